import { COMMON_SURNAME, GIVEN, ORGANISATION, PERSON_NOUN, PLACE, SURNAME, UNCLASSIFIED, WORD } from './dictionary.ts'
import { NOT_A_PERSON } from './words.ts'
import type { JapaneseLexicon } from './lexicon.ts'
import type { NameTable } from '../name-table.ts'
import { matchesOf } from '../../detect/matches.ts'
import { WORD_PERSON, WORD_PLACE, WORD_SURNAME } from '../word-table.ts'

type Lexicon = Pick<JapaneseLexicon, 'table' | 'words'>

const TITLE = /(?:ちゃん|さん|さま|くん|[様君氏])$/
const TITLE_AFTER = /^\s?(?:ちゃん|さん|さま|くん|[様君氏]|先生|先輩|部長|課長|社長|選手|監督|医師)/
/** What follows a place one goes to or comes from, and hardly ever a person. */
const GOING =
  /^(?:の(?:実家|方(?!が)|街|町|店|本店|支店|名物|温泉|天気|夜景|海|空港|ホテル|郊外|田舎|お?土産|ラーメン|うどん)|から(?:電車|新幹線|バス|飛行機|徒歩|引)|駅|線|行き|方面|まで|へ(?:行|向|引)|に(?:行|住|着|引っ越|旅行|出張)|で(?:乗|買|食|待|会))/

const NAMED_AFTER =
  /^(?:リゾート|バー(?![ァ-ヴー])|コーヒー|珈琲|ベーカリー|アイス|抹茶|ビール|カメラ|書店|病(?=[でをのと])|家(?=[!！』]|の歴史)|政権|内閣|ゼミ|プロダクション|建築|設計局|証券|酒造|道路|海運|ICで|杯|賞|記念|定理|法則|症候群|効果|方程式)/

const FAMOUS =
  '福岡|広島|長崎|千葉|宮崎|長野|福島|山口|石川|香川|岡山|熊本|静岡|新潟|秋田|青森|山形|大分|佐賀|高知|徳島|富山|福井|滋賀|奈良|三重|鳥取|島根|愛媛|茨城|栃木|群馬|埼玉|岐阜|京都|大阪|東京|神奈川|兵庫|愛知|沖縄|横浜|神戸|仙台|札幌|金沢|松本|高松|松山|川崎|品川|渋谷|上野|中野|目黒|大宮|名古屋|博多|小倉|草津|熱海|箱根|鎌倉|軽井沢'
const TOPIC = new RegExp(`^(?:${FAMOUS})$`)
const TOPIC_AFTER = new RegExp(`^(?:とか|と|や|か|、|・|から|より)(?:${FAMOUS})`)
const TOPIC_BEFORE = new RegExp(`(?:${FAMOUS})(?:とか|と|や|か|、|・|から|より)$`)

/** 福岡と広島で迷った: a well-known place beside another is a place, though people bear its name too. */
function isPlaceAmongPlaces(text: string, start: number, end: number): boolean {
  if (!TOPIC.test(text.slice(start, end))) return false
  return TOPIC_AFTER.test(text.slice(end, end + 6)) || TOPIC_BEFORE.test(text.slice(Math.max(0, start - 6), start))
}

/** 陸軍少将, 国民党総裁, 撮影所長: an institution that leads to what the person is. */
const OFFICE =
  /(?:[^社]長|[大中少]将|[大中少]佐|[大中少]尉|元帥|提督|総裁|主席|書記|大臣|議員|委員|監督|選手|教授|大統領|首相|総統|総督|夫妻|兄弟|姉妹|一族|親子)$/u

/** Whether a firm, a site or a product continues the name: 田口 in 田口印刷所 is not a person. */
function namesThing(after: string, table: NameTable): boolean {
  if (NAMED_AFTER.test(after)) return true
  const run = /^[\p{Script=Han}\p{Script=Katakana}ー々]{2,8}/u.exec(after)?.[0] ?? ''
  if (OFFICE.test(run)) return false
  for (let size = run.length; size >= 2; size--) {
    const flags = table.flagsOf(run.slice(0, size))
    if ((flags & WORD) !== 0) return (flags & ORGANISATION) !== 0 && (flags & PERSON_NOUN) === 0
  }
  return false
}

