import { mix } from './hash.ts'

const PAIRS = 2 ** 16
const LONGEST = 15

/**
 * How long the strings are that begin with two units, by a hash of these: bit n for n units. Asked before a table is, so
 * that it is searched only where there may be something.
 */
export class StartLengths {
  readonly #masks: Uint16Array

  constructor(masks: Uint16Array) {
    if (masks.length !== PAIRS) throw new RangeError('the lengths have the wrong size')
    this.#masks = masks
  }

  static build(strings: Iterable<string>): Uint16Array {
    const masks = new Uint16Array(PAIRS)
    for (const text of strings) {
      const pair = pairOf(text.charCodeAt(0), text.length > 1 ? text.charCodeAt(1) : 0)
      masks[pair] = (masks[pair] ?? 0) | (1 << Math.min(text.length, LONGEST))
    }
    return masks
  }

  /** Which lengths a string that begins at this place of the text can have: bit n for n units. */
  at(text: string, place: number): number {
    const first = text.charCodeAt(place)
    const alone = this.#masks[pairOf(first, 0)] as number
    return place + 1 < text.length ? alone | (this.#masks[pairOf(first, text.charCodeAt(place + 1))] as number) : alone
  }
}

function pairOf(first: number, second: number): number {
  return mix(mix(0x2f0b, first), second) >>> 16
}
