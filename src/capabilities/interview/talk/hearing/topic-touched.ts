import { normalise } from '#text/index.ts'
import { withoutFiller } from './fillers.ts'

const QUESTION_JA = /[？?]\s*$|(?:です|ます|でしょう|ません|だろう)か[。]?\s*$/u
const QUESTION_EN =
  /^(?:(?:how|what|which|when|where|why|who|whose)\b(?:\s+\S+){0,3}?\s+(?:is|are|was|were|(?:do|does|did|can|could|would|will|have|has|had|should)(?=\s+(?:you|your|it|the|this|that|these|those|there|they|people|we|i|an?|someone|anyone)\b))\b|(?:do|does|did|is|are|was|were|can|could|would|will|have|has|should)\s+(?:you|your|there|it|the|this|that|they|people|anyone)\b)/iu
const ASKS_WITHIN =
  /どんな|どの|どれ|どう|何|いつ|どこ|誰|なぜ|いくら|か$|\b(?:how|what|which|why|when|where|who|whether)\b/iu
const IS_SUBJECT =
  /^(?:が|は|も|って|について|に関して|\s+(?:is|are|was|were|isn't|aren't|wasn't|weren't|has|have|had|hasn't|seems?|feels?|felt|looks?|costs?|keeps?|gets?|got|goes|went|takes?|took|makes?|made|does|doesn't|do|don't|did|didn't|can|can't|cannot|could|should|would|will|never|always)\b)/u
const DETERMINER = /^(?:the|my|our|your|their|its|this|that)\s+/u

/** A topic that can be asked as it stands. */
export function isQuestion(topic: string): boolean {
  return QUESTION_JA.test(topic) || QUESTION_EN.test(topic.trim())
}

/**
 * Whether a topic was spoken of before it was asked: its whole wording is what a clause is about. A word of it beside
 * something else (料金の画面が開けない) is not enough, and a question waits for its answer: asking twice is the lesser fault.
 */
export function isTopicTouched(topic: string, answers: readonly string[]): boolean {
  const wording = normalise(topic).toLowerCase()
  if (wording === '' || isQuestion(topic) || ASKS_WITHIN.test(wording)) return false
  return answers
    .flatMap((answer) => answer.split(/[。！？!?\n、,;；]+|\.(?=\s|$)/u))
    .map((clause) => normalise(withoutFiller(clause)).toLowerCase().trim())
    .some((clause) => {
      const about = clause.startsWith(wording) ? clause : clause.replace(DETERMINER, '')
      return about.startsWith(wording) && IS_SUBJECT.test(about.slice(wording.length))
    })
}
