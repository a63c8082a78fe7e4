import { emptyOutline, type Outline } from '../outline.ts'
import { type Placed, sections } from './sections.ts'

export function outlineYaml(text: string): Outline {
  const placed: Placed[] = []
  const lines = text.split('\n')
  let blockAbove = -1
  for (const [n, line] of lines.entries()) {
    const [, blank = '', dash = '', key, value = ''] =
      /^(\s*)((?:- +)*)("[^"]+"|'[^']+'|[^\s#'"{}[\],&*!|>%@`-][^#:]*?|[\w.-]+)\s*:(?:\s+(.*))?$/.exec(line) ?? []
    const indent = blank.length
    if (blockAbove !== -1) {
      if (line.trim() === '' || line.search(/\S/) > blockAbove) continue
      blockAbove = -1
    }
    if (key === undefined) continue
    const column = indent + dash.length
    placed.push({
      name: key.replaceAll(/^["']|["']$/g, ''),
      kind: 'key',
      level: column,
      line: n + 1,
      column,
      text: line,
    })
    if (/^[|>][+-]?\d*\s*(?:#.*)?$/.test(value)) blockAbove = indent
  }
  return { ...emptyOutline(), symbols: sections(placed, lines.length) }
}
