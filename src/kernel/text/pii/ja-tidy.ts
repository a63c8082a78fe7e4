import {
  COMMON_SURNAME,
  GIVEN,
  ORGANISATION,
  PERSON_NOUN,
  PLACE,
  SURNAME,
  UNCLASSIFIED,
  WORD,
} from './ja-dictionary.ts'
import { NOT_A_PERSON } from './ja-words.ts'
import type { NameTable } from './name-table.ts'

const TITLE = /(?:ちゃん|さん|さま|くん|[様君氏])$/
const TITLE_AFTER = /^\s?(?:ちゃん|さん|さま|くん|[様君氏]|先生|先輩|部長|課長|社長|選手|監督|医師)/
/** What follows a place one goes to or comes from, and hardly ever a person. */
const GOING =
  /^(?:から(?:電車|新幹線|バス|飛行機|徒歩|引)|駅|線|行き|方面|まで|へ(?:行|向|引)|に(?:行|住|着|引っ越|旅行|出張)|で(?:乗|買|食|待|会))/

/** Whether a firm, a site or a product continues the name: 田口 in 田口印刷所 is not a person. */
function namesThing(after: string, table: NameTable): boolean {
  const run = /^[\p{Script=Han}\p{Script=Katakana}ー々]{2,6}/u.exec(after)?.[0] ?? ''
  for (let size = run.length; size >= 2; size--) {
    const flags = table.flagsOf(run.slice(0, size))
    if ((flags & WORD) !== 0) return (flags & ORGANISATION) !== 0 && (flags & PERSON_NOUN) === 0
  }
  return false
}

const CHAIN_BEFORE = /[ァ-ヴー]+[・=]$/
const CHAIN_AFTER = /^(?:[・=][ァ-ヴー]+)+/

/** A foreign name runs over its middle dots: the tagger's アル in アル・ゴア becomes the whole. */
export function wholeChain(text: string, start: number, end: number): readonly [number, number] {
  if (!/^[ァ-ヴー・=]+$/.test(text.slice(start, end))) return [start, end]
  let from = start
  for (let before = CHAIN_BEFORE.exec(text.slice(0, from)); before; before = CHAIN_BEFORE.exec(text.slice(0, from)))
    from -= before[0].length
  return [from, end + (CHAIN_AFTER.exec(text.slice(end))?.[0].length ?? 0)]
}

/** A tagged span without its honorific, or undefined when it is a common noun, a place on the way or a word for kin. */
export function tidyName(
  text: string,
  start: number,
  end: number,
  table: NameTable,
): readonly [number, number] | undefined {
  const word = text.slice(start, end)
  const bare = word.replace(TITLE, '')
  const name = bare.length > 1 || (bare.length === 1 && /\p{Script=Han}/u.test(bare)) ? bare : word
  if (NOT_A_PERSON.test(name) || !/[\p{L}]/u.test(name)) return undefined
  const after = text.slice(start + name.length, start + name.length + 8)
  if (!TITLE_AFTER.test(after)) {
    const flags = table.flagsOf(name)
    const known = (flags & (SURNAME | GIVEN | UNCLASSIFIED | COMMON_SURNAME)) !== 0
    if ((flags & WORD) !== 0 && !known) return undefined
    if ((flags & PLACE) !== 0 && GOING.test(after)) return undefined
    if (namesThing(after, table)) return undefined
  }
  return [start, start + name.length]
}
