import { MARK, NUMBER, TEXT, type Tokens, WORD } from './tokens.ts'

/** Words a type goes on with, or begins with, without an operator. */
const TYPE_PREFIX = new Set([
  'keyof',
  'typeof',
  'readonly',
  'unique',
  'infer',
  'asserts',
  'new',
  'abstract',
  'is',
  'extends',
])

/** Looks at tokens by position: what each is, and where types and brackets end. */
export class Reader {
  readonly text: string
  readonly tokens: Tokens

  constructor(text: string, tokens: Tokens) {
    this.text = text
    this.tokens = tokens
  }

  is(n: number, mark: string): boolean {
    const { kind, start, end, count } = this.tokens
    if (n >= count || n < 0 || kind[n] !== MARK) return false
    const at = start[n] as number
    if (this.text.charCodeAt(at) !== mark.charCodeAt(0)) return false
    return (end[n] as number) - at === mark.length
  }

  word(n: number): string {
    const { kind, start, end, count } = this.tokens
    return n < count && n >= 0 && kind[n] === WORD ? this.text.slice(start[n], end[n]) : ''
  }

  isName(n: number): boolean {
    const kind = n < this.tokens.count ? this.tokens.kind[n] : 0
    return kind === WORD || kind === TEXT || kind === NUMBER
  }

  /** The position behind the bracket that closes the one here; the next position for anything else. */
  after(n: number): number {
    const other = this.tokens.match[n] ?? -1
    return other > n ? other + 1 : n + 1
  }

  newlineBefore(n: number): boolean {
    const { start, end } = this.tokens
    const at = this.text.indexOf('\n', end[n - 1] ?? 0)
    return at !== -1 && at < (start[n] ?? 0)
  }

  /** Behind `<…>` of types, where one begins here; the same position when it never closes. */
  afterAngles(n: number): number {
    if (!this.is(n, '<')) return n
    let depth = 0
    for (let at = n; at < this.tokens.count;) {
      if (this.is(at, '<')) depth++
      else if (this.is(at, '>')) {
        if (--depth === 0) return at + 1
      } else if (this.is(at, ';') || this.is(at, ')') || this.is(at, '}')) return n
      at = this.is(at, '(') || this.is(at, '{') || this.is(at, '[') ? this.after(at) : at + 1
    }
    return n
  }

  /** Behind the type that begins here. */
  afterType(from: number): number {
    let at = from
    for (;;) {
      at = this.#afterOperand(at)
      const next = this.#afterOperator(at)
      if (next === at) return at
      at = next
    }
  }

  #afterOperand(from: number): number {
    let at = from
    while (
      this.is(at, '|') ||
      this.is(at, '&') ||
      this.is(at, '-') ||
      this.is(at, '...') ||
      (TYPE_PREFIX.has(this.word(at)) && this.#goesOn(at + 1))
    )
      at++
    at = this.afterAngles(at)
    if (this.is(at, '(') || this.is(at, '{') || this.is(at, '[')) at = this.after(at)
    else if (this.isName(at)) at = this.after(at)
    else return at
    for (;;) {
      if (this.is(at, '<')) {
        const after = this.afterAngles(at)
        if (after === at) return at
        at = after
      } else if (this.is(at, '[') && !this.newlineBefore(at)) at = this.after(at)
      else if (this.is(at, '.') && this.isName(at + 1)) at += 2
      else return at
    }
  }

  #goesOn(n: number): boolean {
    return this.isName(n) || this.is(n, '(') || this.is(n, '{') || this.is(n, '[') || this.is(n, '<')
  }

  #afterOperator(at: number): number {
    if (this.is(at, '|') || this.is(at, '&')) return at + 1
    // Only parameters make an arrow part of a type: `(a): B => c` is a function that answers a B.
    if (this.is(at, '=>') && this.#areParameters(at - 1)) return at + 1
    const word = this.word(at)
    if ((word === 'is' || word === 'extends') && !this.newlineBefore(at)) return at + 1
    // `A extends B ? C : D`, and never the `?` or `:` of what stands around a type.
    if (this.is(at, '?') && this.#isConditional(at)) return at + 1
    if (this.is(at, ':') && this.#conditions > 0) {
      this.#conditions--
      return at + 1
    }
    return at
  }

  /** `(a: B)`, `()` or `(...a)`, and not a type in brackets. */
  #areParameters(close: number): boolean {
    const open = this.tokens.match[close] ?? -1
    if (open === -1 || !this.is(close, ')')) return false
    if (open + 1 === close || this.is(open + 1, '...')) return true
    return this.word(open + 1) !== '' && (this.is(open + 2, ':') || this.is(open + 2, '?') || this.is(open + 2, ','))
  }

  #conditions = 0

  #isConditional(at: number): boolean {
    for (let n = at - 1; n >= 0 && n > at - 200; n--) {
      if (this.word(n) === 'extends') {
        this.#conditions++
        return true
      }
      if (this.is(n, ';') || this.is(n, '=')) return false
    }
    return false
  }
}
