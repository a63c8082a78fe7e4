import { contentWords, isVerbatim } from '#text/index.ts'
import { type HeardSentence, isQuotable, quotable } from '#listening/index.ts'
import { meansIn } from '../reading/means.ts'
import { hasLooseQuotes } from '../reading/inner-quotes.ts'
import { trimClause } from '../reading/trim-clause.ts'
import { STARTS_WHOLE } from './clause.ts'
import { FORBIDDEN, MACHINERY } from '../reading/words/forbidden-words.ts'

/** Which how-words a session may say (its What) and which it has recorded. */
export interface Vocabulary {
  what: readonly string[]
  how: readonly string[]
}

/** Nothing whole is found in what never ends; reading it for every cut would take forever. */
/** 「すぐ行ってやれた|のに」 says the opposite of what stands before it. */
function isAgainst(piece: string, text: string): boolean {
  return /^(?:のに|ところだった|はずだった|んだと(?!思)|と(?!思|考|願))/u.test(
    text.slice(text.indexOf(piece) + piece.length),
  )
}

const LONGEST_SENTENCE = 400
const MOST_PIECES = 40

const MARKS = /[?？!！。\r\n\t]/u
const SOFT_END =
  /(?:、?それだけ(?:です)?|だけ)?(?:(?<=た|る|い)こと(?=です|だ|なんです))?(?:から|ので)?(?:なんです|んです|のです|なんだ|んだ|のだ|です|ねん|んや)?(?:か(?=ね|な))?(?:よね|よ|ねえ|ね|けど|けれど|が|から|ので|し|わ|なあ?|の(?<=ませんの|んの)|さかい|、?と(?:思います|思う|思ってる|思っています|思いました|思った)|(?<=[るたいだすうくつぬむん])って(?:こと|話)?(?:です|だ)?|ということ(?:です|だ)?|というか)*[。．.！!wｗ笑…\s]*$/u

/** 「つながるっちゅうか、…」 takes a word of the question up only to put it aside. */
const ECHOED = /^[^、]{1,14}(?:いう|ゆう|言う|ちゅう)か、/u
/** What it is not says less than what it is. */
const DENIED = /じゃなくて|ではなくて?、|というより/u

/**
 * Pieces of a sentence that pass the quote gate, the best first. Japanese is cut at its commas only: behind a て the gate
 * cannot tell a clause from half a verb (書いて|なくて).
 */
export function quotesOf(heard: HeardSentence): string[] {
  const sentence = { ...heard, text: withoutOpening(heard.text) }
  if (sentence.language === 'other' || sentence.text.length > LONGEST_SENTENCE) return []
  const { language } = sentence
  const found = language === 'ja' ? japanesePieces(sentence.text) : []
  const best = language === 'ja' ? null : quotable(sentence)
  const all = [...new Set([...(best === null ? [] : englishPieces(best)), ...found])]
  return all.filter(
    (piece) =>
      contentWords(piece, language).length > 0 &&
      !isAgainst(piece, sentence.text) &&
      isQuotable(piece, sentence, language),
  )
}

/** Sounds and times said before it, as one begins to speak. */
const BEGINS_JA =
  /^(?:のに(?=.{6})|それより[、,\s]*|(?:んー*|うー*ん|あー*|えー*(?:っと)?|まあ|なんか|いや|うん|てか|ほんで|そんで|あの|だから|でも|ただ|それで|それより|そら(?:もう)?|つーか|あと(?:ね|は)?|それと)[、,\s…ー]+|[^、\s]{1,6}(?<=[なね])、)+/u

/** 「あと自分でわかるようになる」 adds to what was said before it. */
const BESIDES_JA = /^あと(?:は|ね)?(?=[\p{Script=Han}ァ-ヶ])(?!あと(?:半|味|片|払|始|戻))/u

/** Announces what is said behind it. */
const MATTERS =
  /^(?:(?:and|but|so|no|well)[,.]? )?(?:what (?:really |actually )?(?:matters|counts)|the (?:main|most important) thing)(?: most| to me| for me| really)* is(?: that)? (?=\p{L}+ \p{L}+ \p{L}+)|^(?:それより|むしろ)、|^.{1,20}(?:という|っていう)より(?:も)?、(?=.{6})/iu

