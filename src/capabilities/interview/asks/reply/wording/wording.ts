import type { Aspect } from '../../../talk/transition.ts'

/** How one tone of one language says everything. `{}` stands for words of the person or of the guide. */
export interface Wording {
  /** The first question; `{}` is the project's name. */
  opening: string
  /** After a greeting: the way into the subject. */
  openingAgain: readonly string[]
  /** Picks up the person's own words, which may be a sentence or a fragment, before the next question. */
  picksUp: readonly string[]
  /** When something was said and nothing of it can be quoted. */
  takesNote: readonly string[]
  /** After a bare yes. */
  agreed: readonly string[]
  /** After "nothing else": nothing to be thankful for was said. */
  afterNothing: readonly string[]
  afterUnclear: readonly string[]
  /** The person is angry at being asked. */
  afterOutburst: readonly string[]
  /** The person asked something back. */
  afterQuestion: readonly string[]
  afterSkip: readonly string[]
  /** Asks for one more thing. */
  more: readonly string[]
  /** The same, of one who has just named something. */
  moreLikeIt: readonly string[]
  /** Ways in for one who has named nothing yet, or keeps skipping: each from another side. */
  first: readonly string[]
  recommend: readonly string[]
  /** Of a single thing there is nothing to compare. */
  recommendOne: readonly string[]
  recommendNothing: readonly string[]
  choose: readonly string[]
  chooseOne: readonly string[]
  chooseAny: readonly string[]
  aspects: Readonly<Record<Aspect, readonly string[]>>
  /** The same aspects when there is nothing they could be about. */
  aspectsOfNothing: Readonly<Record<Aspect, readonly string[]>>
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
  /** When nothing was told. */
  closingEmpty: string
  /** Before the closing, after a summary that was put right, denied without more, or added to. */
  corrected: string
  disagreed: string
  added: string
}

export function fill(template: string, words: string): string {
  return template.replace('{}', () => words)
}
