import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import type { Candidate, Scene } from '../types.ts'
import { digitsOf } from './checks.ts'
import { cueAfter, cueBefore } from './cue.ts'
import { matchesOf } from '../detect/matches.ts'
import { partedPhones } from './parted-phone.ts'
import { spokenPhones } from './spoken-phone.ts'

const SHAPE =
  /(?<![\w.,/#$¥£€-]|\d:)(?:\+\d{1,3}[ .-]?|\(\+?\d{1,4}\)[ .-]?|00\d{1,3}[ .-])?\(?\d{1,5}\)?(?:[ .-]{0,2}\(?\d{1,5}\)?){0,5}(?:,? ?(?:x|ext(?:ension|n)?\.?|\(?内線(?:番号)?[:は]?) ?\d{1,5}\)?)?(?![\w@/:])/g
const CUE =
  /(?:電話|携帯|でんわ|ケータイ|スマホ|連絡先|連絡|tel|ファックス|fax|固定|自宅|実家|勤務先|内線|phone|mobile|(?<![a-z])cell|(?<![a-z])call(?:ed|ing)?|r[iau]ng|landline|reach|text(?:ed)?|contact|dial|whatsapp|answering|number is|(?:my|her|his|our) number|hotline)[^。\d]{0,18}$/
const NOT_PHONE =
  /(?:(?<![a-z])(?:order|tracking|parcel|invoice|ticket|reference|ref|account|card|zip|postal|code|isbn|id|no\.|version|ssn|serial|model)(?![a-z])|注文|予約|追跡|伝票|型番|番号札|口座|会員|シリアル|製造番号|年金|郵便|〒|¥|￥|\$)[^。\d]{0,12}$/
/** A postcode of the United States with its four more digits. */
const ZIP_FOUR = /^\d{5}-\d{4}$/
const CUE_AFTER =
  /^[^\n]{0,3},? (?:is|was|that['’]?s) (?:my|our|the|his|her) (?:home |work )?(?:cell|mobile|phone|number|office|landline)/
const UNIT_AFTER = /^\s?(?:円|年|月|日|個|人|回|件|名|時|分|%|％|ドル|kg|km|cm|mb|gb|dollars|usd|people|years)/
/** The likeliest first: each costs a parse. */
const WITH_ZERO: readonly CountryCode[] = ['JP', 'GB', 'US']
const WITHOUT_ZERO: readonly CountryCode[] = ['US', 'JP', 'GB']

export function phones({ text, lower }: Scene): Candidate[] {
  const found: Candidate[] = spokenPhones(lower)
  if (!/\d{2}/.test(text)) return found
  for (const { 0: match, index } of matchesOf(lower, SHAPE)) {
    const end = index + match.trimEnd().length
    if (isPhone(lower, lower.slice(index, end), index, end)) found.push({ start: index, end, type: 'PHONE' })
  }
  const isCued = (start: number) => cueBefore(lower, start, CUE, 34) || cueAfter(lower, start + 12, CUE_AFTER, 24)
  found.push(...partedPhones(lower, isCued, (start) => isOtherNumber(lower, start)))
  return found
}

function isOtherNumber(lower: string, start: number): boolean {
  return cueBefore(lower, start, NOT_PHONE, 24) && !cueBefore(lower, start, /phone|mobile|tel|電話|携帯/, 24)
}

function isPhone(lower: string, whole: string, start: number, end: number): boolean {
  const shape = /[x内]/.test(whole) ? whole.replace(/[,( ]*(?:x|ext|内線).*$/, '') : whole
  const count = digitsOf(shape).length
  if (count < 6 || count > 15 || UNIT_AFTER.test(lower.slice(end, end + 10)) || isDate(shape)) return false
  if (isOtherNumber(lower, start)) return false
  if (cueBefore(lower, start, CUE, 34)) return true
  if (ZIP_FOUR.test(shape)) return false
  const international = shape.startsWith('+') || shape.startsWith('00')
  if (shape.startsWith('+') && count >= 9) return isPossible(shape)
  const separated = /[ .()-]/.test(shape)
  if (!separated && !(count >= 10 && count <= 11 && shape.startsWith('0'))) return international && isValid(shape)
  const groups = shape.split(/[ .()-]+/).length
  if (groups < 3 && !/[-(.+]/.test(shape) && !shape.startsWith('0')) return false
  // Rooms 101 102 103: a row of small numbers ends in no four digits.
  if (!/^[(+0]/.test(shape) && !/\d{4}$/.test(shape)) return false
  return count >= 9 && isValid(shape)
}

function isValid(shape: string): boolean {
  const countries = /^\(?0/.test(shape) ? WITH_ZERO : WITHOUT_ZERO
  return countries.some((country) => parsePhoneNumberFromString(shape, country)?.isValid() === true)
}

/** A number with its country code is one wherever it is: of all countries only the length is known here. */
function isPossible(shape: string): boolean {
  return parsePhoneNumberFromString(shape)?.isPossible() === true
}

function isDate(shape: string): boolean {
  return /^(?:(?:19|20)\d{2}[-. ]\d{1,2}[-. ]\d{1,2}|\d{1,2}[-. ]\d{1,2}[-. ](?:19|20)\d{2}|(?:19|20)\d{2}[- ](?:19|20)\d{2})/.test(
    shape,
  )
}
