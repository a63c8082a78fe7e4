import { type GrammarOutline, wholeImport } from './grammar.ts'

/** Grammars of one language differ in the names of their nodes: what the installed one does not know is left out. */
const dotted = /^import\s+([\w.]+)/

function readDotted(text: string): ReturnType<NonNullable<GrammarOutline['readImport']>> {
  const from = dotted.exec(text.trim())?.[1]
  return from === undefined ? [] : [wholeImport(from)]
}

export const KOTLIN: GrammarOutline = {
  patterns: [
    '(class_declaration (type_identifier) @name) @class',
    '(class_declaration name: (identifier) @name) @class',
    '(object_declaration (type_identifier) @name) @class',
    '(object_declaration name: (identifier) @name) @class',
    '(function_declaration (simple_identifier) @name) @function',
    '(function_declaration name: (identifier) @name) @function',
    '(property_declaration (variable_declaration (simple_identifier) @name)) @property',
    '(property_declaration (variable_declaration (identifier) @name)) @property',
    '(import_header) @import',
    '(import) @import',
    '(call_expression (simple_identifier) @call)',
    '(call_expression (identifier) @call)',
  ],
  readImport: readDotted,
}

export const SWIFT: GrammarOutline = {
  patterns: [
    '(class_declaration name: (type_identifier) @name) @class',
    '(protocol_declaration name: (type_identifier) @name) @interface',
    '(function_declaration name: (simple_identifier) @name) @function',
    '(protocol_function_declaration name: (simple_identifier) @name) @method',
    '(property_declaration name: (pattern (simple_identifier) @name)) @property',
    '(import_declaration) @import',
    '(call_expression (simple_identifier) @call)',
  ],
  readImport: readDotted,
}

export const SCALA: GrammarOutline = {
  patterns: [
    '(class_definition name: (identifier) @name) @class',
    '(object_definition name: (identifier) @name) @class',
    '(trait_definition name: (identifier) @name) @trait',
    '(enum_definition name: (identifier) @name) @enum',
    '(function_definition name: (identifier) @name) @function',
    '(function_declaration name: (identifier) @name) @function',
    '(val_definition pattern: (identifier) @name) @constant',
    '(import_declaration) @import',
    '(call_expression function: (identifier) @call)',
    '(call_expression function: (field_expression field: (identifier) @call))',
  ],
  readImport: readDotted,
}

export const DART: GrammarOutline = {
  patterns: [
    '(class_definition name: (identifier) @name) @class',
    '(class_declaration name: (identifier) @name) @class',
    '(mixin_declaration (identifier) @name) @class',
    '(enum_declaration name: (identifier) @name) @enum',
    '(function_signature name: (identifier) @name) @function',
    '(import_or_export) @import',
  ],
  readImport(text) {
    const from = /['"]([^'"]+)['"]/.exec(text)?.[1]
    return from === undefined ? [] : [wholeImport(from)]
  },
}

export const ELIXIR: GrammarOutline = {
  patterns: [
    '(call target: (identifier) @word (arguments (alias) @name) (#eq? @word "defmodule")) @module',
    '(call target: (identifier) @word (arguments (call target: (identifier) @name)) (#match? @word "^(def|defp|defmacro)$")) @function',
    '(call target: (identifier) @word (arguments (identifier) @name) (#match? @word "^(def|defp|defmacro)$")) @function',
  ],
}

export const HASKELL: GrammarOutline = {
  patterns: [
    '(function name: (variable) @name) @function',
    '(bind name: (variable) @name) @function',
    '(signature name: (variable) @name) @function',
    '(data_type name: (name) @name) @type',
    '(newtype name: (name) @name) @type',
    '(type_synomym name: (name) @name) @type',
    '(class name: (name) @name) @interface',
    '(import) @import',
  ],
  readImport(text) {
    const from = /^import\s+(?:qualified\s+)?([\w.]+)/.exec(text.trim())?.[1]
    return from === undefined ? [] : [wholeImport(from)]
  },
}

export const SQL: GrammarOutline = {
  patterns: [
    '(create_table (object_reference name: (identifier) @name)) @struct',
    '(create_view (object_reference name: (identifier) @name)) @struct',
    '(create_function (object_reference name: (identifier) @name)) @function',
    '(create_type (object_reference name: (identifier) @name)) @type',
  ],
}
