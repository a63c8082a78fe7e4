import type { Language } from '../../contract.ts'
import { withoutQuotes } from '../../reading/quotes.ts'
import type { InterviewerInput } from './input.ts'

/** Asks for something instead of offering it: なぜ, 何, どう; what, why, how at the head of the sentence. */
const ASKS_FOR: Readonly<Record<Language, RegExp>> = {
  ja: /なぜ|なんで|どうして|何(?!か|とか|度|も|と[いか言])|なに(?!か|も)|どう(?!しても|か|にか)|どんな|どこ(?!か)|いつ(?!も|か|まで)|誰(?!か|も|が?いつ)|だれ(?!か|も)|どれ(?!か|も)|どの/u,
  en: /^(?:so,? |and,? |but,? )?(?:what|why|how|when|where|who|whom|whose|which)\b/iu,
}
/** It says what was understood, and asks whether that is so. */
const ASKS_WHETHER: Readonly<Record<Language, RegExp>> = {
  ja: /(?:って|という)(?:こと|感じ|理解|認識|意味|わけ)[^。？?]*[？?]$|(?:合って|間違い|あって)[^。？?]*[？?]$/u,
  en: /\b(?:is|isn['’]t|was|would) (?:that|this|it)\b[^.?]*\?$|\b(?:have|did|do|am) i\b[^.?]*\?$|\bfair to say\b|\b(?:right|correct|true)\?$/iu,
}

export function lastSentence(text: string): string {
  return (
    text
      .trim()
      .split(/(?<=[。！!])|(?<=\.)\s+/u)
      .at(-1) ?? text
  ).trim()
}

/** Of a text without its quotes. */
export function asksForSomething(own: string, language: Language): boolean {
  return ASKS_FOR[language].test(lastSentence(own))
}

/** Whatever was due: what is told to be so, to be nodded to. */
function readsBack(question: string, language: Language): boolean {
  const own = withoutQuotes(question.trim())
  return ASKS_WHETHER[language].test(own) && !ASKS_FOR.en.test(lastSentence(own))
}

/** Where what was heard may be said back already, the line is a read-back if its words are one. */
export function takenAs(line: InterviewerInput, question: string): InterviewerInput {
  if (!readsBack(question, line.language)) return line
  return { ...line, move: 'read-back', slot: null, asks: 'read-back', lead: null, questionType: 'hypothesis' }
}
