import { COMMON_SURNAME, GIVEN, PLACE, SURNAME, WORD } from './dictionary.ts'
import { SPOKEN } from '../../detect/spoken.ts'
import type { JapaneseLexicon } from './lexicon.ts'
import { WORD_GIVEN, WORD_NOUN, WORD_OTHER, WORD_PERSON, WORD_PLACE, WORD_SURNAME } from '../word-table.ts'

type Lexicon = Pick<JapaneseLexicon, 'table' | 'words'>

export const TITLE_AFTER =
  /^\s?(?:ちゃん|さん|さま|くん|たん|っち|[様君氏殿]|先生|先輩|後輩|部長|課長|係長|主任|店長|会長|社長|校長|教授|コーチ|選手|監督|医師)/
/** 聴くんです, さまざまな, ちゃんとした, さんざん: what looks like a title is part of another word. */
export const NO_TITLE =
  /^(?:くん(?=です|だ|じゃ|で(?!は)|の|か|や(?:ろ|な)|なら)|さまざま|ちゃんと(?!一緒|いっしょ)|さんざん|様々|様子|様式|氏名|君臨)/
/** What stands before a title and is nobody, though the dictionaries know people of that name. */
const NOBODY_ALONE = /^[子名日御主方家人員客神物手口目身外内上下前後中本今何皆一二三四五六七八九十百千万円]$/
export const FUNCTION_END =
  /(?:ような|みたいな|その|この|あの|どの|ここの|ための|して|には|にも|では|でも|とも|とに|とは|とか|のは|ても|ので|のに|から|まで|より|だけ|など|なら|たら|れば|ると|うと|りと|いと|くと|ない|です|ます|した|った)$/
const TIME_BEFORE = /(?:[昨今明先毎本][日週月年朝晩夜]|昨夜|今度|最近|以前|当時|時々|結局|先程)$/u
const KIN_BEFORE = /(?:[娘妹弟兄姉妻夫母父孫姪甥彼]|息子|友達|友人|先輩|後輩|同僚|上司|長女|次女|長男|次男)$/u
export const KIN_NAMED =
  /(?:[娘妹弟兄姉妻夫嫁母父孫姪甥]|息子|旦那|祖母|祖父|彼氏|彼女|カレ|カノ|友達|友人|親友|同僚|上司|部下|先輩|後輩|担任|いとこ)(?:の|、)$/u

/** Somebody says who they are, or is spoken to. */
export const INTRODUCED = /^(?:です|と申し|でございます|っていいます|って言います|と呼)/
export const SPEAKS_OF_SELF =
  /(?:^|[。!?！？\n「、]|(?:私|僕|俺|わたし|ぼく|名前|氏名|担当|こちら)(?:は|が|、|の)?)\s?$/u
const DEFINED = /(?:を|のこと|ことを|が)$/

