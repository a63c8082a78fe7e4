import { isStorable } from '../storable.ts'

/**
 * JSON as the standard has it, with what JSON.parse forgives refused: a key given twice (the last one would silently
 * win) and `__proto__`. Returns the value and where it ended.
 */
export function parseStrictJson(text: string, from = 0): { value: unknown; end: number } {
  const reader = new Reader(text, from)
  const value = reader.value(0)
  return { value, end: reader.position }
}

const MAX_DEPTH = 64
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** Where a string ends; JSON.parse then judges what is in it. */
const STRING = /"(?:[^"\\]|\\.)*"/y
const SPACE = /[ \t\r\n]*/y
const LITERALS: readonly (readonly [string, unknown])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
]

class Reader {
  readonly #text: string
  position: number

  constructor(text: string, from: number) {
    this.#text = text
    this.position = from
  }

  value(depth: number): unknown {
    if (depth > MAX_DEPTH) throw new SyntaxError('nested too deeply')
    this.#match(SPACE)
    const next = this.#text[this.position]
    if (next === '{') return this.#object(depth)
    if (next === '[') return this.#array(depth)
    if (next === '"') return this.#string()
    for (const [word, value] of LITERALS) {
      if (this.#text.startsWith(word, this.position)) {
        this.position += word.length
        return value
      }
    }
    const number = this.#match(NUMBER)
    if (number === undefined || number === '') throw new SyntaxError(`no JSON value at ${this.position}`)
    const value = Number(number)
    if (!Number.isFinite(value)) throw new SyntaxError(`number out of range at ${this.position}`)
    return value
  }

  #object(depth: number): Record<string, unknown> {
    const result: Record<string, unknown> = {}
    this.#list('}', () => {
      const key = this.#string()
      // In a value it can be left out; a key without it would be another key.
      if (!isStorable(key)) throw new SyntaxError('a key holds a character that is no text')
      if (key === '__proto__') throw new SyntaxError('a key may not be __proto__')
      if (Object.hasOwn(result, key)) throw new SyntaxError(`the key "${key}" is given twice`)
      this.#expect(':')
      result[key] = this.value(depth + 1)
    })
    return result
  }

  #array(depth: number): unknown[] {
    const result: unknown[] = []
    this.#list(']', () => {
      result.push(this.value(depth + 1))
    })
    return result
  }

  #list(close: string, item: () => void): void {
    this.position++
    this.#match(SPACE)
    if (this.#text[this.position] === close) {
      this.position++
      return
    }
    for (;;) {
      this.#match(SPACE)
      item()
      this.#match(SPACE)
      if (this.#text[this.position] === close) break
      this.#expect(',')
    }
    this.position++
  }

  #string(): string {
    const literal = this.#match(STRING)
    if (literal === undefined) throw new SyntaxError(`no string at ${this.position}`)
    return JSON.parse(literal) as string
  }

  #expect(character: string): void {
    this.#match(SPACE)
    if (this.#text[this.position] !== character) throw new SyntaxError(`expected ${character} at ${this.position}`)
    this.position++
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position
    const found = pattern.exec(this.#text)?.[0]
    if (found !== undefined) this.position += found.length
    return found
  }
}
