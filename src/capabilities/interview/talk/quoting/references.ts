import { type HeardSentence, isQuotable, quotable } from '#listening/index.ts'
import { contentWords } from '#text/index.ts'
import { isContent } from '../heard-answers.ts'
import { withoutFiller } from '../hearing/fillers.ts'

export type Allowed = (words: string) => boolean

const END_MARKS = /[\s。．.!！♪☆★~〜]+$/u
const SOFT_END_JA =
  /(?:んですけどね?|んですけれど|んですが|んですよね|んです|のです|ですよね|ですね|ですかね|っすね|んすよ?ね?|っす|よね|[ねよ])$/u
/** An answer to “why” says the reason: it stands without its ending. */
const BECAUSE_JA = /(?:から|ので)(?:なん)?(?:です|だ|ね|よ)*$/u
/** 〜ことです names what was asked for: what it names stands without it. */
const NAMED_JA =
  /(?<=[いたるうくすつぬむぶぐん])(?:という|ていう|っていう)?(?:こと|ところ|の)(?:なん)?(?:です|だ|や|じゃ)(?:かね|かな|よね|[ねよわな])?$|、それだけ(?:なん)?(?:です|だ|や)[ねよわ]?$/u
const HEDGE_EN =
  /,? (?:i think|i guess|i suppose|i reckon|to be honest|tbh|of course|honestly|actually|really|though|you know)$/iu
/** A part of an English sentence stands for itself only if someone does something in it. */
const BEGINS_EN =
  /^(?:i|i'm|i've|i'd|we|we're|we've|we'd|they|he|she|you|there|there's|the|my|our|their|his|her|nobody|no one|everyone|everything|nothing|if|when|what i|what we)\b/iu

/** The person's own words for one thing: a whole sentence, or the part of it that carries the sentence. Null: refer to it without quoting. */
export function quoteOf(sentence: HeardSentence, allowed: Allowed, longest?: number): string | null {
  const { language } = sentence
  if (language === 'other' || !isContent(sentence)) return null
  const text = withoutFiller(sentence.text)
    .replace(END_MARKS, '')
    .replace(NAMED_JA, '')
    .replace(HEDGE_EN, '')
    .replace(/^あと(?:は|、)?(?=[\p{Script=Han}\p{Script=Katakana}])(?!半|味|片|払)/u, '')
  const bare = { ...sentence, text }
  const isFit = (piece: string) => isQuotable(piece, bare, language, longest) && !isOdd(piece) && allowed(piece)
  const meant = afterConcession(text, language)
  if (meant !== null && isFit(meant) && (language === 'ja' || carries(meant))) return meant
  if (language === 'ja') return endings(text).find(isFit) ?? null
  if (isFit(text)) return text
  const part = quotable(bare, longest)
  return part !== null && isFit(part) && carries(part) ? part : null
}

/** What someone grants first is not what they mean: it stands behind the but. */
function afterConcession(text: string, language: 'ja' | 'en'): string | null {
  const parts = text.split(
    language === 'ja' ? /(?:けれども|けれど|けども|けど|(?:です|ます|でした|ました)が)、/u : /,\s+but\s+/iu,
  )
  const last = parts.length > 1 ? parts.at(-1)?.trim() : undefined
  return last === undefined || contentWords(last, language).length < 2 ? null : last
}

/** The end of a Japanese sentence carries it: all of it first, then from each comma on, each also without its softening. */
function endings(text: string): string[] {
  const starts = [0, ...Array.from(text.matchAll(/[、,，]\s*/gu), (found) => found.index + found[0].length)]
  return starts
    .map((start) => text.slice(start))
    .flatMap((piece) => [piece.replace(BECAUSE_JA, ''), piece, piece.replace(SOFT_END_JA, '')])
    .filter((piece, place) => place === 0 || contentWords(piece, 'ja').length > 0)
}

/** No clause ends so, wherever it was cut. */
const HANGS =
  /\b(?:and|since|but|so|because|when|then|that|which|who|to|of|for|with|in|on|at|by|from|a|an|the|my|our|his|her|if|or|as|than|into|until|while|also|just|even|very|but still)$/iu

function isOdd(piece: string): boolean {
  if (HANGS.test(piece) || /^そりゃ|^ほら|^だって/u.test(piece)) return true
  if (/^.{0,8}(?:こと|ほう|方|話|やつ|の)(?:です|だ|かな|ですね|っす)?$/u.test(piece)) return true
  if (
    /(?:こと|もの|の)(?:は|も)?(?:特に)?(?:なかった|ない|ありません|ございません)(?:です)?$|さっき|先ほど|言った(?:通り|とおり)|\b(?:as|like) i said\b|\b(?:already|just) (?:told|said)\b/iu.test(
      piece,
    )
  )
    return true
  return /^[“"「『]|[”"」』]$|とき(?:です|だ|かな|とか)*$|[(（]笑|笑[)）]|^[a-z]$|^(?:it's|it is|it was|that's|this is) (?:that|because|just that)\b|\b(?:i guess|i suppose|you know|or something)$/iu.test(
    piece,
  )
}

function carries(part: string): boolean {
  return BEGINS_EN.test(part) && (!part.includes(',') || /^(?:if|when)\b/iu.test(part))
}
