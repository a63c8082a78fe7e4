import type { Candidate, Scene } from '../../types.ts'
import { matchesOf } from '../../detect/matches.ts'
import { PLACES_JA } from '../../detect/things-ja.ts'
import { address, BREAK, BUILDING, NAME, NO_LOT, NUMBER, PREFECTURE, REGION } from './japanese-parts.ts'
import { streetAddresses } from './japanese-streets.ts'

const KANA_CITY =
  '(?:つくばみらい|つくば|さいたま|いわき|うるま|さぬき|むつ|あわら|みよし|ひたちなか|かほく|えびの|にかほ|ふじみ野|あきる野|みどり|さくら|いすみ|南さつま|つがる|たつの|あま|いなべ|東かがわ|紀の川|つるぎ)'
/** 1-2-3, 1丁目2番3号, 一丁目二の三, 123番地4 and what people shorten of them. */
const LOT = `(?:${NUMBER} ?丁目 ?(?:${NUMBER} ?(?:番地?|-|の)? ?(?:${NUMBER} ?(?:号(?!室)|番)?)?(?:-[0-9]{1,4}){0,2})?|[0-9]{1,4} ?番地?(?: ?(?:の|-)? ?[0-9]{1,4} ?(?:号(?!室))?)?|[0-9]{1,4}(?:-[0-9]{1,4}){1,3}(?: ?号(?!室))?)`
const POSTCODE = '〒? ?[0-9]{3}-[0-9]{4}'
const AREA = `(?:${PREFECTURE}${BREAK})?(?:(?:${KANA_CITY}|${NAME}{1,7}?)[市郡]${BREAK})?(?:(?:みなと|さくら|みどり|${NAME}{1,6}?)区${BREAK})?(?:${NAME}{1,7}?[町村]${BREAK})?`
/** 北1条西 in Sapporo and the towns built like it. */
const GRID = `[東西南北]{0,2} ?[0-9]{1,2} ?条(?:通り?)? ?[東西南北]?`

const FULL = new RegExp(
  `(?:(?:${POSTCODE})[ \\t\\r\\n、]{0,3})?(?<area>${AREA})(?<town>[\\p{Script=Han}\\p{Script=Katakana}ヶケノ々ー]{0,8}?の?[\\p{Script=Han}]{0,4}?)(?<grid>${GRID})?(?<gap>${BREAK})(?<lot>${LOT})(?<rest>${BUILDING})?`,
  'gu',
)
const POSTAL = new RegExp(
  `〒 ?[0-9]{3}-?[0-9]{4}(?![0-9])(?:[ \\t\\r\\n]{0,3}${PREFECTURE}${NAME}{0,14}[市区町村郡](?:${NAME}{1,10})?)?`,
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
  `(?<=(?:住所|住まい|所在地|届け先|お届け先|送り先|本籍|実家|自宅)(?:は|が|:|：|も|、|\\s){1,3})${PREFECTURE}?${NAME}{1,8}?[市区町村郡](?:[\\p{Script=Han}\\p{Script=Katakana}ヶノ々ー]{1,12})?`,
  'gu',
)
const LEAD =
  /^(?:.*?(?:住所|届け先|送り先|引っ越し先|所在地|宛先|実家|自宅|新居|会社|職場|店舗|場所|今|現在|昔|以前|東京|こちら)(?:は|が|も|の|、))/u
const PLACE_LEVEL = /[都道府県市区町村郡]/u

/** Japanese addresses down to the lot, the building and the room. A place without a lot is a topic, not an address. */
export function japaneseAddresses({ text, japanese }: Scene): Candidate[] {
  if (!japanese && !text.includes('〒')) return []
  const found = [...cued(text), ...districts(text), ...homes(text)]
  if (!/[0-9〇一二三四五六七八九十]/.test(text)) return found
  if (/[0-9一二三四五六七八九十] ?(?:丁目|番|-[0-9])/.test(text))
    for (const match of matchesOf(text, FULL)) {
      const span = lotAddress(text, match)
      if (span) found.push(span)
    }
  found.push(...streetAddresses(text))
  for (const [sign, pattern] of SIGNED)
    if (text.includes(sign))
      for (const { 0: match, index } of matchesOf(text, pattern)) found.push(address(index, index + match.length))
  return found
}

/** A district is told with its prefecture by who says where somebody is: 東京都新宿区, 大阪府堺市, 神奈川県横浜市日吉町. */
const DISTRICT = new RegExp(
  `東京都(?:${KANA_CITY}|${NAME}{1,5}?)[区市](?:${NAME}{1,7}?[町村])?|(?:大阪|京都)府(?:${KANA_CITY}|${NAME}{1,6}?)市(?:${NAME}{1,4}?区)?(?:${NAME}{1,7}?[町村])?|${PREFECTURE}(?:${KANA_CITY}|${NAME}{1,6}?)[市郡](?:${NAME}{1,4}?区)?${NAME}{1,7}?[町村区]`,
  'gu',
)
const NO_HOME = /^(?:長|議会|役所|議員|知事|立|内の各|民|政)/u

/** 練馬区の関町に住んでます, 住まいは松山の道後: where somebody says they live. */
const PLACE =
  '(?:(?:さいたま|つくば|いわき)の)?[\\p{Script=Han}\\p{Script=Katakana}ヶケ々ー]{2,8}(?:の[\\p{Script=Han}\\p{Script=Katakana}ヶケ々ー]{2,6})?'
