import { isWordCode } from '../own/text.ts'

export const WORD = 1
export const MARK = 2
export const TEXT = 3
export const NUMBER = 4
export const PATTERN = 5

/** The tokens of a file, without comments. `match` is where a bracket's other half stands. */
export interface Tokens {
  count: number
  kind: Uint8Array
  start: Int32Array
  end: Int32Array
  match: Int32Array
  /** Elements of JSX by name and offset: they are uses, and stand nowhere among the tokens. */
  elements: { name: string; at: number }[]
  /** Tokens right behind the brace of an element or a template: a `{` there is an object. */
  fresh: Set<number>
}

/** After one of these words a slash begins a pattern and a `<` an element. */
const BEFORE_VALUE = new Set(
  'return typeof instanceof in of new delete void throw case do else yield await default extends'.split(' '),
)

export function tokenise(text: string, jsx: boolean): Tokens {
  const tokeniser = new Tokeniser(text, jsx)
  tokeniser.run(0, text.length)
  return tokeniser.finish()
}

/** One file is read after the other: all use the same room, and nothing is left for the collector. */
let shared = room(1 << 17)

function room(size: number): Pick<Tokens, 'kind' | 'start' | 'end' | 'match'> {
  return {
    kind: new Uint8Array(size),
    start: new Int32Array(size),
    end: new Int32Array(size),
    match: new Int32Array(size),
  }
}

class Tokeniser {
  readonly #text: string
  readonly #jsx: boolean
  #count = 0
  #kind: Uint8Array
  #start: Int32Array
  #end: Int32Array
  #match: Int32Array
  readonly #open: number[] = []
  /** Right behind a `{` that is no token of its own. */
  #fresh = 0
  readonly #freshOnes = new Set<number>()
  readonly #elements: Tokens['elements'] = []

  constructor(text: string, jsx: boolean) {
    this.#text = text
    this.#jsx = jsx
    if (shared.kind.length <= text.length) shared = room(text.length * 2)
    this.#kind = shared.kind
    this.#start = shared.start
    this.#end = shared.end
    this.#match = shared.match
  }

  finish(): Tokens {
    return {
      count: this.#count,
      kind: this.#kind,
      start: this.#start,
      end: this.#end,
      match: this.#match,
      elements: this.#elements,
      fresh: this.#freshOnes,
    }
  }

  /** To `to`, or behind the `}` that closes what was open when it began (`nested`). Answers where it stopped. */
  run(from: number, to: number, nested = false): number {
    const text = this.#text
    const depth = this.#open.length
    if (nested) {
      this.#fresh = this.#count
      this.#freshOnes.add(this.#count)
    }
    let at = from
    while (at < to) {
      const code = text.charCodeAt(at)
      if (code <= 32 || code === 0xa0 || code === 0xfeff) at++
      else if (isWordCode(code) || code === 36 || code === 35 || code === 64) at = this.#word(at)
      else if (code === 34 || code === 39) at = this.#push(TEXT, at, afterQuote(text, at, code))
      else if (code === 96) at = this.#template(at)
      else if (code === 47) at = this.#slash(at)
      else if (code === 60 && this.#jsx && this.#beforeValue() && isElement(text, at)) at = this.#element(at)
      else {
        if (nested && code === 125 && this.#open.length === depth) return at + 1
        at = this.#mark(at, code)
      }
    }
    return at
  }

  #push(kind: number, start: number, end: number): number {
    const n = this.#count++
    this.#kind[n] = kind
    this.#start[n] = start
    this.#end[n] = end
    this.#match[n] = -1
    return end
  }

  #word(at: number): number {
    const text = this.#text
    const first = text.charCodeAt(at)
    // A decorator's `@` is a mark of its own; `#` belongs to a private name.
    if (first === 64) return this.#push(MARK, at, at + 1)
    let end = at + 1
    for (let code = text.charCodeAt(end); isWordCode(code) || code === 36; code = text.charCodeAt(end)) end++
    const isNumber = first >= 48 && first <= 57
    if (isNumber && text.charCodeAt(end) === 46) while (isWordCode(text.charCodeAt(end + 1))) end++
    return this.#push(isNumber ? NUMBER : WORD, at, end)
  }

