import type { Aspect, Tone } from '../../../contract.ts'
import type { Question } from '../../../talk/transition.ts'

/** All that is said to a model about its part, in one language. */
export interface PromptTexts {
  role: string
  tone: Readonly<Record<Tone, string>>
  constraints: string
  flow: string
  person: string
  interviewer: string
  skipped: string
  say: Readonly<Record<Exclude<Question['kind'], 'deepen' | 'must_ask'>, string>>
  aspects: Readonly<Record<Aspect, string>>
  topic: string
  topicAgain: string
  topicBrushed: string
  /** After a skip or a “don’t know”. */
  afterSkip: string
  /** After a question back, after something beside the matter, after a reproach. */
  explain: string
  back: string
  sorry: string
  /** When something sounded like a wish to stop. */
  ending: string
  answerNow: string
}
