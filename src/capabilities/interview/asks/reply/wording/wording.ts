import type { Aspect } from '../../../contract.ts'
import type { AskedMove } from '../../../talk/judged/step-moves.ts'
import type { Mood } from '../../../talk/quoting/mood.ts'

type Lines = readonly string[]

/** What the matter is to whoever speaks of it: something that is so, that is wished for, or that they do not do. */
export type Matter = 'matter' | 'wish' | 'absence'

/** For each way to go on, how it is said. */
export type MoveLines = Readonly<Record<AskedMove, Lines>>

/** The questions of one language. `{}` stands for words of the person or of the guide. */
export interface Questions {
  /** After a greeting: the way into the subject; `{}` is what the study is about. */
  openingAgain: Lines
  /** Ways in for one who has named nothing yet, or keeps skipping: each from another side; `{}` is what the study is about. */
  first: Lines
  /** Asks for one more thing. */
  more: Lines
  /** The same, of one who has just told something that weighs on them. */
  moreGently: Lines
  /** Before anything else is turned to: whether there is more of what weighs. */
  room: Lines
  /** What weighs most of several things: the person says it, nobody guesses. */
  recommend: Lines
  /** Of something the person does not do: why that is. */
  whyNot: Lines
  choose: Lines
  chooseAny: Lines
  moves: MoveLines
  /** About a topic of the guide: a thing (“the last visit”), a clause (“how you choose”) or a question as it stands. */
  topic: Lines
  topicClause: Lines
  topicQuestion: Lines
  /** One that can only be shown as the guide has it. */
  topicQuoted: Lines
  topicQuotedAgain: Lines
  topicAgain: Lines
  topicClauseAgain: Lines
  topicQuestionAgain: Lines
  /** Of one that something said may have answered already. */
  topicBrushed: Lines
  topicClauseBrushed: Lines
  topicQuestionBrushed: Lines
  summary: Lines
  /** Something was told, and nothing of it can be quoted. */
  summaryPlain: Lines
  summaryNothing: Lines
  /** Something sounded like a wish to stop. */
  ending: Lines
  /** When the guide forbids every other way to ask. */
  plainest: Lines
}

/** What is said before a question, about what was just said: to each feeling one plain human sentence that fits it. */
export interface Leads extends Readonly<Record<Mood, Lines>> {
  told: Lines
  /** To what was shown of oneself: it thanks, and names no feeling. */
  shared: Lines
  yes: Lines
  no: Lines
  nothing: Lines
  skipped: Lines
  unsure: Lines
  /** Reproached for the talk itself. */
  sorry: Lines
  aside: Lines
  /** To a greeting at the beginning, and to thanks and the like later on. */
  hello: Lines
  greeted: Lines
  /** Written in a language that is neither of the two. */
  foreign: Lines
}

/** What can be asked about the talk itself. */
export type AboutUs = 'machine' | 'length' | 'masked' | 'who' | 'private' | 'purpose'

/** A question explained in one sentence with an example, then asked more simply. */
export interface Explanations {
  /** Asked about the talk itself: answered truthfully, in one sentence. */
  aboutUs: Readonly<Record<AboutUs, Lines>>
  /** Asked whether this or that is meant, or whether something counts. */
  either: Lines
  thatToo: Lines
  opening: Lines
  enumerate: Lines
  recommend: Lines
  why: Lines
  choose: Lines
  aspects: Readonly<Record<Aspect, Lines>>
  topic: Lines
  topicClause: Lines
  topicQuestion: Lines
  topicQuoted: Lines
  summary: Lines
}

export interface Wording {
  questions: Questions
  leads: Leads
  explanations: Explanations
}

/** What one tone of one language says in fixed words. */
export interface ToneTexts {
  /** The first question; `{}` is what the study is about. */
  opening: string
  /** Where its name does not tell that to whoever takes part. */
  openingPlain: string
  closing: string
  /** When nothing was told. */
  closingEmpty: string
  /** Before the closing, after a summary that was put right, denied without more, or added to. */
  corrected: string
  /** `{}` is what the person put right, in their words. */
  correctedTo: string
  disagreed: string
  added: string
  /** To somebody who asks that it be kept from somebody. */
  silence: string
}

export function fill(template: string, words: string): string {
  return template.replaceAll('{}', () => words)
}
