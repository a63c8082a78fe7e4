import type { OutlineImport } from '../outline.ts'
import type { GrammarOutline } from './grammar.ts'

export const RUST: GrammarOutline = {
  patterns: [
    '(function_item name: (identifier) @name) @function',
    '(function_signature_item name: (identifier) @name) @function',
    '(struct_item name: (type_identifier) @name) @struct',
    '(union_item name: (type_identifier) @name) @struct',
    '(enum_item name: (type_identifier) @name) @enum',
    '(enum_variant name: (identifier) @name) @member',
    '(trait_item name: (type_identifier) @name) @trait',
    '(type_item name: (type_identifier) @name) @type',
    '(const_item name: (identifier) @name) @constant',
    '(static_item name: (identifier) @name) @variable',
    '(mod_item name: (identifier) @name) @module',
    '(macro_definition name: (identifier) @name) @macro',
    '(field_declaration name: (field_identifier) @name) @property',
    '(impl_item type: (type_identifier) @name) @scope',
    '(impl_item type: (generic_type type: (type_identifier) @name)) @scope',
    '(use_declaration) @import',
    '(call_expression function: (identifier) @call)',
    '(call_expression function: (field_expression field: (field_identifier) @call))',
    '(call_expression function: (scoped_identifier name: (identifier) @call))',
    '(macro_invocation macro: (identifier) @call)',
  ],
  readImport: (text) => leaves(text.replace(/^[^]*?\buse\s+/, '').replace(/;\s*$/, ''), []),
}

/** `a::{b, c::{self, d as e}, *}`: one import for each leaf. */
function leaves(tree: string, above: readonly string[]): Omit<OutlineImport, 'line'>[] {
  const text = tree.trim()
  const brace = text.indexOf('{')
  if (brace !== -1 && text.endsWith('}')) {
    const path = [...above, ...parts(text.slice(0, brace))]
    return splitAtCommas(text.slice(brace + 1, -1)).flatMap((each) => leaves(each, path))
  }
  const [, path = '', local] = /^([\w:*#\s]+?)(?:\s+as\s+(\w+))?$/.exec(text) ?? []
  const all = [...above, ...parts(path)]
  const last = all.pop()
  if (last === undefined) return []
  if (last === 'self') return [{ from: all.join('::'), names: [], local: local ?? all.at(-1) ?? '' }]
  return [{ from: all.join('::'), names: [{ name: last, local: local ?? last }], local: '' }]
}

function parts(path: string): string[] {
  return path
    .split('::')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

function splitAtCommas(list: string): string[] {
  const out: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < list.length; at++) {
    const mark = list[at]
    if (mark === '{') depth++
    else if (mark === '}') depth--
    else if (mark === ',' && depth === 0) {
      out.push(list.slice(from, at))
      from = at + 1
    }
  }
  return [...out, list.slice(from)].filter((each) => each.trim() !== '')
}
