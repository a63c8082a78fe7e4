import type { Candidate, Scene } from '../types.ts'
import { PREFECTURES } from './prefectures.ts'
import { matchesOf } from '../matches.ts'

const NUMBER = '[0-9〇一二三四五六七八九十百]{1,4}'
const NAME = '[\\p{Script=Han}\\p{Script=Katakana}ヶケノ々ー]'
const KANA_CITY =
  '(?:つくばみらい|つくば|さいたま|いわき|うるま|さぬき|むつ|あわら|みよし|ひたちなか|かほく|えびの|にかほ|ふじみ野|あきる野|みどり|さくら|いすみ|南さつま|つがる|たつの|あま|いなべ|東かがわ|紀の川|つるぎ)'
/** 1-2-3, 1丁目2番3号, 一丁目二の三, 123番地4 and what people shorten of them. */
const LOT = `(?:${NUMBER} ?丁目 ?(?:${NUMBER} ?(?:番地?|-|の)? ?(?:${NUMBER} ?(?:号(?!室)|番)?)?(?:-[0-9]{1,4}){0,2})?|[0-9]{1,4} ?番地?(?: ?(?:の|-)? ?[0-9]{1,4} ?(?:号(?!室))?)?|[0-9]{1,4}(?:-[0-9]{1,4}){1,3}(?: ?号(?!室))?)`
const ROOM = '(?:[A-Z]?[0-9]{1,4} ?(?:号室|号|室)|[0-9]{1,3} ?(?:階|F)|[A-Z]?[0-9]{2,4}(?![0-9]))'
/** A line break may stand between the lot and the building, as on an envelope. */
const BUILDING = `(?:[ 、,\\n]{0,2}[\\p{Script=Han}\\p{Script=Katakana}A-Za-z々ー・ヶ]{2,18}(?:[ ]?[A-Z0-9]{1,3} ?(?:号館|号棟|棟|番館))?[ ]?(?:[ \\n]?${ROOM}){1,2}|[ 、,\\n]{0,2}(?:[0-9]{1,3} ?(?:号棟|棟|号館))?[ ]?${ROOM}|[ 、,]?[\\p{Script=Han}\\p{Script=Katakana}々ー・]{1,14}(?:マンション|ハイツ|コーポ|アパート|ビル|荘|メゾン|レジデンス|タワー|ハウス|団地|寮|パレス|コート|ヒルズ|テラス)(?:[ ]?${ROOM})?)`
const POSTCODE = '〒? ?[0-9]{3}-[0-9]{4}'
const AREA = `(?:(?:${PREFECTURES.join('|')})[ \\n]?)?(?:(?:${KANA_CITY}|${NAME}{1,7}?)[市郡][ \\n]?)?(?:(?:みなと|さくら|みどり|${NAME}{1,6}?)区[ \\n]?)?(?:${NAME}{1,7}?[町村][ \\n]?)?`

const FULL = new RegExp(
  `(?:(?:${POSTCODE})[ \\n、]{0,2})?(?<area>${AREA})(?<town>[\\p{Script=Han}\\p{Script=Katakana}ヶケノ々ー]{0,8}?の?[\\p{Script=Han}]{0,4}?)[ ]?(?<lot>${LOT})(?<rest>${BUILDING})?`,
  'gu',
)
const POSTAL = new RegExp(
  `〒 ?[0-9]{3}-?[0-9]{4}(?![0-9])(?:[ \\n]{0,2}(?:${PREFECTURES.join('|')})${NAME}{0,14}[市区町村郡])?`,
  'gu',
)
const POSTAL_CUED = /(?<=郵便番号(?:は|:|：|が|\s){0,3})[0-9]{3}-?[0-9]{4}(?![0-9])/g
const ROOM_ONLY =
  /[\p{Script=Han}\p{Script=Katakana}A-Za-z々ー・]{2,16}[ ]?(?:[A-Z0-9]{1,2} ?棟[ ]?)?[A-Z]?[0-9]{2,4} ?号室/gu
/** With what no match can be without. */
const SIGNED = [
  ['〒', POSTAL],
  ['郵便番号', POSTAL_CUED],
  ['号室', ROOM_ONLY],
] as const
const CUED = new RegExp(
  `(?<=(?:住所|住まい|所在地|届け先|お届け先|送り先|本籍|実家|自宅)(?:は|が|:|：|も|、|\\s){1,3})(?:${PREFECTURES.join('|')})?${NAME}{1,8}?[市区町村郡](?:[\\p{Script=Han}\\p{Script=Katakana}ヶノ々ー]{1,12})?`,
  'gu',
)
const LEAD =
  /^(?:.*?(?:住所|届け先|送り先|引っ越し先|所在地|宛先|実家|自宅|新居|会社|職場|店舗|場所|今|現在|昔|以前|東京|こちら)(?:は|が|も|の|、))/u
const PLACE_LEVEL = /[都道府県市区町村郡]/u

/** Japanese addresses down to the lot, the building and the room. A place without a lot is a topic, not an address. */
export function japaneseAddresses({ text, japanese }: Scene): Candidate[] {
  if (!japanese && !text.includes('〒')) return []
  if (!/[0-9〇一二三四五六七八九十]/.test(text)) return cued(text)
  const found = cued(text)
  if (/[0-9一二三四五六七八九十] ?(?:丁目|番|-[0-9])/.test(text))
    for (const match of matchesOf(text, FULL)) {
      const span = lotAddress(text, match)
      if (span) found.push(span)
    }
  for (const [sign, pattern] of SIGNED)
    if (text.includes(sign))
      for (const { 0: match, index } of matchesOf(text, pattern)) found.push(address(index, index + match.length))
  return found
}

function cued(text: string): Candidate[] {
  if (!/住|所在|届け先|送り先|本籍|実家|自宅/.test(text)) return []
  return Array.from(matchesOf(text, CUED), ({ 0: match, index }) => address(index, index + match.length))
}

function lotAddress(text: string, match: RegExpExecArray): Candidate | undefined {
  const { area = '', town = '', lot = '' } = match.groups ?? {}
  const chome = lot.includes('丁目') || lot.includes('番地')
  if (area === '' && town.length < 2) return undefined
  if (!PLACE_LEVEL.test(area) && !chome && !isKnownForm(match[0])) return undefined
  const lead = LEAD.exec(match[0])?.[0].length ?? 0
  const end = match.index + match[0].length
  if (/^(?:円|年|月|日|人|個|回|名|時|分|%|点|対|位)/.test(text.slice(end))) return undefined
  return address(match.index + lead, end)
}

/** Town and at least three numbers: 三軒茶屋2-10-5 needs no city to be found. */
function isKnownForm(text: string): boolean {
  return /[\p{Script=Han}][0-9]{1,3}-[0-9]{1,3}-[0-9]{1,4}/u.test(text)
}

function address(start: number, end: number): Candidate {
  return { start, end, type: 'ADDRESS' }
}
