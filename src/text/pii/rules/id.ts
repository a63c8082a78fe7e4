import type { Candidate, Scene } from '../types.ts'
import { digitsOf, isLuhn, isMyNumber } from './checks.ts'
import { cueBefore } from './cue.ts'
import { matchesOf } from '../detect/matches.ts'
import { partedIds } from './parted-id.ts'

const LONG_NUMBER = /(?<![\w.,+-])\d(?:[ -]?\d){10,18}(?![\d])/g
const CARD_PREFIX = /^(?:4|5[0-8]|2[2-7]|3[0-9]|6[0-9]|1800|2131)/
const CARD_CUE = /card|visa|master|amex|jcb|カード|クレカ/
/** Four by four, as it stands on one: its card may be spoken of further off. */
const LIKE_A_CARD = /^\d{4}([ -])\d{4}\1\d{4}\1\d{4}$/
const MY_NUMBER_CUE = /マイナンバー|個人番号|my ?number/
const ORDER_CUE = /order|tracking|invoice|parcel|isbn|注文|追跡|伝票|問い合わせ番号|管理番号|商品番号|型番|予約番号/
const NUMBER_CUE =
  /(?:社員|職員|学籍|会員|患者|診察券|受験|免許証?|運転免許証?|保険証?|被保険者|基礎年金|年金(?:手帳)?|在留カード|パスポート|旅券|住民票コード|顧客|契約者|利用者|ユーザー)(?:の)?(?:番号|id|ナンバー|no\.?)?(?:は|が|:|：|=|、|\s)*(?:記号)?(?:[・と]?番号)?[\s:はが]*第?\s*$/
