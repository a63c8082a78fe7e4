import { contentWords, stem } from '#text/index.ts'
import type { Language } from '../../contract.ts'
import type { HeardAnswer } from '../heard-answers.ts'

/** What is denied in favour of something else: 値段じゃなくて, “it's not the price”. */
const DENIED: Readonly<Record<Language, RegExp>> = {
  ja: /([^。、，！？\s]{1,20}?)(?:が問題|のこと|という(?:こと|わけ|話))?(?:じゃ|では|とは|わけでは|というより|っていうか)(?:なく(?:て)?|ありませ|ない|、|むしろ)/gu,
  en: /\b(?:not|isn't|wasn't|it's not|it isn't|rather than|instead of|nothing to do with)\s+(?:really |so much |actually |just |only |about |that )*((?:[\w'’-]+\s?){1,6})/giu,
}
const PUTS_RIGHT: Readonly<Record<Language, RegExp>> = {
  ja: /^(?:いや|いえ|いいえ|違|ちが|というか|むしろ|そうじゃ|そうでは)|じゃなくて|ではなく|というより/u,
  en: /^(?:no\b|nope|nah|well, no|not (?:really|quite|exactly)|actually)|\b(?:it's|that's|it is|that is|it was) not\b|\bnot the\b|\brather than\b|\bisn't the\b/iu,
}

/** Whether a sentence of an earlier answer was denied by a later one. */
export function takenBack(
  answers: readonly HeardAnswer[],
  language: Language,
): (text: string, turn: number) => boolean {
  const denials = answers.flatMap(({ sentences }, turn) =>
    sentences
      .filter(({ kind, text }) => kind === 'correction' || kind === 'no' || PUTS_RIGHT[language].test(text))
      .flatMap(({ text }) => Array.from(text.matchAll(DENIED[language]), (found) => found[1] ?? ''))
      .map((words) => ({ turn, words: stems(words, language) }))
      .filter(({ words }) => words.length > 0),
  )
  return (text, turn) => {
    const said = new Set(stems(text, language))
    return denials.some((denial) => denial.turn > turn && denial.words.every((word) => said.has(word)))
  }
}

function stems(text: string, language: Language): string[] {
  return [...new Set(contentWords(text, language).map((word) => stem(word)))]
}
