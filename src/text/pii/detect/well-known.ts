import { lowerCase } from './lower-case.ts'
import type { Candidate } from '../types.ts'
import { FAMOUS_EN, FAMOUS_JA } from './famous.ts'
import { CARRIERS_JA, PLACES_JA, THINGS_JA } from './things-ja.ts'
import { SPOKEN } from './spoken.ts'
import { THINGS_EN } from './things-en.ts'

const WORD = /[\p{L}\d]+/gu
/** Every thing by each of its words, with where in it the word stands. */
const BY_WORD = new Map<string, (readonly [thing: string, at: number])[]>()
for (const thing of [...THINGS_EN, ...FAMOUS_EN])
  for (const { 0: word, index } of thing.matchAll(WORD)) {
    const list = BY_WORD.get(word) ?? []
    list.push([thing, index])
    BY_WORD.set(word, list)
  }

/** Japanese parts no words: every thing by each two neighbouring characters of it. */
const BY_PAIR = new Map<string, string[]>()
for (const thing of THINGS_JA)
  for (let at = 0; at + 2 <= thing.length; at++) {
    const pair = thing.slice(at, at + 2)
    BY_PAIR.set(pair, [...(BY_PAIR.get(pair) ?? []), thing])
  }

const FAMOUS: ReadonlySet<string> = new Set(FAMOUS_JA)

const KIN_EN =
  'friend|sister|brother|wife|husband|daughter|son|mother|mom|mum|father|dad|aunt|auntie|uncle|cousin|niece|nephew|girlfriend|boyfriend|partner|fianc[eé]e?|colleague|co-?worker|boss|manager|supervisor|neighbou?r|roommate|flatmate|classmate|teacher|nanny|babysitter'
const PERSON_BEFORE = new RegExp(
  `(?<!\\p{L})(?:(?:${KIN_EN})s?,?|called me|named|name is|name's|i am|i'm|mr\\.?|mrs\\.?|ms\\.?|miss|dr\\.?|prof\\.?|dear|met|love,|regards,|thanks,) $`,
  'u',
)
const PERSON_AFTER = new RegExp(
  `^(?:(?:'s)? (?:${KIN_EN}|house|birthday|room|school)(?!\\p{L})|,? (?:told|said to|who|and i|and me|and my)(?!\\p{L})|,? (?:is|was) my (?:${KIN_EN})|, my (?:${KIN_EN})| at the (?:desk|office))`,
  'u',
)
const PERSON_AFTER_JA =
  /^\s?(?:さん|さま|様|くん|君|ちゃん|氏|先生|先輩|部長|課長|係長|社長|店長|選手|夫妻|と申し|といいます|と言います|って呼)/
const PERSON_BEFORE_JA =
  /(?:(?:娘|息子|妻|夫|嫁|旦那|母|父|弟|妹|兄|姉|祖母|祖父|彼氏|彼女|友達|友人|親友|同級生|ママ友|同僚|上司|部下|後輩|先輩|担任|甥|姪|孫|いとこ)(?:の|、)|(?:名前|名字|苗字|本名|あだ名)(?:は|が)|(?:私|僕|俺)は)$/
const TRADE_AFTER =
  /^(?:の(?:再?配達|荷物|ドライバー|配送|宅急便|営業所|集荷|便|サービス|追跡|倉庫|送料|アプリ|通知|不在|車|軽|バイク|新型|ディーラー|製品|商品|エンジン|ピアノ|楽器|トラック|店|カード|ポイント|通販|お菓子|チョコ|パン)|急便|運輸|便|製|で(?:送|届|発送|出し|配|買|見)|が(?:届|配達|遅)|に(?:集荷|再配達|乗)|を(?:使|利用|比べ|選)|(?:と|か|や|より)(?:ヤマト|佐川|クロネコ|郵便|日本郵便|トヨタ|ホンダ|スズキ|マツダ|日産))/
