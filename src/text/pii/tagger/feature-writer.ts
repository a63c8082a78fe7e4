import { mix } from './hash.ts'

const LAST = 0x7f4a

/** Room for the features of one text after another: fresh memory for each would cost more than the hashing. */
export class FeatureRoom {
  #ids = new Int32Array(0)

  of(size: number): Int32Array {
    if (this.#ids.length < size) this.#ids = new Int32Array(size * 2)
    return this.#ids
  }
}

/** Writes the hashed features of one position after another, without gaps; the slots left over are -1 or follow a -1. */
export class FeatureWriter {
  readonly ids: Int32Array
  readonly slots: number
  readonly #shift: number
  #at = 0

  /** Without a room the features are the caller's to keep, and all slots left over are -1. */
  constructor(length: number, slots: number, bits: number, room?: FeatureRoom) {
    this.ids = room?.of(length * slots) ?? new Int32Array(length * slots).fill(-1)
    this.slots = slots
    this.#shift = 32 - bits
  }

  moveTo(position: number): void {
    this.#at = position * this.slots
  }

  put(hash: number): void {
    this.ids[this.#at++] = mix(hash, LAST) >>> this.#shift
  }

  /** A template and its values, hashed in one call: nested calls are too many for the compiler to inline. */
  putOne(template: number, a: number): void {
    this.ids[this.#at++] = mix(mix(template, a), LAST) >>> this.#shift
  }

  putTwo(template: number, a: number, b: number): void {
    this.ids[this.#at++] = mix(mix(mix(template, a), b), LAST) >>> this.#shift
  }

  putThree(template: number, a: number, b: number, c: number): void {
    this.ids[this.#at++] = mix(mix(mix(mix(template, a), b), c), LAST) >>> this.#shift
  }

  putFour(template: number, a: number, b: number, c: number, d: number): void {
    this.ids[this.#at++] = mix(mix(mix(mix(mix(template, a), b), c), d), LAST) >>> this.#shift
  }

  /** After the last feature of a position. */
  close(position: number): void {
    if (this.#at < (position + 1) * this.slots) this.ids[this.#at] = -1
  }
}