/** Whether the words around, or what the word mostly is, say that a claimed person is nobody. */
export function isNobody(text: string, start: number, end: number, lexicon: Lexicon): boolean {
  // 田中太郎(たなかたろう): the reading is no part of the question.
  const name = text.slice(start, end).replace(/\(.*$/, '')
  const before = text.slice(Math.max(0, start - 12), start)
  const after = text.slice(end, end + 12)
  const hasTitle = TITLE_AFTER.test(after)
  // メールは, 会社のアドレスが: a thing and its particle.
  if (/[\p{Script=Han}\p{Script=Katakana}ー][はがをに]$/u.test(name) && name.length > 2) return true
  if (name === '方') return true
  if (hasTitle && NO_TITLE.test(after) && !isNamedAnyway(name, after, lexicon)) return true
  if (hasTitle) return isNobodyTitled(name, before, lexicon)
  return SPOKEN.test(text) && isNobodyPlain(name, before, after, lexicon)
}

/** おさまる, 同様: what looks like a title is the end of a word that begins before it. */
export function cutsAWord(text: string, end: number, { words }: Pick<Lexicon, 'words'>): boolean {
  if (!/^(?:さま|様|くん|君)/u.test(text.slice(end, end + 2))) return false
  for (let start = end - 1; start >= Math.max(0, end - 2); start--)
    for (let stop = end + 1; stop <= Math.min(text.length, end + 3); stop++)
      if (stop - start > (KANJI.test(text.charAt(end)) ? 1 : 3) && isPlainWord(text, start, stop, words)) return true
  return false
}

const KANJI = /\p{Script=Han}/u

function isPlainWord(text: string, start: number, stop: number, words: Lexicon['words']): boolean {
  const classes = words.classesOf(text, start, stop)
  return (classes & 7) >= WORD_NOUN
}

/** 美咲ちゃんと, 太一くんです: the title is one after all. */
function isNamedAnyway(name: string, after: string, lexicon: Lexicon): boolean {
  if (after.startsWith('さま')) return false
  // 足がむくんで is no nickname.
  if (/^[ぁ-んー]+$/.test(name))
    return !name.endsWith('む') && (lexicon.table.flagsOf(name) & GIVEN) !== 0 && !FUNCTION_END.test(name)
  return isWholeName(name, lexicon) || (name.length > 1 && isKnownAsPerson(name, lexicon))
}

function isNobodyTitled(name: string, before: string, { table }: Lexicon): boolean {
  if (NOBODY_ALONE.test(name) && !/[\p{Script=Han}]$/u.test(before)) return true
  if (!/^[ぁ-んー]+$/.test(name)) return false
  if (/^[ぁ-ん]{1,2}[っー]$/.test(name)) return false
  if (FUNCTION_END.test(name) || (table.flagsOf(name) & (GIVEN | SURNAME)) === 0) return true
  return /[\p{Script=Han}\p{Script=Katakana}ー]$/u.test(before) && !KIN_BEFORE.test(before) && !TIME_BEFORE.test(before)
}

function isNobodyPlain(name: string, before: string, after: string, lexicon: Lexicon): boolean {
  if (/[・=]/.test(name) || isWholeName(name, lexicon)) return false
  if (/[・(]$/.test(before) || after.startsWith('・')) return false
  if ((KIN_NAMED.test(before) || ROLE_BEFORE.test(before)) && isKnownAsPerson(name, lexicon)) return false
  if (INTRODUCED.test(after) && SPEAKS_OF_SELF.test(before) && !DEFINED.test(before))
    return !isKnownAsPerson(name, lexicon)
  if (isPlace(name, after, lexicon)) return true
  if (/^[ぁ-んー]+$/.test(name)) return true
  // Endings of verbs and particles run into the span: 書いていました, 那須にします.
  if (/[ぁ-ん]{2,}/.test(name) && !/^[\p{Script=Han}]{1,4}[ぁ-ん]{2,3}$/u.test(name)) return true
  if (/^[\p{Script=Han}]$/u.test(name)) return true
  if (/[\d０-９]$/.test(before)) return true
  return !isMostlyAPerson(name, lexicon) || continues(name, after, lexicon)
}

export const ROLE_BEFORE =
  /(?:営業|経理|総務|人事|広報|企画|開発|受付|同期|担当|チーム|[班組課部室]|クラス|職場|会社|隣の席|向かいの席|キャプテン|主将|監督|コーチ|リーダー|マネージャー|幹事|相方|連れ|大家|[店部課係社院園校会議班組]長)の$/u
/** What somebody does or says; a place does nothing. */
export const ACTS =
  /^(?:が|は|も|と|に|から|って)(?:[\p{Script=Han}\p{Script=Katakana}ーぁ-ん]{1,8}(?:を|が|に|も|で))?(?:言[っいうわ]|話し|聞い|聞か|教え|勧め|頼[んま]|相談|会[っい]|電話|怒[っら]|笑[っい]|泣[いき]|来[たてな]|帰[っり]|遊[んび]|休[んみむ]|辞め|結婚|くれ|もら|誘[っわ]|紹介|喜[んび]|や[っり]|全部|勝手)/u

/** 熊谷は暑い, 嵐山の紅葉, 薬師寺の東塔: who bears the name of a place is told by a title or by what they do. */
function isPlace(name: string, after: string, { table, words }: Lexicon): boolean {
  if (ACTS.test(after) || /^です(?:[。、!！]|が|けど|$)/.test(after)) return false
  if (/^[\p{Script=Han}]{2,}[寺院宮城]$/u.test(name)) return true
  const flags = table.flagsOf(name)
  if ((flags & PLACE) === 0) return false
  const classes = words.classesOf(name, 0, name.length)
  if ([classes & 7, (classes >> 3) & 7].includes(WORD_PLACE)) return true
  return (flags & GIVEN) === 0 && (flags & COMMON_SURNAME) === 0
}

/** Surname and given name together. */
export function isWholeName(name: string, { table }: Pick<Lexicon, 'table'>): boolean {
  if (/ /.test(name)) return true
  if (!/^[\p{Script=Han}々]{3,6}$|^[\p{Script=Han}々]{1,3}[ぁ-んァ-ヴー]{2,5}$/u.test(name)) return false
  if ((table.flagsOf(name) & WORD) !== 0) return false
  for (let cut = 1; cut < name.length; cut++)
    if (
      (table.flagsOf(name.slice(0, cut)) & SURNAME) !== 0 &&
      (table.flagsOf(name.slice(cut)) & GIVEN) !== 0 &&
      (cut > 1 || (table.flagsOf(name.slice(0, cut)) & COMMON_SURNAME) !== 0)
    )
      return true
  return false
}

/** Some people bear the name, and it is no verb or adjective. */
function isKnownAsPerson(name: string, { table, words }: Lexicon): boolean {
  const isName = (table.flagsOf(name) & (GIVEN | SURNAME | COMMON_SURNAME)) !== 0
  return isName && (words.classesOf(name, 0, name.length) & 7) !== WORD_OTHER
}

/** What the word is in most texts; unknown to the dictionary of words, a given name is one. */
function isMostlyAPerson(name: string, { table, words }: Lexicon): boolean {
  const first = words.classesOf(name, 0, name.length) & 7
  if (/^[ァ-ヴー]+$/.test(name) && (table.flagsOf(name) & WORD) !== 0) return false
  if (first !== 0) return first === WORD_SURNAME || first === WORD_GIVEN || first === WORD_PERSON
  const flags = table.flagsOf(name)
  return (flags & WORD) === 0 && (flags & (GIVEN | COMMON_SURNAME)) !== 0
}

/** 素晴 before らしい: the beginning of a word that goes on. */
export function continues(name: string, after: string, { words }: Lexicon): boolean {
  for (let size = 1; size <= 3 && size <= after.length; size++) {
    if (!/[ぁ-ん]/.test(after[size - 1] ?? '')) return false
    const longer = name + after.slice(0, size)
    if ((words.classesOf(longer, 0, longer.length) & 7) > WORD_PERSON) return true
  }
  return false
}
