import type { ClaimLanguage, PlacedSlot, Slot, Token } from '../types.ts'

/** What a language's reader gives: the words and numbers of a sentence, in order. */
export interface ReadWords {
  tokens: Token[]
  slots: PlacedSlot[]
}

export interface LanguageReader {
  language: ClaimLanguage
  lemma(word: string): string
  /** `text` has a private character for each slot. */
  words(text: string, slots: readonly Slot[]): ReadWords
}

/** How much a kind of word says when it is missing on the other side. */
export const WEIGHT = { name: 1, noun: 1, verb: 1, adjective: 1, adverb: 0.3, suffix: 0.25, grammar: 0 } as const
export const LIGHT_WEIGHT = 0.2
export const REFERENCE_WEIGHT = 0.4