function withoutOpening(text: string): string {
  return text.replace(BEGINS_JA, '').replace(BESIDES_JA, '').replace(ECHOED, '').replace(TAGS, '').replace(MATTERS, '')
}

const LONGEST_WHOLE = { ja: 30, en: 14 }
const OPENING =
  /^(?:(?:well|so|and|but|oh|ah|aw|och|aye|eh|nah|naw|ok|okay|right|hm+|honestly|i mean|yeah|yes|no|actually|basically|anyway)\b[,.\s…]*)+/iu

/**
 * What a sentence says, to name a point by or to quote in a report: the best piece, else all of it, for somebody who leaves out
 * the subject or trails off has still said it. Then what the rest of a long sentence says for itself.
 */
export function sayingsOf(sentence: HeardSentence): string[] {
  return allSayings(sentence).filter((piece) => isVerbatim(sentence.text, piece))
}

/** Of a sentence too long to be said back what stands before its first comma and "and", as far as it is whole by itself. */
function headOf(sentence: HeardSentence): string[] {
  const text = withoutOpening(sentence.text)
  const head = /^(.{16,}?),? (?:and|so|but|because|which) /iu.exec(
    text.replaceAll(/ (?:and|or) (?=\p{L}+[,.]?$)/giu, ' & '),
  )?.[1]
  if (sentence.language !== 'en' || head === undefined || text.length > LONGEST_SENTENCE) return []
  return quotesOf({ ...sentence, text: head }).slice(0, 1)
}

/** 「残しておきたい|んだと思います」: what stands before it is whole, whatever stands behind. */
const THOUGHT =
  /(?<=[るたいくうすつぬむぶぐん])(?:(?:ん|の)(?:だ|や|です))?と(?:は)?思(?:います|う|っています|ってます|ってる)(?:わ|ね|よ|けど)*$/u

function allSayings(sentence: HeardSentence): string[] {
  const best = quotesOf(sentence).find((piece) => !hasLooseQuotes(piece))
  if (best === undefined) {
    const whole = wholeOf(sentence)
    return whole === null ? headOf(sentence) : [whole]
  }
  const bare = best.replace(/^that (?=(?:i|we|he|she|they|there|my|people|the|nobody)\b)/iu, '').replace(THOUGHT, '')
  const at = sentence.text.indexOf(best)
  const rest = [sentence.text.slice(0, at), sentence.text.slice(at + best.length)].flatMap((text) => {
    const part = { ...sentence, text: text.replace(/^[\s、，,]*(?:(?:and|but|so)\s+)?|[\s、，,]+$/giu, '') }
    return wordsIn(part) < 4 ? [] : quotesOf(part).slice(0, 1)
  })
  return [
    bare,
    ...rest.filter(
      (piece) =>
        startsWhole(piece, sentence) && !hasLooseQuotes(piece) && isQuotable(piece, sentence, languageOf(sentence)),
    ),
  ]
}

/** The rest of an English sentence has often lost its subject to the first part. */
function startsWhole(piece: string, { language }: HeardSentence): boolean {
  return language !== 'en' || STARTS_WHOLE.test(piece)
}

function languageOf({ language }: HeardSentence): 'ja' | 'en' {
  return language === 'en' ? 'en' : 'ja'
}

function wordsIn({ text, language }: HeardSentence): number {
  return language === 'en' ? text.split(/\s+/u).length : Math.floor(Array.from(text).length / 2)
}

