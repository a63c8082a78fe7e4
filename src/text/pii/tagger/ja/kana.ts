import { mix } from '../hash.ts'

/** Person, place, word. */
export const KANA_CLASSES = 3
export const KANA_BITS = 15
/** A stored weight of 1 stands for this much. */
export const KANA_UNIT = 1 / 32

const LONGEST = 12
const GROUP = 4
const BEGIN = 1
const END = 2
const LEVELS = [0.05, 0.15, 0.35, 0.6, 0.85]

/** The letter groups of a word, up to four letters and with its ends, as buckets of the weights. */
export function kanaGroups(text: string, start: number, end: number): Int32Array {
  const size = end - start + 2
  const groups = new Int32Array(GROUP * size)
  let count = 0
  for (let from = 0; from < size; from++) {
    let length = 1
    let hash = 0x1f3d
    for (let at = from; at < size && length <= GROUP; at++, length++) {
      hash = mix(hash, at === 0 ? BEGIN : at === size - 1 ? END : text.charCodeAt(start + at - 1))
      groups[count++] = mix(hash, length) >>> (32 - KANA_BITS)
    }
  }
  return groups.subarray(0, count)
}

/** How much a katakana word sounds like a person's name, and whether else like a place: 0 unknown, else 1 to 12. */
export function kanaLevel(text: string, start: number, end: number, weights: Int8Array): number {
  if (end - start < 2 || end - start > LONGEST) return 0
  let person = 0
  let place = 0
  let word = 0
  for (const group of kanaGroups(text, start, end)) {
    person += weights[group * KANA_CLASSES] ?? 0
    place += weights[group * KANA_CLASSES + 1] ?? 0
    word += weights[group * KANA_CLASSES + 2] ?? 0
  }
  const share = 1 / (1 + Math.exp((place - person) * KANA_UNIT) + Math.exp((word - person) * KANA_UNIT))
  let level = 0
  while (level < LEVELS.length && share >= (LEVELS[level] ?? 1)) level++
  return 1 + level * 2 + (place > word ? 1 : 0)
}
