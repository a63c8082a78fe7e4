import { describe, expect, it } from 'vitest'
import type { Language } from '#text/index.ts'
import { clearKind } from '../../kinds/clear/clear-kind.ts'
import type { HeardSentence } from '../../kinds/kinds.ts'
import { quoteGate } from '../gate.ts'
import { ENGLISH_PIECES } from './english.ts'
import { JAPANESE_PIECES } from './japanese.ts'

type Judged = [source: string, piece: string, verdict: string]

const read = (pieces: string) =>
  pieces
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as Judged)

/** Clauses are on trial here: what a rule does not know to be something else is content. */
function heard(text: string, language: Language): HeardSentence {
  return { text, start: 0, end: text.length, language, kind: clearKind(text, language) ?? 'content', confidence: 1 }
}

describe('[listening.quote-gate] pieces judged by hand', () => {
  const sets: [Language, Judged[]][] = [
    ['en', read(ENGLISH_PIECES)],
    ['ja', read(JAPANESE_PIECES)],
  ]
  it.each(sets)('%s: none that is no whole clause passes, and those that are do', (language, pieces) => {
    const wrong = pieces.filter(
      ([source, piece, verdict]) => quoteGate(piece, heard(source, language), language).ok !== (verdict === 'ok'),
    )
    expect(pieces.length).toBeGreaterThanOrEqual(200)
    expect(wrong).toEqual([])
  })
})