  #mark(at: number, code: number): number {
    const text = this.#text
    if (code === 61 && text.charCodeAt(at + 1) === 62) return this.#push(MARK, at, at + 2)
    if (code === 46 && text.startsWith('...', at)) return this.#push(MARK, at, at + 3)
    const n = this.#count
    const end = this.#push(MARK, at, at + 1)
    if (code === 40 || code === 91 || code === 123) this.#open.push(n)
    else if (code === 41) this.#close(n, 40)
    else if (code === 93 || code === 125) this.#close(n, code - 2)
    return end
  }

  /** A bracket without its other half must not pair others wrongly: what stands open above it is given up. */
  #close(n: number, opening: number): void {
    for (let depth = this.#open.length - 1; depth >= 0; depth--) {
      const other = this.#open[depth] ?? 0
      if (this.#text.charCodeAt(this.#start[other] ?? 0) !== opening) continue
      this.#open.length = depth
      this.#match[other] = n
      this.#match[n] = other
      return
    }
  }

  /** Whether a value may begin here: then `/` is a pattern and `<` an element. */
  #beforeValue(): boolean {
    const last = this.#count - 1
    if (last < 0 || this.#fresh === this.#count) return true
    const kind = this.#kind[last]
    const start = this.#start[last] ?? 0
    if (kind === WORD) return BEFORE_VALUE.has(this.#text.slice(start, this.#end[last]))
    if (kind !== MARK) return false
    const code = this.#text.charCodeAt(start)
    return code !== 41 && code !== 93 && code !== 125
  }

  #slash(at: number): number {
    const text = this.#text
    const next = text.charCodeAt(at + 1)
    if (next === 47) return endOr(text, text.indexOf('\n', at))
    if (next === 42) {
      const end = text.indexOf('*/', at + 2)
      return end === -1 ? text.length : end + 2
    }
    const last = this.#count - 1
    const afterBlock =
      last >= 0 &&
      this.#text.charCodeAt(this.#start[last] ?? 0) === 125 &&
      /^\/[^/\n*]+\/[a-z]*[.;\n)]/.test(text.slice(at, at + 200))
    if (!this.#beforeValue() && !afterBlock) return this.#push(MARK, at, at + 1)
    return this.#push(PATTERN, at, afterPattern(text, at))
  }

  #template(at: number): number {
    const text = this.#text
    const n = this.#count
    this.#push(TEXT, at, at + 1)
    let end = at + 1
    while (end < text.length) {
      const code = text.charCodeAt(end)
      if (code === 92) end += 2
      else if (code === 96) {
        end++
        break
      } else if (code === 36 && text.charCodeAt(end + 1) === 123) end = this.run(end + 2, text.length, true)
      else end++
    }
    return this.#around(n, Math.min(end, text.length))
  }

  /** `<A b={c}>text {d}</A>`: only what stands in braces becomes tokens. */
  #element(at: number): number {
    const text = this.#text
    const n = this.#count
    this.#push(TEXT, at, at + 1)
    let end = at
    let depth = 0
    do {
      const tag = this.#tag(end)
      end = tag.end
      if (tag.closes) depth--
      else if (text.charCodeAt(end - 2) !== 47) depth++
      if (depth <= 0) break
      end = this.#children(end)
    } while (end < text.length)
    return this.#around(n, Math.min(end, text.length))
  }

  /** What stood in braces follows as tokens of its own: they hold calls. A last token pairs with the first, like a bracket. */
  #around(n: number, end: number): number {
    if (this.#count === n + 1) this.#end[n] = end
    else {
      const last = this.#count
      this.#push(TEXT, end - 1, end)
      this.#match[n] = last
      this.#match[last] = n
    }
    return end
  }

  /** From `<` to behind its `>`. */
  #tag(at: number): { end: number; closes: boolean } {
    const text = this.#text
    const closes = text.charCodeAt(at + 1) === 47
    const name = /^<\/?\s*([\w$.:-]*)/.exec(text.slice(at, at + 120))
    const called = name?.[1] ?? ''
    if (!closes && called !== '')
      this.#elements.push({ name: called, at: at + (name?.[0].length ?? 0) - called.length })
    let end = at + (name?.[0].length ?? 1)
    while (end < text.length) {
      const code = text.charCodeAt(end)
      if (code === 62) return { end: end + 1, closes }
      if (code === 34 || code === 39) {
        const close = text.indexOf(String.fromCharCode(code), end + 1)
        end = close === -1 ? text.length : close + 1
      } else if (code === 123) end = this.run(end + 1, text.length, true)
      else end++
    }
    return { end, closes }
  }

  /** Text between tags, up to the next `<`. */
  #children(at: number): number {
    const text = this.#text
    let end = at
    while (end < text.length) {
      const code = text.charCodeAt(end)
      if (code === 60) return end
      end = code === 123 ? this.run(end + 1, text.length, true) : end + 1
    }
    return end
  }
}

/** `<T,>(x) => …` and `<T extends U>(x) => …` are types, not elements. */
function isElement(text: string, at: number): boolean {
  const ahead = text.slice(at, at + 60)
  return /^<(?:[A-Za-z_$][\w$.:-]*[\s/>]|>)/.test(ahead) && !/^<[\w$]+(?:\s*,|\s+extends\s)/.test(ahead)
}

function afterQuote(text: string, at: number, quote: number): number {
  for (let n = at + 1; n < text.length; n++) {
    const code = text.charCodeAt(n)
    if (code === 92) n++
    else if (code === quote) return n + 1
    else if (code === 10) return n
  }
  return text.length
}

function afterPattern(text: string, at: number): number {
  let inClass = false
  for (let n = at + 1; n < text.length; n++) {
    const code = text.charCodeAt(n)
    if (code === 92) n++
    else if (code === 10) return n
    else if (code === 91) inClass = true
    else if (code === 93) inClass = false
    else if (code === 47 && !inClass) {
      while (isWordCode(text.charCodeAt(n + 1))) n++
      return n + 1
    }
  }
  return text.length
}

function endOr(text: string, end: number): number {
  return end === -1 ? text.length : end
}
