import { COMMON_SURNAME, GIVEN, PERSON_NOUN, PLACE, SURNAME, WORD } from './dictionary.ts'
import { kanaNames } from './kana-names.ts'
import { isNobody } from './doubts.ts'
import { introductions } from './introductions.ts'
import type { JapaneseLexicon } from './lexicon.ts'
import { NOT_A_PERSON } from './words.ts'
import type { NameTable } from '../name-table.ts'
import { WORD_NOUN, WORD_OTHER, WORD_PERSON, WORD_SURNAME } from '../word-table.ts'
import type { Candidate } from '../../types.ts'
import { CALLED, KIN, PHRASE, SAID } from '../../judge/how.ts'
import { matchesOf } from '../../detect/matches.ts'

type Lexicon = Pick<JapaneseLexicon, 'table' | 'words'>

const WITH_TITLE =
  /(?<kanji>[\p{Script=Han}々]{1,5})(?<title>さん(?!さん)|さま|(?<![仕模多同異一有各神王])様(?![々子相式])|くん|君|ちゃん|氏|先輩|先生|部長|課長|係長|社長|店長)|(?<katakana>[ァ-ヴー]{2,10})(?:さん(?!さん)|さま|様(?![々子相式])|くん|君|ちゃん|氏|先輩|先生|っち)|(?<hiragana>[ぁ-んー]{1,12}?)(?:さん(?!さん)|さま|くん|ちゃん|先輩|先生)(?!と[言い])/gu
