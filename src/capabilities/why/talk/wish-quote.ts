import { isVerbatim } from '#text/index.ts'
import type { HeardSentence } from '#listening/index.ts'
import { hasLooseQuotes } from '../reading/inner-quotes.ts'

const WISHED_JA =
  /(?:(?<!だい|いっ|もっ|ありが|めで|冷|重|眠|ろめ|じれっ|(?<![てで])み)たい|たくない|たない|たくねえ|とうない|(?:て|で)(?:ほしい|欲しい|ほしくない)|(?<=[がはも])(?:ほしい|欲しい)|(?:たら|れば)(?:、?(?:もう|それで))?(?:いい|ええ|安心|十分|嬉しい|うれしい))/gu
const BEGINS =
  /[、，,。\s]+|(?:という|っていう|って言う)より、?|^のに(?=.{6})|(?:けど|けれど|ので|から|のに|やろ|ただ)、?|それより/gu
const BAD_START =
  /^(?:を|が(?!ん)|は(?![やじずなたいか])|に(?![おぎくげん])|も(?![うとのし])|と(?:か|い|言|思)|で、|の(?![びんぞみ])|て|って|みたい|[、。])/u
const LONGEST = { ja: 30, en: 14 }

const WISHED_EN =
  /\b(?:i|we)(?:['’]d| would)? (?:(?:just|really|only|also|still|simply) )*(?:want|wanna|wish|hope|like|love|don['’]?t want|don['’]?t wanna|never want)\b.*$/iu
const OVER_EN = /[,;:.!?…]|\s[-–—]\s|\s+(?:because|'?cause|cos|but|although|though)\b/iu

/**
 * The wish in a sentence, from where it begins to its own word: whose it is goes without saying, so a subject that was left out
 * is no loss. Null when none is said in so many words, or none short enough to be said back.
 */
export function wishQuote({ text, language }: Pick<HeardSentence, 'text' | 'language'>): string | null {
  const found = language === 'en' ? english(text) : japanese(text)
  return found !== null && isVerbatim(text, found) ? found : null
}

function english(text: string): string | null {
  const wish = (WISHED_EN.exec(text)?.[0] ?? '').split(OVER_EN)[0]?.trim() ?? ''
  const words = wish.split(/\s+/u).length
  return words >= 4 && words <= LONGEST.en && !/["“”]|\b(?:to|the|a|of|it|that|so|and|or)$/iu.test(wish) ? wish : null
}

function japanese(text: string): string | null {
  const last = [...text.matchAll(WISHED_JA)].at(-1)
  if (
    last === undefined ||
    /^(?:の[はが]|こと|もの|と言|って言|わけ|というより|っていうより|んじゃな)/u.test(
      text.slice(last.index + last[0].length),
    )
  )
    return null
  const upTo = text.slice(0, last.index + last[0].length)
  const starts = [0, ...Array.from(upTo.matchAll(BEGINS), ({ 0: mark, index }) => index + mark.length)]
  for (const start of starts) {
    const piece = upTo.slice(start).trim()
    const length = Array.from(piece).length
    if (
      length >= 5 &&
      length <= LONGEST.ja &&
      !BAD_START.test(piece) &&
      !hasLooseQuotes(piece) &&
      !/[?？]/u.test(piece)
    )
      return piece
  }
  return null
}
