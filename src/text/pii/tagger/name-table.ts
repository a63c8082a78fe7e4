import { mix } from './hash.ts'

const SEED = 0x51ed270b

/**
 * Which kinds of name a string is known as: an open-addressed table of 24 check bits and 8 flags, so a hundred
 * thousand names weigh four bytes each. An unknown string answers 0, a false match is one in sixteen million.
 */
export class NameTable {
  readonly #slots: Uint32Array
  readonly #seen: Uint8Array

  constructor(slots: Uint32Array) {
    this.#slots = slots
    this.#seen = seenChecks(slots)
  }

  static start(): number {
    return SEED
  }

  /** The flags of the string hashed so far. */
  flags(hash: number): number {
    const slot = this.slot(hash)
    return slot < 0 ? 0 : this.flagsAt(slot)
  }

  flagsAt(slot: number): number {
    return (this.#slots[slot] as number) & 0xff
  }

  /** Where the string hashed so far is kept, -1 when it is unknown. */
  slot(hash: number): number {
    const slots = this.#slots
    const size = slots.length
    const check = checkBits(hash)
    const seen = this.#seen
    const bit = (check >>> 1) & (seen.length * 8 - 1)
    if (((seen[bit >>> 3] as number) & (1 << (bit & 7))) === 0) return -1
    let index = home(hash, size)
    for (;;) {
      const slot = slots[index] as number
      if (slot === 0) return -1
      if (slot >>> 8 === check) return index
      index = index + 1 === size ? 0 : index + 1
    }
  }

  flagsOf(text: string): number {
    return this.flags(NameTable.hashOf(text, 0, text.length))
  }

  static hashOf(text: string, start: number, end: number): number {
    let h = SEED
    for (let i = start; i < end; i++) h = mix(h, text.charCodeAt(i))
    return h
  }

  static build(entries: Iterable<readonly [string, number]>, size: number): Uint32Array {
    const slots = new Uint32Array(size)
    for (const [text, flags] of entries) {
      let h = SEED
      for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i))
      const check = checkBits(h)
      let index = home(h, size)
      while (slots[index] !== 0 && (slots[index] ?? 0) >>> 8 !== check) index = index + 1 === size ? 0 : index + 1
      slots[index] = (check << 8) | ((slots[index] ?? 0) & 0xff) | flags
    }
    return slots
  }
}

const CHECKS = 2 ** 23

/** Which check bits occur at all. The table is nearly full, so walking it to learn that a string is unknown takes long. */
function seenChecks(slots: Uint32Array): Uint8Array {
  let bits = 8
  while (bits < CHECKS && bits < slots.length * 8) bits *= 2
  const seen = new Uint8Array(bits / 8)
  for (const slot of slots) {
    if (slot === 0) continue
    const bit = (slot >>> 9) & (bits - 1)
    seen[bit >>> 3] = (seen[bit >>> 3] as number) | (1 << (bit & 7))
  }
  return seen
}

/** The first slot to look at: the hash scaled to the table, which is cheaper than a remainder. */
function home(hash: number, size: number): number {
  return Math.floor((hash >>> 0) * (size / 4294967296))
}

/** Never 0, so that an empty slot is recognisable. */
function checkBits(hash: number): number {
  return (Math.imul(hash ^ 0x2545f491, 0x85ebca6b) >>> 8) | 1
}
