import { KIN, CALLED, PHRASE, SAID, SHAPE } from '../../judge/how.ts'
import { matchesOf } from '../../detect/matches.ts'
import type { Candidate } from '../../types.ts'
import type { JapaneseLexicon } from './lexicon.ts'
import { FUNCTION_END, isWholeName, NO_TITLE } from './doubts.ts'
import { GIVEN, SURNAME, WORD } from './dictionary.ts'
import { NICKNAME } from './nicknames.ts'
import { COMMON_KANA, SHOP } from './spoken-names.ts'
import { TIMES } from './times.ts'
import { NOT_A_PERSON } from './words.ts'
import { WORD_NOUN } from '../word-table.ts'

const NAME = '(?:[\\p{Script=Han}々]{1,5}|[ァ-ヴー]{2,10}|[ぁ-んー]{2,6}?|[A-Z][a-z]{1,12})'
const NO_LETTER = '(?<![\\p{Script=Han}々ァ-ヴーA-Za-z])'
const PERSON =
  '(?:娘|息子|妻|夫|嫁|旦那|主人|母|父|弟|妹|兄|姉|祖母|祖父|孫|甥|姪|甥っ子|姪っ子|いとこ|従兄弟|従姉妹|長男|次男|三男|長女|次女|三女|[上下]の子|末っ子|友達|友人|友だち|ともだち|ダチ|親友|同級生|幼なじみ|幼馴染|ママ友|パパ友|推し友|同僚|上司|部下|先輩|後輩|同期|同担|同志|同室|ご近所|担任|彼氏|彼女|カレ|相方|連れ|仲間|ルームメイト|婚約者|パートナー|大家|隣|お隣|ケアマネ|ヘルパー|担当|店長|部長|課長|主任|社長|先生|顧問|コーチ|監督|キャプテン|美容師|主治医|ぼく|僕|俺|私|うち)'
/** 弟が たいち, 連れの健: whoever is set beside somebody one knows. */
const BESIDE = new RegExp(
  `(?<=${PERSON}(?:の|、|が|は|で)\\s?)${NAME}(?=[がはとにもをの、。です！!]|から|って|ちゃん|くん|さん|だ|や|\\s|$)`,
  'gu',
)
const TITLED = new RegExp(
  `${NO_LETTER}(?:[\\p{Script=Han}々ヶノ]{1,4}|[ァ-ヴー]{2,8}|[A-Z][a-z]{1,12})(?=\\s?(?:さん|ちゃん|くん|君|さま|様|先生|先輩|っち|りん|ぴ(?![ァ-ヴぁ-ん]))(?!ざま|々|子|相|式))`,
  'gu',
)
/** 森です、木が三つの。 */
const TOLD = new RegExp(
  `(?<=^|[。！？!?\\n、…\\s「]|(?:名前|名字|苗字|本名)(?:は|が|って)\\s?|(?:私|僕|俺|ぼく|わたし|うち)(?:は|、))${NAME}(?: [\\p{Script=Han}々ぁ-んァ-ヴー]{1,5})?(?=(?:です|と申|といい|と言い|っていい|って言い|っす|だよ|でーす|でございます|と呼|って呼)(?!か))`,
  'gu',
)

/** ゆっけって人, 銀次という小学生, 藍って珍しい名前: what is said only of people. */
const SAID_OF_PEOPLE = new RegExp(
  `(?<=^|[、。！？!?\\s「…]|[\\p{Script=Han}ァ-ヴー](?:の|と|は|が|も|に|で)|[とはがも、])${NAME}(?=(?:って|という|っていう|とかいう|ゆう)(?:[一-龠ぁ-ん]{0,4}の)?(?:人|ひと|子(?!供|ど)|コ(?![ァ-ヴー])|奴|やつ|ヤツ|方(?!法|向|面|式)|おじさん|おばさん|おっちゃん|おばちゃん|じいさん|ばあさん|先生|先輩|後輩|友達|友人|同僚|同期|上司|小学生|中学生|高校生|大学生|女の子|男の子|若い|珍しい名|変わった名|名前|名字|苗字))`,
  'gu',
)
/** 同担のみぃちゃん, きぬえさんという方: in hiragana, where the word plainly begins. */
const TITLED_KANA = new RegExp(
  `(?<=^|[、。！？!?\\s「…]|[\\p{Script=Han}ァ-ヴー](?:の|と|は|が|も|、))[ぁ-んー]{2,5}(?=(?:さん|ちゃん|くん|先生|先輩|コーチ)(?!ざま|と[言いし]))`,
  'gu',
)

/** あまりたくさん, いつでも先生: what runs up to the title and is no name. */
const GRAMMAR = /たく$|あまり|いつ|みな|[もはがをにのでとへ]$|から$|まで$/u

/** Kana that is no name is grammar, and a long run of kanji holds more than a name: 昨日田中. */
const MUST_BE_KNOWN = /^(?:[ぁ-んー]+|[\p{Script=Han}々]{3,})$/u

/** Whatever stands where people are named: whether it is somebody, its context has to tell. */
export function shapedJapanese(text: string, { table, words }: Pick<JapaneseLexicon, 'table' | 'words'>): Candidate[] {
  const found: Candidate[] = []
  /** Made into a nickname, and no word. */
  const isNick = (name: string) =>
    NICKNAME.test(name) && (words.classesOf(name, 0, name.length) & 7) < WORD_NOUN && (table.flagsOf(name) & WORD) === 0
  const isUnread = (name: string) => name.length > 2 && words.classesOf(name, 0, name.length) === 0
  const add = (pattern: RegExp, how: number, mustBeKnown: boolean) => {
    for (const { 0: name, index } of matchesOf(text, pattern)) {
      if (
        NOT_A_PERSON.test(name) ||
        ((how & KIN) !== 0 && isTime(text, index, name)) ||
        (how === CALLED && SHOP.test(name)) ||
        isGrammar(name) ||
        NO_TITLE.test(text.slice(index + name.length, index + name.length + 8))
      )
        continue
      const isKnown =
        (table.flagsOf(name) & (GIVEN | SURNAME)) !== 0 ||
        isNick(name) ||
        (pattern === TITLED_KANA && isUnread(name) && !GRAMMAR.test(name))
      if (!isKnown && (mustBeKnown || MUST_BE_KNOWN.test(name)) && !isWholeName(name, { table })) continue
      found.push({ start: index, end: index + name.length, type: 'NAME', how: SHAPE | how })
    }
  }
  add(BESIDE, KIN, false)
  add(TITLED, CALLED, false)
  add(TOLD, SAID, true)
  if (/って|という|とか|ゆう/u.test(text)) add(SAID_OF_PEOPLE, PHRASE, false)
  if (/さん|ちゃん|くん|先生|先輩|コーチ/u.test(text)) add(TITLED_KANA, CALLED, false)
  return found
}

/** 夫のとか, どのような先輩: words that only join others. */
function isGrammar(name: string): boolean {
  if (COMMON_KANA.test(name)) return true
  const end = /^[ぁ-ん]+$/u.test(name) ? FUNCTION_END.exec(name)?.[0].length : undefined
  return end !== undefined && (name.length > 3 || end === name.length)
}

/** A season that is spoken to or called by a title is a person: 姉の春さん. */
function isTime(text: string, index: number, name: string): boolean {
  return (
    TIMES.test(name) && !/^(?:さん|ちゃん|くん|君|様)/u.test(text.slice(index + name.length, index + name.length + 3))
  )
}
