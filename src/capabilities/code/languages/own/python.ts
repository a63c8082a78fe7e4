import { emptyOutline, type Outline, type OutlineSymbol, qualifiedName, type SymbolKind } from '../outline.ts'
import { isWordCode, lineNumbers, oneLine } from './text.ts'
import { importsOf } from './python-imports.ts'

/** Held against tree-sitter's Python on whole repositories (`npm run bench -- outlines`), at ten times its speed. */
const DEFINITION = /(?:async[ \t]+)?(def|class)[ \t]+([^\W\d]\w*)/uy
const ASSIGNED = /([^\W\d]\w*)[ \t]*(?::[^=\n]*)?=(?!=)/uy
const ANNOTATED = /([^\W\d]\w*)[ \t]*:[ \t]*[\w"'[]/uy
const IMPORT = /(?:from|import)\b/y
/** Words that stand before a bracket or an assignment and are no names. */
const NOT_NAMES = new Set(
  'if elif while for return and or not in is lambda assert del yield await with except raise else try finally def class import from match case'.split(
    ' ',
  ),
)

interface Open {
  indent: number
  symbol: OutlineSymbol
}

export function outlinePython(text: string): Outline {
  return new PythonScanner(text).scan()
}

class PythonScanner {
  readonly #text: string
  readonly #outline = emptyOutline()
  readonly #open: Open[] = []
  /** The end of the last logical line that held code. */
  #lastCode = 0
  readonly #lineAt: (offset: number) => number

  constructor(text: string) {
    this.#text = text
    this.#lineAt = lineNumbers(text)
  }

  scan(): Outline {
    const text = this.#text
    let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
    while (at < text.length) {
      let first = at
      while (isBlank(text.charCodeAt(first))) first++
      const code = text.charCodeAt(first)
      if (code === 10 || code === 13 || code === 35 || Number.isNaN(code)) {
        at = afterLine(text, first)
        continue
      }
      at = this.#logicalLine(first, indentOf(text, at, first))
    }
    this.#closeTo(-1)
    return this.#outline
  }

  #logicalLine(first: number, indent: number): number {
    this.#closeTo(indent)
    const text = this.#text
    const begun = this.#begin(first, indent)
    const end = this.#skim(begun === undefined ? first : begun.nameEnd)
    if (begun !== undefined) this.#describe(begun.symbol, first, end)
    else if (matchAt(IMPORT, text, first) !== null) {
      this.#outline.imports.push(...importsOf(text.slice(first, end), this.#lineAt(first)))
    }
    this.#lastCode = end
    return end + 1
  }

  /** What the logical line defines, if anything. */
  #begin(first: number, indent: number): { symbol: OutlineSymbol; nameEnd: number } | undefined {
    const text = this.#text
    const definition = matchAt(DEFINITION, text, first)
    const parent = this.#open.at(-1)?.symbol
    if (definition !== null) {
      const [whole, word, name = ''] = definition
      const kind = word === 'class' ? 'class' : parent?.kind === 'class' ? 'method' : 'function'
      const symbol = this.#push(name, kind, first, first + whole.length - name.length)
      this.#open.push({ indent, symbol })
      return { symbol, nameEnd: first + whole.length }
    }
    // Names given inside a function are its own business.
    if (parent !== undefined && parent.kind !== 'class') return undefined
    const name = (matchAt(ASSIGNED, text, first) ?? matchAt(ANNOTATED, text, first))?.[1]
    if (name === undefined || NOT_NAMES.has(name)) return undefined
    const kind = parent !== undefined ? 'property' : name === name.toUpperCase() ? 'constant' : 'variable'
    return { symbol: this.#push(name, kind, first, first), nameEnd: first + name.length }
  }

  #push(name: string, kind: SymbolKind, first: number, nameAt: number): OutlineSymbol {
    const line = this.#lineAt(first)
    const parent = this.#open.at(-1)?.symbol
    const container = parent === undefined ? '' : qualifiedName(parent)
    const column = nameAt - (this.#text.lastIndexOf('\n', nameAt - 1) + 1)
    const symbol = { name, kind, container, line, endLine: line, column, nameLine: line, signature: '', doc: '' }
    this.#outline.symbols.push(symbol)
    return symbol
  }

  #describe(symbol: OutlineSymbol, first: number, end: number): void {
    symbol.signature = oneLine(this.#text.slice(first, end))
    symbol.endLine = this.#lineAt(end)
    symbol.doc = this.#docAfter(symbol, end)
  }

  /** The first sentence of documentation, where the body begins with a text. */
  #docAfter({ kind }: OutlineSymbol, end: number): string {
    if (kind !== 'function' && kind !== 'method' && kind !== 'class') return ''
    DOC.lastIndex = end
    const doc = DOC.exec(this.#text)
    return doc === null ? '' : oneLine(doc[2] ?? '')
  }

  /** To the end of the logical line: over brackets, texts and continued lines. Names before `(` are calls. */
  #skim(from: number): number {
    const text = this.#text
    let depth = 0
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 10) {
        if (depth === 0) return at
      } else if (code === 34 || code === 39) at = afterText(text, at, code) - 1
      else if (code === 35) at = afterLine(text, at) - 2
      else if (code === 92) at++
      else if (code === 40) {
        depth++
        if (at > from) this.#call(at)
      } else if (code === 91 || code === 123) depth++
      else if (code === 41 || code === 93 || code === 125) depth = Math.max(0, depth - 1)
    }
    return text.length
  }

  #call(bracket: number): void {
    const text = this.#text
    let start = bracket
    while (start > 0 && isWordCode(text.charCodeAt(start - 1))) start--
    if (start === bracket) return
    const first = text.charCodeAt(start)
    if (first >= 48 && first <= 57) return
    const name = text.slice(start, bracket)
    if (!NOT_NAMES.has(name)) this.#outline.calls.push({ name, line: this.#lineAt(start) })
  }

  /** Ends what stands deeper than this line; `-1` ends everything. */
  #closeTo(indent: number): void {
    for (let last = this.#open.at(-1); last !== undefined && last.indent >= indent; last = this.#open.at(-1)) {
      last.symbol.endLine = Math.max(last.symbol.endLine, this.#lineAt(this.#lastCode))
      this.#open.pop()
    }
  }
}

const DOC = /\s*(?:#[^\n]*\n\s*)*[rRuU]?("""|''')\s*([^"'\n][^\n]{0,300}?)(?:\s*\1|\n|$)/y

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 12
}

function indentOf(text: string, from: number, to: number): number {
  let indent = 0
  for (let at = from; at < to; at++) indent = text.charCodeAt(at) === 9 ? indent - (indent % 8) + 8 : indent + 1
  return indent
}

function afterLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length + 1 : end + 1
}

/** Behind the text that begins here; an unclosed short one ends with its line. */
function afterText(text: string, at: number, quote: number): number {
  const isLong = text.charCodeAt(at + 1) === quote && text.charCodeAt(at + 2) === quote
  for (let n = at + (isLong ? 3 : 1); n < text.length; n++) {
    const code = text.charCodeAt(n)
    if (code === 92) n++
    else if (code === quote) {
      if (!isLong) return n + 1
      if (text.charCodeAt(n + 1) === quote && text.charCodeAt(n + 2) === quote) return n + 3
    } else if (code === 10 && !isLong) return n
  }
  return text.length
}