function wholeOf(sentence: HeardSentence): string | null {
  const { text, language } = sentence
  if (language === 'other' || /[?？"“”「」『』\r\n[\]]|\.{2,}|…/u.test(text)) return null
  const bare = withoutOpening(text).replace(/[\s。．.！!wｗ笑♪☆★~〜\p{Extended_Pictographic}\u{FE0F}\u{200D}]+$/u, '')
  const opened =
    language === 'ja'
      ? trimStart(bare)
      : bare
          .replace(OPENING, '')
          .replace(TAGS, '')
          .replace(/^that (?=(?:i|we|he|she|they|there|my|people|the|nobody)\b)/iu, '')
  const piece = language === 'ja' ? (withoutSoftEnd(opened).find((each) => each.length > 3) ?? opened) : opened
  const length = language === 'ja' ? Array.from(piece).length : piece.split(/\s+/u).length
  const least = language === 'ja' ? 6 : 3
  return length >= least && length <= LONGEST_WHOLE[language] && contentWords(piece, language).length > 0 ? piece : null
}

function trimStart(text: string): string {
  const opened = trimClause(text, 'ja')
  return opened === '' ? text : text.slice(Math.max(0, text.indexOf(opened)))
}

const ANNOUNCES =
  /^(?:it(?:'s| is)(?: more| just| really)? that|what i (?:really )?mean is(?: that)?|the (?:point|thing|truth|problem) is(?: that)?|i (?:just )?(?:think|guess|mean|believe)(?: that)?|honestly|actually|basically),?\s+/iu

const TAGS =
  /,? (?:i (?:guess|suppose|think)|is all|that's (?:what i said|all|it)|love|mate|mind|man|you know|ye know|honestly|to be honest|tbh|really|lol|x+)[.!\s]*$/iu

/** Without the words that only announce it, where what is left is whole. */
function englishPieces(piece: string): string[] {
  const bare = piece.replace(ANNOUNCES, '')
  const ownScript = piece.replace(/[,;]\s*[^,;]*[\p{Script=Hiragana}\p{Script=Katakana}].*$/u, '')
  const own = ownScript === piece ? [] : [ownScript.replace(ANNOUNCES, '').replace(TAGS, '')]
  return [...own, bare.replace(TAGS, ''), bare, ownScript, piece].filter((each) => each !== '')
}

function japanesePieces(text: string): string[] {
  const parts = Array.from(text.matchAll(/[^、，]+/gu), ({ 0: part, index }) => ({
    start: index,
    end: index + part.length,
  }))
  const found: { piece: string; worth: number }[] = []
  for (const [at, from] of parts.entries())
    for (const to of parts.slice(at))
      for (const piece of withoutSoftEnd(text.slice(from.start, to.end).trim())) {
        const length = Array.from(piece).length
        const soft = length - Array.from(piece.replace(SOFT_END, '')).length
        if (length <= 30 && length >= 4)
          found.push({
            piece,
            worth:
              length -
              3 * soft +
              (to === parts.at(-1) ? 4 : 0) -
              (DENIED.test(piece) ? 20 : 0) -
              (opensBare(piece) ? 0 : 8),
          })
      }
  return found
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_PIECES)
    .map(({ piece }) => piece)
}

/** No filler before what it says. */
function opensBare(piece: string): boolean {
  const opened = trimClause(piece, 'ja')
  return opened === '' || piece.startsWith(opened.slice(0, 2))
}

function withoutSoftEnd(piece: string): string[] {
  const opened = trimClause(piece, 'ja')
  const start = opened === '' ? 0 : Math.max(0, piece.indexOf(opened))
  const found = [piece.slice(start), piece].flatMap((text) => [
    text.replace(SOFT_END, ''),
    text.replace(/[。．.！!wｗ笑…\s]+$/u, ''),
  ])
  return [...new Set([...found, opened])].filter((each) => each !== '')
}

/** Whether a piece may stand in a question: no how-word, no forbidden word, no mark. */
export function isSayable(piece: string, { what, how }: Vocabulary): boolean {
  if (MARKS.test(piece) || FORBIDDEN.test(piece) || MACHINERY.test(piece)) return false
  return !hasLooseQuotes(piece) && meansIn(piece, what, how).length === 0
}

/** What a sentence says that can name a point: without a means; empty when the sentence is about nothing else. */
export function labelQuotes(sentence: HeardSentence, { what, how }: Vocabulary): string[] {
  const isFree = (piece: string): boolean => !MACHINERY.test(piece) && meansIn(piece, what, how).length === 0
  const sayings = sayingsOf(sentence).filter(isFree)
  if (sayings.length > 0) return sayings
  return quotesOf(sentence)
    .filter((piece) => !hasLooseQuotes(piece) && isFree(piece))
    .slice(0, 1)
}
