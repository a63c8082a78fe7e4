import type { Language } from '#text/index.ts'

/** What a sentence is in a talk. Only `content` may ever become a quote, a point, evidence or part of a summary. */
export const KINDS = [
  'content',
  'yes',
  'no',
  'partly',
  'correction',
  'dont-know',
  'skip',
  'stop',
  'question-back',
  'about-the-talk',
  'courtesy',
  'aside',
  'other-language',
] as const

export type Kind = (typeof KINDS)[number]

/** What content states; `hearsay` is someone else's words or wish, `means` a way of doing it. */
export const STATEMENT_TYPES = ['wish', 'problem', 'event', 'fact', 'feeling', 'value', 'hearsay', 'means'] as const

export type StatementType = (typeof STATEMENT_TYPES)[number]

/** `other` is any language that is neither of the two. */
export type WrittenLanguage = Language | 'other'

export interface HeardSentence {
  /** As it stands in the message. */
  text: string
  /** UTF-16 offsets into the message. */
  start: number
  end: number
  kind: Kind
  /** From 0 to 1. What a rule found is near 1. */
  confidence: number
  language: WrittenLanguage
  /** Of `content` (and of a correction, which says what is right instead). */
  statement?: StatementType
  /** Of `other-language`: what it is to whoever reads that language, so that a stop is never missed. */
  meant?: Kind
}

export interface HearOptions {
  /** Of the talk so far. */
  language: Language
  /** What was asked just before, if anything. */
  question?: string | undefined
}
