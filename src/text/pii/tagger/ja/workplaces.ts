import { matchesOf } from '../../detect/matches.ts'
import type { Candidate } from '../../types.ts'
import { WORD_NOUN } from '../word-table.ts'
import { WORD } from './dictionary.ts'
import type { JapaneseLexicon } from './lexicon.ts'

type Lexicon = Pick<JapaneseLexicon, 'table' | 'words'>

const NAME = '(?:[ぁ-ん]{2,5}(?=[\\p{Script=Han}]))?[\\p{Script=Han}\\p{Script=Katakana}々ー・]{2,12}'
const ENDS =
  '(?:商事|商店|物産|物流|産業|工業|工務店|建設|建築|製作所|製薬|製菓|電機|電気|運輸|運送|食品|印刷|出版|プレス|会計|事務所|病院|クリニック|医院|薬局|歯科|眼科|内科|小児科|整骨院|接骨院|美容室|サロン|食堂|珈琲|珈琲店|ベーカリー|酒店|書店|不動産|精密|精機|水産|酒造|興業|興産|鉄工|塗装|造園|警備|ケア|ホーム|介護センター)'
/** What somebody does there, or that their pay comes from there. */
const DOES =
  '(?:の(?:事務|営業|現場|受付|経理|人事|総務|厨房|ホール|レジ|夜勤|日勤|正社員|社員|パート|(?:[0-9０-９一二三四五]+階)?病棟|[0-9０-９]+階病棟)|で(?:受付|ホール|レジ|品出し|配達|事務|経理|営業|看護|介護|調理|夜勤|店長|働|バイト|パート|勤)|から(?:入る|振り込|給料|給与|もらって)|の給料|って(?:いう)?(?:とこ|ところ|会社|店)(?:で|に|、|。|です|なん|$))'
/** 丸菱運輸の事務, ひまわり歯科で受付: named like a firm, and somebody works there. */
const NAMED = new RegExp(`(?<![\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z])${NAME}?${ENDS}(?=${DOES})`, 'gu')
/** バイトは珈琲館ルポで, 本業は…の: whatever is named where somebody says where they work. */
const TOLD = new RegExp(
  `(?<=(?:バイト先?|パート先?|本業|副業|勤め先|勤務先|派遣先|就職先|内定先)は)${NAME}(?=${DOES}|で(?:す(?:[。、]|$)|(?!す))|という|っていう)`,
  'gu',
)
/** 成蹊の3年, 城南工業の2年: a school by its name, told by the year somebody is in. */
const YEAR =
  /(?<![\p{Script=Han}\p{Script=Katakana}ーA-Za-z])[\p{Script=Han}々]{2,6}(?=の[1-4１-４一二三四]年(?:生|です|で(?!す)|だ|、|。|だから|なん|$))/gu
const COURSE = /(?<=.{2})(?:工業|商業|農業|学院|学園|女子|国際)$/u
const NO_YEAR =
  /大学|大学院|短大|専門|高校|中学|小学|学校|学部|学科|院$|部$|課$|組$|コース|令和|平成|昭和|最初|最後|入社|結婚|次$|前$|後$|今|現在|当時|前半|後半|同居|闘病|育休|産休|単身|契約|子$|娘|息子|[長次三]男|[長次三]女|妹|弟|兄|姉|孫|甥|姪/u

/** With what no match of the first can be without. */
const AT_WORK =
  /事務|営業|現場|受付|経理|人事|総務|厨房|ホール|レジ|夜勤|日勤|社員|パート|病棟|品出し|配達|看護|介護|調理|店長|働|バイト|勤|入る|振り込|給[料与]|もらって|って(?:いう)?(?:とこ|会社|店)/u

/** Firms and schools somebody belongs to, told by what they say of them. A kind of work or of shop is none. */
export function workplaces(text: string, lexicon: Lexicon): Candidate[] {
  const found: Candidate[] = []
  const add = (pattern: RegExp, type: 'COMPANY' | 'SCHOOL', isNone: (name: string) => boolean) => {
    for (const { 0: name, index } of matchesOf(text, pattern))
      if (!isNone(name)) found.push({ start: index, end: index + name.length, type })
  }
  const isPlain = (name: string) => isMadeOfWords(name, lexicon)
  if (AT_WORK.test(text)) add(NAMED, 'COMPANY', (name) => isPlain(name) || KIND.test(name))
  if (/バイト|パート|業は|先は/u.test(text)) add(TOLD, 'COMPANY', (name) => isPlain(name) || KIND.test(name))
  if (/年/u.test(text)) add(YEAR, 'SCHOOL', (name) => NO_YEAR.test(name) || isPlain(name.replace(COURSE, '')))
  return found
}

const KIND =
  /^(?:近所|地元|駅前|大手|中小|個人|総合|大学|市民|県立|市立|町立|国立|私立|都内|市内|動物|精神科|産婦人科|訪問|在宅|老人|特養|グループ|デイ|小さな?|とある|大きな?|いつも|自分|うち|ある|同じ|夜勤|週[0-9一二三四五])/u

/** 営業事務, 個人病院: nothing but words of the dictionary, one or two; ひまわり歯科 is called after one. */
function isMadeOfWords(name: string, lexicon: Lexicon): boolean {
  const lead = /^[ぁ-ん]+/u.exec(name)?.[0] ?? ''
  if (lead !== '') return lead.length < 3 || mostly(lead, lexicon) !== WORD_NOUN
  const isWord = (part: string) =>
    mostly(part, lexicon) >= WORD_NOUN || (mostly(part, lexicon) === 0 && (lexicon.table.flagsOf(part) & WORD) !== 0)
  if (isWord(name)) return true
  for (let cut = 1; cut < name.length; cut++) if (isWord(name.slice(0, cut)) && isWord(name.slice(cut))) return true
  return false
}

/** What the word mostly is; 0 when the dictionary has none. */
function mostly(word: string, { words }: Lexicon): number {
  return words.classesOf(word, 0, word.length) & 7
}