const HOME = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Katakana}])${PLACE}(?=(?:の(?:方|ほう|近く|坂の途中|[\\p{Script=Han}]{1,4}))?(?:に(?:ずっと|今も|もう|まだ)?住ん(?!でみ|だら)|在住|に(?:実家|家)があ|で(?:生まれ)?育ち))|(?<=(?:住まい|住んでいるの|住んでるの|家|実家)[はが])${PLACE}(?=[、。です]|だ|なん)`,
  'gu',
)
/** 札幌市白石区菊水のマンション, 江別市野幌末広町に越してきて: a city and its ward or quarter, where somebody speaks of their home. */
const WARD = new RegExp(
  `(?<!${NAME})(?:${KANA_CITY}|${NAME}{1,6}?)市(?:${NAME}{1,4}?区(?:${NAME}{1,7})?|${NAME}{1,7}町)`,
  'gu',
)
const OF_HOME = /住[んみまむ]|在住|うち|実家|自宅|マンション|アパート|一軒家|引っ?越|越して|暮らし|育ち|生まれ/u
const NO_PLACE =
  /^(?:今(?!治|市|里|帰仁)|現在|昔|以前|一人|二人|家族|実家|田舎|都会|都内|郊外|近所|同じ|隣|夫婦|両親|親|海外|日本|地方|駅前|団地|社宅|寮|アパート|マンション|一軒家|ワンルーム|シェアハウス|賃貸|持ち家|賃貸マンション|一人暮|子供|学生時代|会社|職場|[町市区村]内|距離)/u

/** Where and how one lives, and no place by name. */
const NOWHERE =
  /^(?:一緒|本当|普通|実際|別々|近く|遠く|都心|下町|山奥|山間|海辺|他県|県外|市外|市内|県内|隣町|隣家|国内|国外|外国|[一二三四五六七八九十上下]階|階下|二世帯|平屋|勝手|自由|気楽|快適|東側|西側|南側|北側|近隣|沿線|地元|故郷|永久|最後|最初|長年|昨年|去年|来年|密か|静か|実家|新居|旧居|借家|官舎|公営|市営|県営|都営|高層|木造|古民家|別荘|空き家|[^市区町村]*(?:側|[心間岸陸央]部|際|沿い|住宅|物件|家|邸|棟|室|館|屋|街|県|島|国|圏|周辺|付近|沿線|方面|年|間|時代|部屋|町内|距離|場所|環境|建物))$/u

/** 北区, 松山の道後: a place by its name; 近所 and 大学 are everybody's. */
function isNamedPlace(place: string): boolean {
  if (NO_PLACE.test(place) || REGION.test(place)) return false
  return /[市区町村郡]/u.test(place) || place.split('の').some((part) => PLACES_JA.has(part))
}

/** 女川に住んでました: whatever is named there, unless it is only a kind of place. */
function isLivedIn(text: string, start: number, end: number): boolean {
  const place = text.slice(start, end)
  return (
    /^\p{Script=Han}{2,4}$/u.test(place) &&
    text.startsWith('に住ん', end) &&
    !NO_PLACE.test(place) &&
    !NOWHERE.test(place) &&
    !REGION.test(place)
  )
}

function homes(text: string): Candidate[] {
  const wards = OF_HOME.test(text) && /市.{1,7}[区町]/u.test(text) ? matchesOf(text, WARD) : []
  const lived = wards.map(({ 0: match, index }) => address(index, index + match.length))
  if (!/住|実家|家[はが]|育/u.test(text)) return lived
  const named = Array.from(matchesOf(text, HOME), ({ 0: match, index }) => address(index, index + match.length)).filter(
    ({ start, end }) => isNamedPlace(text.slice(start, end)) || isLivedIn(text, start, end),
  )
  return [...lived, ...named]
}

function districts(text: string): Candidate[] {
  if (!/[都府県].{1,8}[市区郡]/u.test(text)) return []
  return Array.from(matchesOf(text, DISTRICT), ({ 0: match, index }) => address(index, index + match.length)).filter(
    ({ end }) => !NO_HOME.test(text.slice(end, end + 4)),
  )
}

function cued(text: string): Candidate[] {
  if (!/住|所在|届け先|送り先|本籍|実家|自宅/.test(text)) return []
  return Array.from(matchesOf(text, CUED), ({ 0: match, index }) => address(index, index + match.length))
}

function lotAddress(text: string, match: RegExpExecArray): Candidate | undefined {
  const { area = '', town = '', grid = '', gap = '', lot = '' } = match.groups ?? {}
  const chome = lot.includes('丁目') || lot.includes('番地')
  if (area === '' && grid === '' && town.length < 2) return undefined
  if (gap.includes('\n') && !isUpperLine(match[0], area, town)) return undefined
  if (!PLACE_LEVEL.test(area) && !chome && !isKnownForm(match[0])) return undefined
  const lead = LEAD.exec(match[0])?.[0].length ?? 0
  const end = match.index + match[0].length
  if (NO_LOT.test(text.slice(end, end + 8))) return undefined
  return address(match.index + lead, end)
}

/** Whether the lines above a lot are those of an address: with a town below the city, a prefecture or a postcode. */
function isUpperLine(whole: string, area: string, town: string): boolean {
  if (!/[市区町村郡]/u.test(area)) return false
  return town !== '' || /^[^市区]*[都道府県]/u.test(area) || /^〒? ?[0-9]{3}-/.test(whole)
}

/** Town and at least three numbers: 三軒茶屋2-10-5 needs no city to be found. */
function isKnownForm(text: string): boolean {
  return /[\p{Script=Han}][0-9]{1,3}-[0-9]{1,3}-[0-9]{1,4}/u.test(text)
}
