import type { Reading, Token } from '../conflicts/types.ts'
import type { Meanings } from '../conflicts/judging/align.ts'
import type { Language } from '../contract/engine.ts'
import { isAlike } from './alike.ts'

/** A page as far as its sentences are held against those of others. */
export interface DisputedPage {
  pageId: string
  url: string
  title: string
  text: string
  published: string
  language: Language
  originId: string
}

/** When a page was written, as exactly as it says. */
export interface Written {
  year: number
  month?: number | undefined
  day?: number | undefined
}

/** A sentence with everything its page says about whom, when and what it speaks of. */
export interface Told {
  page: DisputedPage
  text: string
  start: number
  end: number
  reading: Reading
  heading: string
  /** What stands right before it, in the paragraph before as well. */
  before: readonly Reading[]
  wrote: Written | undefined
  /** Years it speaks of itself; else those its heading, what stands before it or the title names. */
  years: readonly number[]
  isOwnYear: boolean
  /** Years the title gives the whole page: a report of 2023. */
  titleYears: readonly number[]
  /** Of another town, ship or pool than the one that was asked for, or of what was before it. */
  isOther: boolean
}

/** What can be said of two sentences that exclude each other. */
export interface Exclusion {
  type: 'contradiction' | 'outdated'
  severity: number
  confidence: number
  why: string
}

/** What the topic is called, and which of its words every page uses. */
export interface Subject {
  meanings: Meanings
  /** Words of the topic: that two sentences share them says nothing. */
  isOfTopic(token: Token): boolean
  /** Words that most of the pages use: they are of the topic as well, and tell no two of its things apart. */
  isEverywhere(token: Token): boolean
  /** Words of very few pages: those that use one speak of one thing. */
  isRare(token: Token): boolean
  /** Whether a text names the thing itself. */
  isNamedIn(text: string): boolean
}

const SAME_MEANING = { one: 0.66, two: 0.55 }
const LEAST_LETTERS = 2

/** Whether two words mean the same thing, in one language or in two. */
export function isSameWord(a: Token, b: Token, { lexicon, cosine }: Meanings, sounds: SameSound): boolean {
  if (isOneForm(a.lemma, b.lemma) || isAlike(a.lemma, b.lemma)) return true
  const own = [...lexicon.conceptsOf(a.lemma)]
  if (own.length > 0 && [...lexicon.conceptsOf(b.lemma)].some((concept) => own.includes(concept))) return true
  if (sounds(a.lemma, b.lemma) || sounds(b.lemma, a.lemma)) return true
  if (Math.min(a.lemma.length, b.lemma.length) < LEAST_LETTERS) return false
  if (a.place === undefined || b.place === undefined || a.kind === 'name' || b.kind === 'name') return false
  const isOneLanguage = /^[\x20-\x7e]+$/u.test(a.lemma) === /^[\x20-\x7e]+$/u.test(b.lemma)
  return cosine(a.place, b.place) >= (isOneLanguage ? SAME_MEANING.one : SAME_MEANING.two)
}

/** Of words no dictionary knows the plural stays one. */
const isOneForm = (a: string, b: string) => a === b || `${a}s` === b || a === `${b}s`

export type SameSound = (kana: string, latin: string) => boolean
