import { mix } from '../tagger/hash.ts'

export const BITS = 18
const SHIFT = 32 - BITS
const LAST = 0x51a3

/** The hashed features of one guess. */
export class Facts {
  readonly ids: number[] = []

  put(template: number, a = 0, b = 0, c = 0): void {
    this.ids.push(mix(mix(mix(mix(mix(template, 77), a), b), c), LAST) >>> SHIFT)
  }

  /** Each bit of a mask by itself, and together with something else. */
  putBits(template: number, mask: number, beside: number): void {
    for (let bit = 1; bit <= mask; bit <<= 1)
      if ((mask & bit) !== 0) {
        this.put(template, bit)
        this.put(template + 1, bit, beside)
      }
  }
}
