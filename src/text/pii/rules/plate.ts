import type { Candidate, Scene } from '../types.ts'
import { cueBefore } from './cue.ts'
import { matchesOf } from '../detect/matches.ts'

/** 品川 300 あ 12-34 */
const JAPANESE =
  /(?<![\p{Script=Han}])(?:[\p{Script=Han}]{1,4}|なにわ|とちぎ|つくば|いわき|ひらつか) ?[1-9]\d{1,2} ?[ぁ-ん] ?(?:\d{2}-\d{2}|[・.]{1,3} ?\d{1,3}|\d{1,4})(?![\d年月日円人個回分時])/gu
/** 人数10か20: without the hyphen the text has to speak of a car. */
const OF_A_CAR = /車|ナンバー|プレート/
const SHORT =
  /(?<![\w-])(?:[a-z]{2}\d{2} ?[a-z]{2,3}|[a-z]{1,3}[ -]?\d{3,4}|\d{1,3}[ -]?[a-z]{3}[ -]?\d{0,3}|\d{3,4}[ -]?[a-z]{1,3})(?![\w-])/g
/** By its form, where plates are spoken of. */
const BRITISH = /^[A-Z]{2}\d{2} ?[A-Z]{3}$/
const CUE =
  /(?:licen[cs]e plate|number plate|registration(?: number)?|\bplates?|\brego?)(?: (?:number|no\.?))?(?: is| was|'s|:| of)?[ "“']{0,2}$/

/** Number plates: a Japanese one by its form, others where the text says that one follows. */
export function plates({ text, lower, japanese }: Scene): Candidate[] {
  const found: Candidate[] = []
  if (japanese && /\d ?[ぁ-ん] ?[\d・.]/.test(text))
    for (const { 0: plate, index } of matchesOf(text, JAPANESE))
      if (/\d-\d|[・.]/.test(plate) || OF_A_CAR.test(text))
        found.push({ start: index, end: index + plate.length, type: 'ID' })
  if (/plate|registration|\brego?\b/.test(lower))
    for (const { 0: plate, index } of matchesOf(lower, SHORT))
      if (cueBefore(lower, index, CUE, 32) || BRITISH.test(text.slice(index, index + plate.length)))
        found.push({ start: index, end: index + plate.length, type: 'ID' })
  return found
}
