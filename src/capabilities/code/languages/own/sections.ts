import type { OutlineSymbol, SymbolKind } from '../outline.ts'
import { oneLine } from './text.ts'

export interface Placed {
  name: string
  kind: SymbolKind
  level: number
  line: number
  column: number
  text: string
}

/** Each reaches to the next of its own level or above, and hangs under the last one above it. */
export function sections(placed: readonly Placed[], lines: number): OutlineSymbol[] {
  const open: { level: number; symbol: OutlineSymbol }[] = []
  return placed.map(({ name, kind, level, line, column, text }) => {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) {
      const ended = open.pop()?.symbol
      if (ended !== undefined) ended.endLine = Math.max(ended.line, line - 1)
    }
    const container = open.map((each) => each.symbol.name).join('.')
    const symbol: OutlineSymbol = {
      name,
      kind,
      container,
      line,
      endLine: lines,
      column,
      nameLine: line,
      signature: oneLine(text),
      doc: '',
    }
    open.push({ level, symbol })
    return symbol
  })
}
