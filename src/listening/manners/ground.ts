import type { Language } from '#text/index.ts'
import { fold } from './fold.ts'

interface Given {
  language: Language
  /** What the person themselves wrote. */
  said: readonly string[]
  /** What else a text may take facts and names from: a guide, claims, what was asked before. */
  given?: readonly string[]
  /** What somebody in charge wants to be asked for; what is nobody's business otherwise may be asked for then. */
  wanted?: readonly string[]
  /** What is due now, and its own words may be asked with. */
  topic?: string | null
  /** Numbers that may be named although nobody said them: how many things were listed. */
  counts?: readonly number[]
  /** An explanation gives an example, and that is made up. */
  gives?: 'example' | 'nothing'
  /** Who writes in neither language is told so in both. */
  bothLanguages?: boolean
}

/** What a text is held against: everything it may be made of. */
export interface Ground {
  language: Language
  /** In one spelling (see fold). */
  said: string
  sources: string
  wanted: string
  /** As they were written. */
  saidLines: readonly string[]
  written: string
  topic: string | null
  counts: readonly number[]
  givesExample: boolean
  bothLanguages: boolean
}

export function groundOf(given: Given): Ground {
  const written = [...(given.given ?? []), ...(given.wanted ?? []), ...given.said].join('\n')
  return {
    language: given.language,
    said: fold(given.said.join('\n')),
    sources: fold(written),
    wanted: fold((given.wanted ?? []).join('\n')),
    saidLines: given.said,
    written,
    topic: given.topic ?? null,
    counts: given.counts ?? [],
    givesExample: given.gives === 'example',
    bothLanguages: given.bothLanguages ?? false,
  }
}
