import { docAbove } from '../doc-above.ts'
import type { OutlineSymbol, SymbolKind } from '../outline.ts'
import { lineNumbers, oneLine } from '../own/text.ts'
import type { Reader } from './reader.ts'

/** The symbols found so far, by positions of tokens. */
export class SymbolList {
  readonly found: OutlineSymbol[] = []
  readonly lineAt: (offset: number) => number
  readonly #read: Reader
  readonly #starts = new Map<OutlineSymbol, number>()

  constructor(read: Reader) {
    this.#read = read
    this.lineAt = lineNumbers(read.text)
  }

  line(at: number): number {
    return this.lineAt(this.#read.tokens.start[at] ?? 0)
  }

  push(name: string, kind: SymbolKind, container: string, start: number, nameAt: number): OutlineSymbol {
    const { text, tokens } = this.#read
    const begin = tokens.start[nameAt] ?? 0
    // A quoted name stands behind its quote.
    const offset = /['"`]/.test(text[begin] ?? '') ? begin + 1 : begin
    const first = tokens.start[start] ?? 0
    const line = this.line(start)
    const symbol: OutlineSymbol = {
      name,
      kind,
      container,
      line,
      endLine: line,
      column: offset - (text.lastIndexOf('\n', offset - 1) + 1),
      nameLine: this.lineAt(offset),
      signature: '',
      doc: docAbove(text, first),
    }
    this.#starts.set(symbol, first)
    this.found.push(symbol)
    return symbol
  }

  /** Its last token, and the last one of what stands before its body. */
  finish(symbol: OutlineSymbol | undefined, lastToken: number, headToken: number): void {
    if (symbol === undefined) return
    const { text, tokens } = this.#read
    symbol.endLine = Math.max(symbol.line, this.lineAt(Math.max(0, (tokens.end[lastToken] ?? 1) - 1)))
    symbol.signature = oneLine(text.slice(this.#starts.get(symbol), tokens.end[headToken]))
  }
}
