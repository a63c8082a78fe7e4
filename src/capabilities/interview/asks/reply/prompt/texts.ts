import type { Tone } from '../../../contract.ts'
import type { Aspect } from '../../../talk/transition.ts'

/** All that is said to a model about its part, in one language. */
export interface PromptTexts {
  role: string
  tone: Readonly<Record<Tone, string>>
  constraints: string
  flow: string
  person: string
  interviewer: string
  skipped: string
  say: Readonly<Record<'opening' | 'enumerate' | 'recommend' | 'choose' | 'summary', string>>
  aspects: Readonly<Record<Aspect, string>>
  topic: string
  topicAgain: string
  afterSkip: string
  answerNow: string
}