export const SHOP = /(?:屋|店|署|所|局|社|行|員|者|師|士|手|官|長|家|人|生|客|会|部|課|室|科|校|園|館|県|市|区|町|村)$/u
const PARTICLE = /^[とはがもにをでのや]/
const NAMED =
  /(?<=(?:名前|氏名|本名|姓名|フルネーム|ニックネーム|あだ名|旧姓|苗字|名字)(?:は|が|:|も|って)[\s「『"]{0,2})[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々ー]{1,8}?(?: [\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々ー]{1,6}?)?(?=[」』"]?\s?(?:です|だ|で、|と(?:いい|言い|申し|いう|言う|書|読)|、|。|,|!|\n|\(|$))/gu
const STATED =
  /(?:(?<=^|[、。!?\n\s「]|は|の|で、|私|僕|俺)[\p{Script=Hiragana}ー]{2,6}?|[\p{Script=Han}々]{1,6}(?: [\p{Script=Han}々]{1,4})?[ぁ-ん]{0,3}?|[\p{Script=Katakana}ー]{2,8}(?:[ ・][\p{Script=Katakana}ー]{1,8})?)(?=と申し(?:ます|まして)|といいます|と言います|って呼(?:んで|ばれ)|と呼(?:んで|ばれてい?ます)|っていうんです|って名前|という名前)/gu
const BESIDE_KIN =
  /(?<=(?:娘|息子|妻|夫|嫁|旦那|母|父|弟|妹|兄|姉|祖母|祖父|義母|義父|義姉|義弟|長女|次女|三女|長男|次男|三男|彼氏|彼女|元カレ|元カノ|元彼|友達|友人|親友|同級生|幼馴染|ママ友|同僚|上司|部下|後輩|先輩|担任|うちの子|甥|姪|甥っ子|姪っ子|孫|いとこ|従兄弟|従姉妹|婚約者|パートナー|お嫁さん)(?:の|、))(?:[\p{Script=Han}々]{1,4}|[ぁ-ん]{2,4}?|[ァ-ヴー]{2,6})(?=が|は|と|に|も|から|って|、|。|です|\n|$)/gu
/** 営業の三宅と, 同じ班の林が: a colleague by the surname alone. */
const ROLE =
  /(?<=(?:営業|経理|総務|人事|広報|企画|開発|受付|同期|担当|同じ[班組課部]|同じクラス|同じチーム|隣の席|向かいの席|バイト先)の)[\p{Script=Han}々]{1,3}(?=(?:が|は|も|と|に|から|って)(?![\p{Script=Han}]{0,2}(?:書|あ[るり])))/gu
const GREETING =
  /(?<=^|[。!?\n、])[\p{Script=Han}々]{1,4}(?=(?:です|と申します|でございます)[。、!\s]{1,2}(?:よろしく|宜しく|お世話|初めまして|はじめまして|いつも))/gu
/** With what no match of the greeting can be without. */
const GREETS = /よろしく|宜しく|お世話|めまして|いつも/
const WORDY =
  /^(?:未定|秘密|内緒|不明|なし|無し|匿名|以下|次|同じ|違|わから|分から|言え|聞|ない|まだ|ちょっと|教え|それ|これ|あれ|なに|何|誰)/u

/** Names that the way of speaking gives away: with an honorific, after a word for kin, or where somebody says what they are called. */
export function spokenNames(text: string, lexicon: Lexicon): Candidate[] {
  const { table } = lexicon
  const found: Candidate[] = []
  const add = (start: number, end: number, how: number) => found.push({ start, end, type: 'NAME', how })
  const call = (index: number, word: string, start: number) => {
    if (start >= 0 && !isNobody(text, index + start, index + word.length, lexicon))
      add(index + start, index + word.length, CALLED)
  }
  for (const { groups = {}, index } of matchesOf(text, WITH_TITLE)) {
    const { kanji, katakana, hiragana = '', title = '' } = groups
    if (kanji !== undefined) call(index, kanji, kanjiStart(kanji, title, table))
    else if (katakana !== undefined) call(index, katakana, katakanaStart(katakana, table))
    else if (!isInflected(text, index, hiragana)) call(index, hiragana, kanaStart(hiragana, table))
  }
  for (const { 0: name, index } of matchesOf(text, BESIDE_KIN))
    if (isGivenLike(name, table) && !(name.length === 1 && isPlainNoun(name, lexicon)))
      add(index, index + name.length, KIN)
  for (const { 0: name, index } of matchesOf(text, ROLE))
    if (isSurname(name, lexicon)) add(index, index + name.length, KIN)
  for (const { 0: name, index } of GREETS.test(text) ? matchesOf(text, GREETING) : [])
    if ((table.flagsOf(name) & (SURNAME | GIVEN)) !== 0 || isFullName(name, table))
      add(index, index + name.length, SAID | PHRASE)
  if (/名|姓|苗字|ネーム|申し|言います|いいます|呼|っていう/.test(text))
    for (const pattern of [NAMED, STATED])
      for (const { 0: name, index } of matchesOf(text, pattern))
        if (isSaidName(text, index, name, lexicon)) add(index, index + name.length, SAID)
  return [...found, ...kanaNames(text, table), ...introductions(text, lexicon)]
}

function isSurname(word: string, { table, words }: Lexicon): boolean {
  const classes = words.classesOf(word, 0, word.length)
  return (table.flagsOf(word) & COMMON_SURNAME) !== 0 && [classes & 7, (classes >> 3) & 7].includes(WORD_SURNAME)
}

/** 母の日, 父の家: a word of one character that nobody is called by. */
function isPlainNoun(word: string, { words }: Lexicon): boolean {
  const classes = words.classesOf(word, 0, word.length)
  return [classes & 7, (classes >> 3) & 7].every((what) => what === 0 || what > WORD_PERSON)
}

const DEFINED = /(?:を|が|こと|もの|の方|ほう)$/
/** Whether what stands where a name is told is one: 早いといいます and ……を冬日といいます tell none. */
function isSaidName(text: string, index: number, name: string, { table, words }: Lexicon): boolean {
  if (WORDY.test(name) || NOT_A_PERSON.test(name)) return false
  if (DEFINED.test(text.slice(Math.max(0, index - 4), index))) return false
  // 三文の徳といいますが: what something has.
  if (/^\p{Script=Han}$/u.test(name) && text.charAt(index - 1) === 'の') return false
  const flags = table.flagsOf(name)
  const isKnown = (flags & (SURNAME | GIVEN)) !== 0
  if (/^[ぁ-んー]+$/.test(name))
    return (isKnown && name.length > 1) || (/[っー]/.test(name) && !/[いかしたな]い$/.test(name))
  if (/[\p{Script=Han}][ぁ-ん]/u.test(name) && !isKnown && !isFullName(name, table)) return false
  const first = words.classesOf(name, 0, name.length) & 7
  return isKnown || ((flags & WORD) === 0 && first !== WORD_NOUN && first !== WORD_OTHER)
}

/** The end of a verb before a teacher, as in 教えてくれる先生 or 言える先生. */
function isInflected(text: string, index: number, word: string): boolean {
  return /^先[生輩]/.test(text.slice(index + word.length)) && /[\p{Script=Han}]$/u.test(text.slice(0, index))
}

const TIME =
  /^(?:昨日|今日|明日|本日|先日|毎日|先週|今週|来週|先月|今月|来月|去年|昨年|今年|来年|今朝|昨夜|今夜|最近|以前|現在|当時|今度|前回|今回|次回|結局|全員|同期|担当|新人|新任|受付|営業|経理|人事|総務|隣|元)(?=.)/

/** Where in a run of kanji before an honorific a known name begins, -1 when the run is a common noun. */
function kanjiStart(word: string, title: string, table: NameTable): number {
  if (word === '王') return /様|さま/.test(title) ? -1 : 0
  if (NOT_A_PERSON.test(word) || SHOP.test(word)) return -1
  const rank = title.length === 2 && /[輩生長]/.test(title)
  if (rank && /^第|[支本当副元前現新旧同次]$/.test(word)) return -1
  for (let start = TIME.exec(word)?.[0].length ?? 0; start < word.length; start++) {
    const part = word.slice(start)
    const flags = table.flagsOf(part)
    if (NOT_A_PERSON.test(part)) return -1
    if ((flags & (SURNAME | GIVEN)) !== 0 && (part.length > 1 || word.length === 1)) {
      if (part.length === 1 && rank) return -1
      return (flags & PERSON_NOUN) !== 0 && (flags & WORD) !== 0 ? -1 : start
    }
    if (isFullName(part, table)) return start
  }
  return -1
}

function isFullName(word: string, table: NameTable): boolean {
  if (word.length < 3 || (table.flagsOf(word) & WORD) !== 0) return false
  for (let cut = 1; cut < word.length; cut++)
    if ((table.flagsOf(word.slice(0, cut)) & SURNAME) !== 0 && (table.flagsOf(word.slice(cut)) & GIVEN) !== 0)
      return true
  return false
}

/** After a word for kin a name is likely, but 妻の実家 is none. */
function isGivenLike(word: string, table: NameTable): boolean {
  const flags = table.flagsOf(word)
  if (word === '方') return false
  if (NOT_A_PERSON.test(word) || isFullName(word, table)) return isFullName(word, table) && !NOT_A_PERSON.test(word)
  if (/^[ぁ-ん]+$/.test(word)) return (flags & GIVEN) !== 0 && !PARTICLE.test(word) && !COMMON_KANA.test(word)
  return (flags & (GIVEN | SURNAME)) !== 0 && (flags & WORD) === 0
    ? true
    : word.length === 1 && (flags & GIVEN) !== 0 && !COMMON_KANJI.test(word)
}

export const COMMON_KANA =
  /^(?:ような|みたい|さら|さらに|それ|これ|あれ|こと|ため|とき|ところ|もの|ほう|ほか|なか|うち|そば|よう|まま|せい|おかげ|いえ|へや|かお|こえ|あと|まえ|うえ|した|みんな|ふたり|ひとり|くせ|もと|こども)$/
const COMMON_KANJI = /^[方日命気力味家手足顔声目口頭心体車物事時店服本話件金前後上下中方会分]$/

function katakanaStart(word: string, table: NameTable): number {
  if (NOT_A_PERSON.test(word)) return -1
  const flags = table.flagsOf(word)
  const known = (flags & (SURNAME | GIVEN)) !== 0
  return (flags & (WORD | PLACE)) !== 0 && !known ? -1 : word.length <= 6 || known ? 0 : -1
}

/** Particles run into a kana name (とゆきちゃん): the longest known name that ends the run and starts with none is the name. */
function kanaStart(word: string, table: NameTable): number {
  if (NOT_A_PERSON.test(word) || KIN_ENDS.test(word)) return -1
  let fallback = -1
  for (let start = 0; start <= word.length - 2; start++) {
    const part = word.slice(start)
    if (part.length > 6 || NOT_A_PERSON.test(part) || (table.flagsOf(part) & (SURNAME | GIVEN)) === 0) continue
    if (!PARTICLE.test(part)) return start
    if (fallback === -1) fallback = start
  }
  return fallback === -1 && /^[ぁ-ん]{1,3}ー$/.test(word) ? 0 : fallback
}

const KIN_ENDS =
  /(?:たく|あから|お(?:かあ|とう|にい|ねえ|じい|ばあ|じ|ば|きゃく|つかれ)|みな|みんな|あか|ごちそう|とう|かあ|にい|ねえ|じい|ばあ|おく|むすめ|むすこ|ぞう|ねこ|いぬ|わん)$/
