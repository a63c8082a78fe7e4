import type { OutlineImport } from '../outline.ts'

/**
 * How an outline is read from a tree: each pattern captures a definition by its kind and `@name`, what only holds others
 * as `@scope`, `@of` where the holder is named elsewhere than around it, `@import` and `@call`.
 */
export interface GrammarOutline {
  patterns: readonly string[]
  /** From the text of one `@import`. */
  readImport?(text: string): Omit<OutlineImport, 'line'>[]
  /** For languages that import by a plain call: every match in the text, its first group the address. */
  importCalls?: RegExp
}

export function wholeImport(from: string, local = ''): Omit<OutlineImport, 'line'> {
  return { from, names: [], local }
}