const NUMBER_CUE_EN =
  /(?:passport|driver'?s? licen[cs]e|licen[cs]e|social security|ssn|national insurance|(?<![a-z])ni(?= (?:number|no))|nino|tax id|tin|(?:employee|student|member(?:ship)?|patient|customer|user)(?= (?:number|no|num|id|#))|medicare|nhs|national id|identity card|id card)(?: (?:number|no\.?|num|id|card|#))*(?: is|:|=|#|\s)*\s*$/
/** With what neither cue can be without. */
const NUMBER_WORD =
  /[社職]員|学籍|会員|患者|診察券|受験|免許|保険|年金|在留|パスポート|旅券|住民票|顧客|契約者|利用者|ユーザー|passport|licen[cs]e|social|ssn|insurance|(?<![a-z])ni |nino|tax id|tin|(?:employee|student|member|patient|customer|user)|medicare|nhs|national|identity|id card/
const NUMBERED = /(?<![a-z0-9-])[a-z]{0,3}-?\d[\d -]{3,14}\d(?![a-z0-9])|(?<![a-z0-9-])[a-z]{1,3}\d{4,10}(?![a-z0-9])/g
/** Letters and digits mixed, as on a residence card, a student card or a British licence: masked only after what it is. */
const MIXED = /(?<![a-z0-9-])(?=[a-z0-9]{0,11}\d{3})[a-z]{0,5}\d{2,8}[a-z]{1,3}\d{0,6}[a-z]{0,3}(?![a-z0-9-])/g
/** The two numbers of an insurance card. */
const INSURANCE_CARD =
  /保険証?(?:の|は|:|\s|、)*記号(?:は|が|:|\s)*(?<sign>[\p{Script=Han}\d-]{1,10}?)(?:で|、|,|\s)*番号(?:は|が|:|\s)*(?<number>\d{1,10})/gu
const NI_CUED = /(?<![a-z])[a-z]{2} ?\d{2} ?\d{2} ?\d{2} ?[a-d](?![a-z0-9])/g
const VERSION_CUE =
  /(?:(?<![a-z])(?:version|ver|v|firmware|build|release|driver|upgrad\w+|updat\w+)(?![a-z])|バージョン|ファーム|アップデート|更新)[^。\n]{0,20}$/
const SSN = /(?<![\d-])(?!000|666)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g
const PASSPORT = /(?<![A-Za-z0-9-])[A-Z]{2}\d{7}(?![A-Za-z0-9-])/g
const INSURANCE_UK = /(?<![A-Za-z0-9])[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![A-Za-z0-9])/g
const IP = /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/g
/** With what no match can be without. */
const SIGNED = [
  [/\d-\d/, SSN],
  [/[A-Z]{2} ?\d/, INSURANCE_UK],
] as const
const IP6 = /(?<![\w:])(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}(?![\w:])/g

export function ids({ text, lower }: Scene): Candidate[] {
  if (!/\d{2}/.test(text)) return []
  const found: Candidate[] = []
  const add = (start: number, length: number) => found.push({ start, end: start + length, type: 'ID' })
  for (const { 0: match, index } of matchesOf(lower, LONG_NUMBER))
    if (isChecked(lower, match, index)) add(index, match.length)
  if (NUMBER_WORD.test(lower))
    for (const pattern of /\d[a-z]|\d [a-d](?![a-z])/.test(lower) ? [NUMBERED, MIXED, NI_CUED] : [NUMBERED])
      for (const { 0: match, index } of matchesOf(lower, pattern))
        if (isCued(lower, index, index + match.length)) add(index, match.length)
  found.push(...partedIds(lower, (start) => cueBefore(lower, start, MY_NUMBER_CUE, 30)))
  if (text.includes('保険')) found.push(...insuranceCards(text))
  for (const [sign, pattern] of SIGNED)
    if (sign.test(text)) for (const { 0: match, index } of matchesOf(text, pattern)) add(index, match.length)
  for (const { 0: match, index } of /\d\.\d/.test(text) ? matchesOf(text, IP) : [])
    if (!cueBefore(lower, index, VERSION_CUE, 32)) add(index, match.length)
  if (lower.includes(':')) for (const { 0: match, index } of matchesOf(lower, IP6)) add(index, match.length)
  for (const { 0: match, index } of /[A-Z]{2}\d/.test(text) ? matchesOf(text, PASSPORT) : [])
    if (!cueBefore(lower, index, ORDER_CUE)) add(index, match.length)
  return found
}

/** A passport for 10,000 yen is no number of a passport. */
const AMOUNT_AFTER = /^\s?(?:円|年|月|回|人|分|枚|個|歳|%|dollars|pounds|euros)/

function isCued(lower: string, start: number, end: number): boolean {
  if (AMOUNT_AFTER.test(lower.slice(end, end + 8))) return false
  return cueBefore(lower, start, NUMBER_CUE) || cueBefore(lower, start, NUMBER_CUE_EN, 40)
}

function insuranceCards(text: string): Candidate[] {
  return matchesOf(text, INSURANCE_CARD).flatMap(({ 0: match, index, groups = {} }) => {
    const { sign = '', number = '' } = groups
    const at = index + match.indexOf(sign, match.indexOf('記号') + 2)
    const end = index + match.length
    return [
      { start: at, end: at + sign.length, type: 'ID' as const },
      { start: end - number.length, end, type: 'ID' as const },
    ]
  })
}

/** A card or an individual number whose check digit holds; a cue word makes up for a prefix or a wrong digit. */
function isChecked(lower: string, match: string, index: number): boolean {
  const digits = digitsOf(match)
  if (digits.length >= 12 && cueBefore(lower, index, CARD_CUE, 30)) return true
  if (LIKE_A_CARD.test(match) && CARD_CUE.test(lower.slice(Math.max(0, index - 60), index))) return true
  if (digits.length === 12 && cueBefore(lower, index, MY_NUMBER_CUE, 30)) return true
  if (cueBefore(lower, index, ORDER_CUE)) return digits.length === 16 && CARD_PREFIX.test(digits) && isLuhn(digits)
  if (digits.length >= 13) return CARD_PREFIX.test(digits) && isLuhn(digits)
  return digits.length === 12 && isMyNumber(digits)
}
