import { mix } from './hash.ts'

/** Writes the hashed features of one position after another, without gaps; the slots left over stay -1. */
export class FeatureWriter {
  readonly ids: Int32Array
  readonly slots: number
  readonly #shift: number
  #at = 0

  constructor(length: number, slots: number, bits: number) {
    this.ids = new Int32Array(length * slots).fill(-1)
    this.slots = slots
    this.#shift = 32 - bits
  }

  moveTo(position: number): void {
    this.#at = position * this.slots
  }

  put(hash: number): void {
    this.ids[this.#at++] = mix(hash, 0x7f4a) >>> this.#shift
  }
}
