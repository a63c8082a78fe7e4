import type { GrammarOutline } from './grammar.ts'

/** Not used for indexing, where the scanner is: this is what the scanner is held against. */
export const PYTHON: GrammarOutline = {
  patterns: [
    '(function_definition name: (identifier) @name) @function',
    '(class_definition name: (identifier) @name) @class',
  ],
}
