import { type HeardSentence, isQuotable, quotable } from '#listening/index.ts'
import { type HeardAnswer, isContent } from '../heard-answers.ts'
import { withoutFiller } from '../hearing/fillers.ts'
import { weightOf } from './importance.ts'

export type Allowed = (words: string) => boolean

const END_MARKS = /[\s。．.!！♪☆★~〜]+$/u
const SOFT_END_JA =
  /(?:んですけどね?|んですけれど|んですが|んですよね|んです|のです|ですよね|ですね|ですかね|っすね|よね|[ねよ])$/u
/** An answer to “why” says the reason: it stands without its ending. */
const BECAUSE_JA = /(?:から|ので)(?:なん)?(?:です|だ|ね|よ)*$/u
/** A part of an English sentence stands for itself only if someone does something in it. */
const BEGINS_EN =
  /^(?:i|i'm|i've|i'd|we|we're|we've|we'd|they|he|she|you|there|there's|the|my|our|their|his|her|nobody|no one|everyone|everything|nothing|if|when|what i|what we)\b/iu

/** The person's own words for one thing: a whole sentence, or the part of it that carries the sentence. Null: refer to it without quoting. */
export function quoteOf(sentence: HeardSentence, allowed: Allowed): string | null {
  const { language } = sentence
  if (language === 'other' || !isContent(sentence)) return null
  const text = withoutFiller(sentence.text)
    .replace(END_MARKS, '')
    .replace(/^あと(?:は|、)?(?=[\p{Script=Han}\p{Script=Katakana}])(?!半|味|片|払)/u, '')
  const bare = { ...sentence, text }
  const whole = (
    language === 'ja'
      ? [...(BECAUSE_JA.test(text) ? [text.replace(BECAUSE_JA, '')] : []), text, text.replace(SOFT_END_JA, '')]
      : [text]
  )
    .map((piece) => piece.trim())
    .find((piece) => isQuotable(piece, bare, language) && !isOdd(piece))
  if (whole !== undefined) return allowed(whole) ? whole : null
  const part = quotable(bare)
  if (part === null || isOdd(part) || !allowed(part)) return null
  return (language === 'ja' ? carriesJa(part, text) : carriesEn(part)) ? part : null
}

/** Of the sentence of an item that weighs most; what weighs nothing is not held up to anyone as their main thing. */
export function quoteOfItem(item: string, answers: readonly HeardAnswer[], allowed: Allowed): string | null {
  const quotes = answers
    .flatMap(({ sentences }) => sentences)
    .filter(({ text, ...heard }) => isContent(heard) && (text.includes(item) || item.includes(text)))
    .flatMap((sentence) => {
      const quote = quoteOf(sentence, allowed)
      const weight = sentence.language === 'other' || quote === null ? 0 : weightOf(quote, sentence.language)
      return weight === 0 || quote === null ? [] : [{ quote, weight }]
    })
  return quotes.sort((a, b) => b.weight - a.weight)[0]?.quote ?? null
}

function isOdd(piece: string): boolean {
  if (/^.{0,8}(?:こと|ほう|方|話|やつ|の)(?:です|だ|かな|ですね|っす)?$/u.test(piece)) return true
  if (/さっき|先ほど|言った(?:通り|とおり)|\b(?:as|like) i said\b|\b(?:already|just) (?:told|said)\b/iu.test(piece))
    return true
  return /[“”"「」『』]|とき(?:です|だ|かな|とか)*$|[(（]笑|笑[)）]|^[a-z]$|^(?:it's|it is|it was|that's|this is) (?:that|because|just that)\b|\b(?:i guess|i suppose|you know|or something)$/iu.test(
    piece,
  )
}

/** The end of a Japanese sentence carries it; its beginning must be one. */
function carriesJa(part: string, text: string): boolean {
  const at = text.lastIndexOf(part)
  const before = text.slice(0, at)
  const after = text.slice(at + part.length)
  return (
    (before === '' || /[、,，\s]$/u.test(before)) &&
    /^(?:んです|のです|です|ます|よ|ね|な|わ|けど|が|か|の|ん|かな)*$/u.test(after)
  )
}

function carriesEn(part: string): boolean {
  return BEGINS_EN.test(part) && (!part.includes(',') || /^(?:if|when)\b/iu.test(part))
}