const CHAIN_BEFORE = /(?:[ァ-ヴー]+|(?<![A-Za-z])[A-Z])[・=]$/
const CHAIN_AFTER = /^(?:[・=](?:[ァ-ヴー]+|[A-Z](?![A-Za-z])))+/

/** A foreign name runs over its middle dots: the tagger's アル in アル・ゴア becomes the whole, ロー in R・ロー too. */
export function wholeChain(text: string, start: number, end: number): readonly [number, number] {
  if (!/^(?:[ァ-ヴー・=]|(?<=・)[A-Z](?=・))+$/.test(text.slice(start, end))) return [start, end]
  let from = start
  for (let before = CHAIN_BEFORE.exec(text.slice(0, from)); before; before = CHAIN_BEFORE.exec(text.slice(0, from)))
    from -= before[0].length
  return [from, end + (CHAIN_AFTER.exec(text.slice(end))?.[0].length ?? 0)]
}

const AGAINST = /VS\.?|[×&]/gi

/** AVSB and A×B are two people. */
export function rivals(text: string, start: number, end: number): (readonly [number, number])[] {
  const parts: (readonly [number, number])[] = []
  let from = start
  for (const { 0: mark, index } of matchesOf(text.slice(start, end), AGAINST)) {
    if (/[A-Za-z]/.test(text[start + index - 1] ?? '') || /[A-Za-z]/.test(text[start + index + mark.length] ?? ''))
      continue
    parts.push([from, start + index])
    from = start + index + mark.length
  }
  parts.push([from, end])
  return parts.filter(([a, b]) => a < b)
}

const THING_END =
  /・(?:パーク|スタジアム|アリーナ|ドーム|センター|ホール|ホテル|ハウス|タワー|シティ|ストリート|アベニュー|ブラザー[スズ]|レコー[ドズ]|ピクチャーズ|エンターテインメント|フィルム|ミュージック|グループ|カンパニー|モーター[スズ]|ゲーム[スズ]|リーグ|クラブ|ユナイテッド|カップ|プライズ|プロジェクト)$/

/** ニューオーリンズ・セインツ opens with a place, タッチストーン・ピクチャーズ ends with a firm: neither is a person. */
function isThingChain(name: string, { table, words }: Lexicon): boolean {
  const first = /^([ァ-ヴー]+)・/.exec(name)?.[1]
  if (first === undefined) return false
  if (THING_END.test(name)) return true
  const flags = table.flagsOf(first)
  if ((flags & PLACE) === 0 || (flags & (SURNAME | GIVEN | COMMON_SURNAME)) !== 0) return false
  return (words.classesOf(first, 0, first.length) & 7) === WORD_PLACE
}

function isSomebody(name: string, { words }: Lexicon): boolean {
  const classes = words.classesOf(name, 0, name.length)
  return [classes & 7, (classes >> 3) & 7].some((what) => what >= WORD_SURNAME && what <= WORD_PERSON)
}

/** A tagged span without its honorific, or undefined when it is a common noun, a place on the way or a word for kin. */
export function tidyName(
  text: string,
  start: number,
  end: number,
  lexicon: Lexicon,
): readonly [number, number] | undefined {
  const { table } = lexicon
  const word = text.slice(start, end)
  const bare = word.replace(TITLE, '')
  const name = bare.length > 1 || (bare.length === 1 && /\p{Script=Han}/u.test(bare)) ? bare : word
  if (NOT_A_PERSON.test(name) || !/[\p{L}]/u.test(name)) return undefined
  const after = text.slice(start + name.length, start + name.length + 8)
  if (!TITLE_AFTER.test(after)) {
    const flags = table.flagsOf(name)
    const known = (flags & (SURNAME | GIVEN | UNCLASSIFIED | COMMON_SURNAME)) !== 0
    if ((flags & WORD) !== 0 && !known && !isSomebody(name, lexicon)) return undefined
    if ((flags & PLACE) !== 0 && GOING.test(after)) return undefined
    if (isPlaceAmongPlaces(text, start, start + name.length)) return undefined
    if (namesThing(after, table) || isThingChain(name, lexicon)) return undefined
  }
  return [start, start + name.length]
}
