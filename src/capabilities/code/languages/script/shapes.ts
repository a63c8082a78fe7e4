import { Reader } from './reader.ts'
import { MARK } from './tokens.ts'

/** Words a block may stand behind; behind any other word or mark a `{` is an object. */
const BEFORE_BLOCK = new Set(['else', 'try', 'do', 'finally', 'static'])

/** Tells what the tokens at a position are the beginning of. */
export class Shapes extends Reader {
  /** `new Map<string, A>(…)`: the comma in it ends nothing. */
  areTypes(at: number): boolean {
    const after = this.afterAngles(at)
    return after > at && (this.is(after, '(') || this.newlineBefore(at + 1))
  }

  /** Whether the token here, on a new line, begins something new. */
  endsBefore(at: number): boolean {
    const { tokens, text } = this
    const code = text.charCodeAt(tokens.start[at] ?? 0)
    const before = text.charCodeAt((tokens.end[at - 1] ?? 1) - 1)
    const isBegin =
      tokens.kind[at] !== MARK || code === 64 || code === 91 || code === 123 || code === 125 || code === 35
    const goesOn = tokens.kind[at - 1] === MARK && before !== 41 && before !== 93 && before !== 125 && before !== 33
    return isBegin && !goesOn && !/^(?:instanceof|in|of|as|satisfies|extends)$/.test(this.word(at))
  }

  /** `async (a) => …`, `a => …`, `<T>(a): T => …` or `function …`. */
  isFunction(from: number): boolean {
    let at = this.word(from) === 'async' && !this.is(from + 1, '=>') ? from + 1 : from
    if (this.word(at) === 'function') return true
    if (this.word(at) !== '') return this.is(at + 1, '=>')
    at = this.afterAngles(at)
    if (!this.is(at, '(')) return false
    at = this.after(at)
    if (this.is(at, ':')) at = this.afterType(at + 1)
    return this.is(at, '=>')
  }

  /** `a` or `a.b`, and nothing more: what stands here has its name elsewhere. */
  isPath(from: number): boolean {
    let at = from
    while (this.word(at) !== '' && this.is(at + 1, '.')) at += 2
    return this.word(at) !== '' && (this.is(at + 1, ';') || this.newlineBefore(at + 1) || at + 1 >= this.tokens.count)
  }

  /** The last token before the body of the function that begins here. */
  headEnd(from: number): number {
    for (let at = from; at < this.tokens.count; at = this.after(at)) {
      if (this.is(at, '=>')) return at
      if (this.is(at, '{')) return at - 1
    }
    return from
  }

  isMethod(open: number): boolean {
    const at = this.after(open)
    return this.is(at, '{') || (this.is(at, ':') && this.is(this.afterType(at + 1), '{'))
  }

  isObject(at: number): boolean {
    if (at === 0) return false
    if (this.tokens.fresh.has(at)) return true
    const word = this.word(at - 1)
    if (word !== '')
      return (
        !BEFORE_BLOCK.has(word) &&
        /^(?:return|default|typeof|in|of|new|throw|yield|await|case|satisfies|as)$/.test(word)
      )
    if (this.tokens.kind[at - 1] !== MARK) return false
    if (this.is(at - 1, ':') && this.isCase(at - 2)) return false
    return !(
      this.is(at - 1, ')') ||
      this.is(at - 1, '}') ||
      this.is(at - 1, '{') ||
      this.is(at - 1, ';') ||
      this.is(at - 1, '=>') ||
      this.is(at - 1, ']')
    )
  }

  /** `case x:` and `default:`, seen from the token before the colon. */
  isCase(from: number): boolean {
    for (let at = from; at > from - 8; at--) {
      if (this.word(at) === 'case' || (at === from && this.word(at) === 'default')) return true
      if (this.is(at, '?') || this.is(at, ',') || this.is(at, '{') || this.is(at, ';')) return false
    }
    return false
  }

  /** The first token of a declaration: `export default async` may stand before its word. */
  headOf(at: number): number {
    let n = at
    while (n > 0 && /^(?:export|default|declare|abstract|async|const)$/.test(this.word(n - 1)) && !this.is(n - 2, '.'))
      n--
    return n
  }

  isStatement(at: number): boolean {
    if (at === 0 || this.word(at) === 'export' || this.word(at) === 'declare') return true
    if (this.is(at - 1, ';') || this.is(at - 1, '{') || this.is(at - 1, '}')) return true
    return this.newlineBefore(at) && this.endsBefore(at)
  }

  nameOf(at: number): string {
    const { start, end } = this.tokens
    const last = this.is(at, '[') ? this.after(at) - 1 : at
    const text = this.text.slice(start[at], end[last])
    return /^['"`]/.test(text) ? text.slice(1, -1) : text
  }
}
