import type { Tone } from '../../../contract.ts'
import type { Aspect, Worded } from '../../../talk/transition.ts'

/** All that is said to a model about its part, in one language. */
export interface PromptTexts {
  role: string
  tone: Readonly<Record<Tone, string>>
  constraints: string
  flow: string
  person: string
  interviewer: string
  skipped: string
  say: Readonly<Record<Exclude<Worded['kind'], 'deepen' | 'must_ask'>, string>>
  aspects: Readonly<Record<Aspect, string>>
  topic: string
  topicAgain: string
  afterSkip: string
  answerNow: string
}
