import { createHmac } from 'node:crypto'

/**
 * Which number each person of a conversation has. It remembers keyed hashes, never names: without the key the book
 * tells nobody who was spoken of.
 */
export class MaskBook {
  readonly #key: string | Uint8Array
  readonly #numbers: Map<string, number>

  constructor(key: string | Uint8Array, known: Readonly<Record<string, number>> = {}) {
    if (key.length === 0) throw new RangeError('a mask book needs a key')
    this.#key = key
    this.#numbers = new Map(Object.entries(known))
  }

  /** The number of the person with these name parts. A full name is remembered by its parts too: a later bare part is the same person. */
  numberOf(parts: readonly string[]): number {
    const whole = this.#hash(parts.join(' '))
    const known = this.#numbers.get(whole)
    if (known !== undefined) return known
    const number = Math.max(0, ...this.#numbers.values()) + 1
    this.#numbers.set(whole, number)
    for (const part of parts) {
      const hash = this.#hash(part)
      if (part.length > 1 && !this.#numbers.has(hash)) this.#numbers.set(hash, number)
    }
    return number
  }

  /** What to store, and to open the book with again. */
  entries(): Record<string, number> {
    return Object.fromEntries(this.#numbers)
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url').slice(0, 22)
  }
}
