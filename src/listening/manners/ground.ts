import { contentWords, type Language, stem } from '#text/index.ts'
import { fold } from './fold.ts'
import { withoutOrders } from './instructions.ts'

const ANOTHER_WORD_FOR = 0.5

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
  /** They talk about their own wish, of their own will: whatever they spoke of may be asked after. */
  knowsThem?: boolean
  /** How near another word must come to one of theirs: as 収入 is to 年収 (.5), or as laptop is to device (.33). */
  near?: number
  /** Words this kind of text needs beside those of anybody who listens. */
  vocabulary?: string
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
  /** The stems of everything in the sources. */
  saidRoots(): ReadonlySet<string>
  /** Words somebody ordered to be written. */
  ordered: readonly string[]
  counts: readonly number[]
  givesExample: boolean
  bothLanguages: boolean
  knowsThem: boolean
  near: number
  vocabulary: string
}

export function groundOf(given: Given): Ground {
  const { said, ordered } = withoutOrders(given.said)
  const written = [...(given.given ?? []), ...(given.wanted ?? []), ...said].join('\n')
  const sources = fold(written)
  let roots: ReadonlySet<string> | null = null
  return {
    language: given.language,
    said: fold(said.join('\n')),
    sources,
    saidRoots: () => (roots ??= new Set(contentWords(sources, given.language).map(stem))),
    ordered,
    wanted: fold((given.wanted ?? []).join('\n')),
    saidLines: said,
    written,
    topic: given.topic ?? null,
    counts: given.counts ?? [],
    givesExample: given.gives === 'example',
    bothLanguages: given.bothLanguages ?? false,
    knowsThem: given.knowsThem ?? false,
    near: given.near ?? ANOTHER_WORD_FOR,
    vocabulary: given.vocabulary ?? '',
  }
}
