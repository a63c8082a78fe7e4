import type { Aspect } from '../../../contract.ts'

type Lines = readonly string[]

/** What the matter is to whoever speaks of it: something that is so, or something that is wished for. */
export type Matter = 'matter' | 'wish'

/** The questions of one language. `{}` stands for words of the person or of the guide. */
export interface Questions {
  /** After a greeting: the way into the subject. */
  openingAgain: Lines
  /** Ways in for one who has named nothing yet, or keeps skipping: each from another side. */
  first: Lines
  /** Asks for one more thing. */
  more: Lines
  /** The same, of one who has just told something that weighs on them. */
  moreGently: Lines
  /** What weighs most of several things: with words of one of them, with what it is about, without either. */
  recommend: Lines
  recommendAbout: Lines
  recommendPlain: Lines
  /** Of a single thing: why it matters. */
  recommendWhy: Lines
  recommendWhyPlain: Lines
  /** Nothing was named. */
  recommendNothing: Lines
  choose: Lines
  chooseAny: Lines
  aspects: Readonly<Record<Aspect, Readonly<Record<Matter, Lines>>>>
  /** About a topic of the guide that is no question by itself. */
  topic: Lines
  /** Before a topic that is worded as a question already. */
  topicQuestion: Lines
  topicAgain: Lines
  topicQuestionAgain: Lines
  summary: Lines
  /** Something was told, and nothing of it can be quoted. */
  summaryPlain: Lines
  summaryNothing: Lines
  /** When the guide forbids every other way to ask. */
  plainest: Lines
}

/** What is said before a question, about what was just said. */
export interface Leads {
  told: Lines
  /** Picks up the person's own words. */
  quoted: Lines
  /** One plain human sentence: something weighs on the person, they have lost someone, they are glad. */
  hard: Lines
  loss: Lines
  glad: Lines
  yes: Lines
  no: Lines
  nothing: Lines
  skipped: Lines
  unsure: Lines
  /** Reproached for the talk itself. */
  sorry: Lines
  aside: Lines
  greeted: Lines
  /** Written in a language that is neither of the two. */
  foreign: Lines
}

/** A question explained in one sentence with an example, then asked more simply. */
export interface Explanations {
  /** Asked about the talk itself: who reads it, what it is for. */
  aboutUs: Lines
  opening: Lines
  enumerate: Lines
  recommend: Lines
  why: Lines
  choose: Lines
  aspects: Readonly<Record<Aspect, Lines>>
  topic: Lines
  topicQuestion: Lines
  summary: Lines
}

export interface Wording {
  questions: Questions
  leads: Leads
  explanations: Explanations
}

/** What one tone of one language says in fixed words. */
export interface ToneTexts {
  /** The first question; `{}` is the project's name. */
  opening: string
  closing: string
  /** When nothing was told. */
  closingEmpty: string
  /** Before the closing, after a summary that was put right, denied without more, or added to. */
  corrected: string
  disagreed: string
  added: string
}

export function fill(template: string, words: string): string {
  return template.replaceAll('{}', () => words)
}
