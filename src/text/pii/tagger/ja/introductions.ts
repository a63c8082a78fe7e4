import { GIVEN, SURNAME } from './dictionary.ts'
import type { JapaneseLexicon } from './lexicon.ts'
import { WORD_NOUN, WORD_PERSON } from '../word-table.ts'
import type { Candidate } from '../../types.ts'
import { SAID } from '../../judge/how.ts'
import { matchesOf } from '../../detect/matches.ts'

type Lexicon = Pick<JapaneseLexicon, 'table' | 'words'>

const SELF = '(?:私|わたし|あたし|僕|ぼく|俺|おれ|うち|わたくし|自分)(?:は|、|の名前は)? ?'
/** たなかです, 私りなです: a name in kana where somebody says who they are. */
const IN_KANA = new RegExp(
  `(?<=^|[。!?！？\\n]|${SELF}|(?:はじめまして|初めまして|こんにちは|こんばんは|おはようございます|お世話になります|もしもし)[、。!！ ]{0,2}|(?:^|[。!?！？\\n])(?:あ|えっと|ええと|どうも)[、 ]{1,2})[ぁ-んァ-ヴー]{2,6}?(?=(?:です|と申し|といいます|と言います|っていいます|だよ|や)(?:[。、!！\\s]|$|けど|が、|ます))`,
  'gu',
)
const WELCOMES = /よろしく|宜しく|はじめまして|初めまして|もしもし|と申し|お世話に/
/** YAMADA TARO after what says that a name is written so. */
const IN_LATIN =
  /(?<=(?:宛名|宛先|名義|名前|氏名|ローマ字|表記|差出人|予約名|フルネーム|カード名)(?:は|が|:|：|も|で|、|の欄に)?[\s「"]{0,2})[A-Z][A-Za-z]{1,14}(?:[ ・.,]{1,2}[A-Z][A-Za-z]{1,14}){0,2}/g

/** Latin letters where a Japanese text speaks of somebody: 同期の Nguyen さん, Yuki Hanazawa といいます, パートナーの Miguel が. */
const LATIN_PERSON =
  /(?<![A-Za-z])[A-Z][a-zà-ÿ]+(?: [A-Z][a-zà-ÿ]+){0,2}(?=\s?(?:さん|くん|君|ちゃん|様|先生|といいます|と言います|と申します))|(?<=(?:パートナー|彼氏|彼女|夫|妻|友達|友人|同僚|上司|同期|先輩|後輩|ルームメイト|大家|娘|息子)の\s?)[A-Z][a-zà-ÿ]+(?: [A-Z][a-zà-ÿ]+){0,2}/gu
/** 「まっつん」って呼ばれてます, ニックネームは…: what somebody is called by. */
const NICKNAME =
  /(?<=[「『"])[^「」『』"]{1,10}(?=[」』"](?:って呼ばれて|って呼んで|と呼んで(?:くだ|ほし)|(?:って|と)いうのが[^。]{0,8}(?:あだ名|呼び名)))|(?<=(?:ニックネーム|あだ名|呼び名|ペンネーム)(?:は|で(?:いいなら|よければ)?、?|が)\s?[「『]?)[^\s「」『』、。]{2,8}?(?=[」』]?(?:で(?:す|お|$)|と(?:呼|いい|申)|って))/gu
const LATIN_THING =
  /^(?:Google|Slack|Zoom|Excel|Word|Windows|Mac|Line|Twitter|Instagram|Amazon|Apple|Netflix|Yahoo|Siri|Alexa|Notion|Teams|Chrome|Android)/

export function introductions(text: string, { table, words }: Lexicon): Candidate[] {
  const found: Candidate[] = []
  const welcomes = WELCOMES.test(text)
  for (const { 0: name, index } of /です|と申し|いいます|言います|だよ|や/.test(text) ? matchesOf(text, IN_KANA) : []) {
    if ((table.flagsOf(name) & (GIVEN | SURNAME)) === 0) continue
    const classes = words.classesOf(name, 0, name.length)
    const first = classes & 7
    const second = (classes >> 3) & 7
    const isPerson = (what: number) => what > 0 && what <= WORD_PERSON
    if (isPerson(first) || (first === 0 && name.length > 2) || (welcomes && first === WORD_NOUN && isPerson(second)))
      found.push({ start: index, end: index + name.length, type: 'NAME', how: SAID })
  }
  for (const { 0: name, index } of /[A-Z]/.test(text) && /宛|名|ローマ字|差出人|表記/.test(text)
    ? matchesOf(text, IN_LATIN)
    : [])
    found.push({ start: index, end: index + name.length, type: 'NAME', how: SAID })
  if (/[A-Z]/.test(text))
    for (const { 0: name, index } of matchesOf(text, LATIN_PERSON))
      if (!LATIN_THING.test(name)) found.push({ start: index, end: index + name.length, type: 'NAME', how: SAID })
  if (/呼|あだ名|ニックネーム|ペンネーム/.test(text))
    for (const { 0: name, index } of matchesOf(text, NICKNAME))
      found.push({ start: index, end: index + name.length, type: 'NAME', how: SAID })
  return found
}