const PLACE_AFTER =
  /^(?:で(?!す|し|あ|は(?:な|あ))|へ|まで|行き|方面|県|市|駅|店|旅行|出張|観光|産|在住|出身|から(?!聞|言|連絡|電話|メール|もら|借|教)|に(?:は|も)?(?:旅行|行|住|着|引っ越|出張|あ[るりっ]|帰|寄|泊|遊び)|の(?:実家|方(?!が)|街|町|店|本店|支店|名物|温泉|天気|夜景|海|空港|ホテル|郊外|田舎|お?土産|ラーメン|うどん|そば|蕎麦|りんご|スキー|工場|旅館|駅|古民家|ワイン|自然|観光|冬|夏))/

/** 安野光雅さんの絵: of whoever bears a whole famous name people speak politely too. */
const WHOLE = 4
const FAN = /^(?:さん|くん|君|ちゃん|先生|選手|監督|様|氏)/
/** "Ralph Lauren polo": what the tagger read on into. */
const PLAIN_TAIL = /(?: [a-z]+)+$/
const LATIN = /^[A-Za-z\u00C0-\u024F\d&.,'’+ -]+$/

/** Names without those that are a well-known thing or place, unless the words beside one speak of a person. */
export function withoutWellKnown(text: string, names: readonly Candidate[]): Candidate[] {
  if (names.length === 0) return []
  let lower = ''
  return names.filter(({ start, end }) => {
    const name = text.slice(start, end)
    if (LATIN.test(name)) {
      if (lower === '') lower = lowerCase(text).replaceAll('’', "'")
      return !isEnglishThing(lower, start, start + name.replace(PLAIN_TAIL, '').length)
    }
    return !isJapaneseThing(text, name, start)
  })
}

function isEnglishThing(lower: string, start: number, end: number): boolean {
  WORD.lastIndex = start
  const word = WORD.exec(lower)
  if (!word) return false
  return (BY_WORD.get(word[0]) ?? []).some(([thing, at]) => {
    const from = word.index - at
    const to = from + thing.length
    if (from < 0 || to < end || !lower.startsWith(thing, from) || !isWhole(lower, from, to)) return false
    return (
      !PERSON_BEFORE.test(lower.slice(Math.max(0, from - 20), from)) && !PERSON_AFTER.test(lower.slice(to, to + 24))
    )
  })
}

function isWhole(lower: string, from: number, to: number): boolean {
  return !/[\p{L}\d]/u.test(lower[from - 1] ?? '') && !/[\p{L}\d]/u.test(lower[to] ?? '')
}

function isJapaneseThing(text: string, name: string, start: number): boolean {
  const end = start + name.length
  const after = text.slice(end, end + 10)
  const isThing =
    (CARRIERS_JA.has(name) && TRADE_AFTER.test(after)) ||
    (PLACES_JA.has(name) && PLACE_AFTER.test(after)) ||
    isNamedThing(text, name, start) ||
    (FAMOUS.has(name.replace(/(?<=.{4})[だでがはもに]$/, '')) &&
      (SPOKEN.test(text) || text.length <= 30) &&
      (!PERSON_AFTER_JA.test(after) || (name.length >= WHOLE && FAN.test(after))))
  return isThing && !PERSON_BEFORE_JA.test(text.slice(Math.max(0, start - 8), start))
}

function isNamedThing(text: string, name: string, start: number): boolean {
  return (BY_PAIR.get(name.slice(0, 2)) ?? []).some((thing) => {
    const at = thing.indexOf(name)
    const from = start - at
    const to = from + thing.length
    return (
      at >= 0 &&
      from >= 0 &&
      text.startsWith(thing, from) &&
      isRun(text, from, to) &&
      !PERSON_AFTER_JA.test(text.slice(to, to + 8))
    )
  })
}

/** Inside a longer word in katakana (マリオット) the thing is another. */
function isRun(text: string, from: number, to: number): boolean {
  const katakana = /[ァ-ヴー]/
  if (katakana.test(text[from] ?? '') && katakana.test(text[from - 1] ?? '')) return false
  return !(katakana.test(text[to - 1] ?? '') && katakana.test(text[to] ?? ''))
}
