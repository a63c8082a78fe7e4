import type { Aspect } from '../../talk/transition.ts'

/** How one tone of one language says everything. `{}` stands for words of the person or of the guide. */
export interface Wording {
  /** The first question; `{}` is the project's name. */
  opening: string
  /** After a greeting: the way into the subject. */
  openingAgain: readonly string[]
  /** Picks up the person's own words before the next question. */
  picksUp: readonly string[]
  /** When there is nothing to pick up. */
  takesNote: readonly string[]
  afterSkip: readonly string[]
  more: readonly string[]
  recommend: readonly string[]
  recommendNothing: readonly string[]
  choose: readonly string[]
  aspects: Readonly<Record<Aspect, readonly string[]>>
  /** About a topic of the guide that is no question by itself. */
  topic: readonly string[]
  /** Before a topic that is worded as a question already. */
  topicQuestion: readonly string[]
  topicAgain: readonly string[]
  topicQuestionAgain: readonly string[]
  summary: readonly string[]
  summaryNothing: readonly string[]
  /** When the guide forbids every other way to ask. */
  plainest: readonly string[]
  closing: string
}

export function fill(template: string, words: string): string {
  return template.replace('{}', () => words)
}
