import type { Shapes } from './shapes.ts'

export interface AssignedNames {
  /** Where each name stands, and what it becomes a part of. */
  names: { nameAt: number; container: string; isExport: boolean }[]
  /** Where the value begins. */
  value: number
}

/**
 * `exports.a = …`, `module.exports.a = exports.b = …`, `Shop.prototype.a = …`, `this.a = …`, `shop.a = …`: how JavaScript without
 * `export` and `class` gives names to things. Undefined for anything else; whether the value is worth a name the caller knows.
 */
export function assignedNames(read: Shapes, from: number, container: string, top: boolean): AssignedNames | undefined {
  const names: AssignedNames['names'] = []
  let at = from
  for (;;) {
    const path = [at]
    while (read.is(at + 1, '.') && read.word(at + 2) !== '') path.push((at += 2))
    if (!read.is(at + 1, '=')) return at === from || path[0] === from ? undefined : { names, value: path[0] ?? at }
    const words = path.map((each) => read.word(each))
    const holder = holderOf(words, container, top)
    if (holder !== undefined)
      names.push({ nameAt: at, container: holder, isExport: /^(?:module|exports)$/.test(words[0] ?? '') })
    else if (!isExports(words)) return undefined
    at += 2
    if (read.word(at) === '') return { names, value: at }
  }
}

/** What the last of these words becomes a part of. */
function holderOf(words: readonly string[], container: string, top: boolean): string | undefined {
  const [first = '', second] = words
  const within = (inner: string) => (container === '' ? inner : `${container}.${inner}`)
  if (first === 'exports' && words.length === 2) return container
  if (first === 'module' && second === 'exports') return words.length === 3 ? container : undefined
  if (first === 'this' && words.length === 2) return container
  if (second === 'prototype' && words.length === 3) return within(first)
  return top && words.length === 2 ? within(first) : undefined
}

/** `exports = module.exports = …` names nothing by itself. */
function isExports(words: readonly string[]): boolean {
  return words.join('.') === 'module.exports' || words.join('.') === 'exports'
}
