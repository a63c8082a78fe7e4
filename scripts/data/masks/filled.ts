import type { Line } from '../../../bench/pii/talks.ts'

const SLOT = /\{(\w+)\}/g
/** How often a line with slots is filled. */
const TIMES = 6

/** The lines of a file with their slots filled from its lists, the same way every time. A list in capitals holds people. */
export function filled(file: string): Line[] {
  const lists = new Map<string, string[]>()
  const used = new Map<string, number>()
  const lines: Line[] = []
  let list: string | undefined
  for (const row of file.split('\n')) {
    if (row === '' || row.startsWith('#')) continue
    if (row.startsWith('= ')) list = row.slice(2)
    else if (list !== undefined) {
      lists.set(list, row.split('|'))
      list = undefined
    } else for (let n = 0; n < (row.includes('{') ? TIMES : 1); n++) lines.push(withWords(row, lists, used))
  }
  return lines
}

/** Every list is gone through in order, so that each word occurs about as often as the others. */
function withWords(row: string, lists: ReadonlyMap<string, string[]>, used: Map<string, number>): Line {
  const spans: { start: number; end: number }[] = []
  let text = ''
  let from = 0
  for (const { 0: slot, 1: name = '', index } of row.matchAll(SLOT)) {
    const list = lists.get(name)
    if (!list) throw new Error(`no list ${name}`)
    const n = used.get(name) ?? 0
    used.set(name, n + 1)
    const word = list[(n * 7 + Math.floor(n / list.length)) % list.length] ?? ''
    text += row.slice(from, index)
    if (name === name.toUpperCase()) spans.push({ start: text.length, end: text.length + word.length })
    text += word
    from = index + slot.length
  }
  return { text: text + row.slice(from), spans }
}
