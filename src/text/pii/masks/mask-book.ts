import { createHmac } from 'node:crypto'
import type { PersonName } from './name-parts.ts'

/** Stands for "more than one person goes by it". */
const SHARED = 0
/** Below the persons' numbers: a word that is nobody, and one to hide, with its length so that it can be found again. */
const KEPT = -1
const hiddenOf = (length: number) => KEPT - length

/**
 * Which number each person of a conversation has. It remembers keyed hashes, never names: without the key the book
 * tells nobody who was spoken of.
 */
export class MaskBook {
  readonly #key: string | Uint8Array
  readonly #numbers: Map<string, number>
  #last: number

  constructor(key: string | Uint8Array, known: Readonly<Record<string, number>> = {}) {
    if (key.length === 0) throw new RangeError('a mask book needs a key')
    this.#key = key
    this.#numbers = new Map(Object.entries(known))
    this.#last = Object.values(known).reduce((most, number) => Math.max(most, number), 0)
  }

  /**
   * The numbers of the persons named in one message. A surname alone is the one full name that contains it, said before
   * or in the same message; where two contain it, it is a person of its own.
   */
  numbersOf(names: readonly PersonName[]): number[] {
    const fulls = new Map<string, PersonName>()
    for (const name of names) if (name.parts.length > 1) fulls.set(name.whole, name)
    const others = [...fulls.values()]
    return names.map((name) => (name.parts.length > 1 ? this.#full(name, others) : this.#part(name, others)))
  }

  /** The person says that this is nobody, now and later. */
  keep(word: string): void {
    this.#numbers.delete(this.#hash('hide', plainWord(word)))
    this.#set('keep', plainWord(word), KEPT)
  }

  /** The person wants this masked wherever it stands, now and later. */
  hide(word: string): void {
    this.#numbers.delete(this.#hash('keep', plainWord(word)))
    this.#set('hide', plainWord(word), hiddenOf(word.length))
  }

  isKept(word: string): boolean {
    return this.#get('keep', plainWord(word)) !== undefined
  }

  isHidden(word: string): boolean {
    return this.#get('hide', plainWord(word)) !== undefined
  }

  /** How long the hidden words are, the longest first: all the book can tell of them. */
  hiddenLengths(): number[] {
    const lengths = [...this.#numbers.values()].filter((number) => number < KEPT).map((number) => KEPT - number)
    return [...new Set(lengths)].toSorted((a, b) => b - a)
  }

  /** What to store, and to open the book with again. */
  entries(): Record<string, number> {
    return Object.fromEntries(this.#numbers)
  }

  #full(name: PersonName, others: readonly PersonName[]): number {
    const known = this.#get('whole', name.whole)
    if (known !== undefined) return known
    const earlier = new Set<number>()
    for (const part of name.aliases) {
      const said = this.#get('whole', part)
      if (said === undefined || this.#get('part', part) === SHARED || this.#get('full', String(said)) !== undefined)
        continue
      if (others.filter(({ aliases }) => aliases.includes(part)).length === 1) earlier.add(said)
    }
    const [only] = earlier
    const number = only !== undefined && earlier.size === 1 ? only : this.#next()
    this.#set('whole', name.whole, number)
    this.#set('full', String(number), number)
    this.#own(name.aliases, number)
    return number
  }

  #part(name: PersonName, others: readonly PersonName[]): number {
    const owner = this.#get('part', name.whole)
    if (owner !== undefined && owner !== SHARED) return owner
    const among = others.filter(({ aliases }) => aliases.includes(name.whole))
    const [full] = among
    const known = this.#get('whole', name.whole)
    if (owner === undefined && known !== undefined) return known
    if (owner === undefined && full && among.length === 1) return this.#full(full, others)
    const own = this.#get('alone', name.whole)
    if (own !== undefined) return own
    const alias = owner === SHARED || among.length > 1 ? undefined : this.#byAlias(name)
    const number = alias ?? this.#next()
    if (owner === SHARED || among.length > 1) this.#set('alone', name.whole, number)
    else this.#set('whole', name.whole, number)
    this.#own(
      name.aliases.filter((part) => part !== name.whole),
      number,
    )
    return number
  }

  /** The person who was called by the reading of this name, or whose name reads so. */
  #byAlias(name: PersonName): number | undefined {
    for (const alias of name.aliases) {
      const owner = this.#get('part', alias)
      if (owner === SHARED) return undefined
      const number = owner === undefined ? this.#get('whole', alias) : undefined
      if (number !== undefined) return number
    }
    return undefined
  }

  #own(aliases: readonly string[], number: number): void {
    for (const alias of aliases) {
      const owner = this.#get('part', alias)
      this.#set('part', alias, owner === undefined || owner === number ? number : SHARED)
    }
  }

  #next(): number {
    this.#last++
    return this.#last
  }

  #get(kind: string, text: string): number | undefined {
    return this.#numbers.get(this.#hash(kind, text))
  }

  #set(kind: string, text: string, number: number): void {
    this.#numbers.set(this.#hash(kind, text), number)
  }

  #hash(kind: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${kind} ${text}`).digest('base64url').slice(0, 22)
  }
}

function plainWord(word: string): string {
  return word.normalize('NFKC').toLowerCase()
}
