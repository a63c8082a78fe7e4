import { describe, expect, it } from 'vitest'
import { lexicalScore } from '../../src/text/similarity/lexical.ts'
import { OFFLINE_THRESHOLDS, offlineSimilarity, rawSimilarity } from '../../src/text/similarity/offline-similarity.ts'
import { LEXICAL_THRESHOLD } from '../../src/text/similarity/similarity.ts'
import { vectorTable } from '../../src/text/vectors/load.ts'
import { fitted } from './calibrate.ts'
import { equalErrorRate, share, spearman } from './measures.ts'
import { KINDS, labelledPairs, type Pair } from './pairs.ts'

describe('our labelled pairs', () => {
  it.each([
    ['ja', 60],
    ['en', 60],
    ['cross', 30],
  ] as const)('%s: at least %i, both classes, no text in two splits', (kind, least) => {
    const pairs = labelledPairs()[kind]
    expect(pairs.length).toBeGreaterThanOrEqual(least)
    expect(share(pairs, ({ same }) => same)).toBeCloseTo(0.5, 0)
    const texts = (split: Pair['split']): Set<string> =>
      new Set(pairs.filter((pair) => pair.split === split).flatMap(({ a, b }) => [a, b]))
    const [calibrate, held, final] = [texts('calibrate'), texts('hold-out'), texts('final')]
    expect(new Set([...calibrate, ...held, ...final]).size).toBe(calibrate.size + held.size + final.size)
  })
})

/** Pairs the calibration has not seen; a hard one is another topic told in the same words, which vectors hardly tell apart. */
const FLOORS = [
  { kind: 'ja', plain: 0.88, all: 0.78 },
  { kind: 'en', plain: 0.9, all: 0.8 },
  { kind: 'cross', plain: 0.95, all: 0.92 },
] as const

describe.each(FLOORS)('unseen pairs: $kind', ({ kind, plain, all }) => {
  const accuracy = async (some: (pair: Pair) => boolean): Promise<number> => {
    const pairs = labelledPairs()[kind].filter((pair) => pair.split !== 'calibrate' && some(pair))
    const scores = await Promise.all(pairs.map(({ a, b }) => offlineSimilarity().compare(a, b)))
    return share(
      scores.map((score, i) => score >= 0.7 === pairs[i]?.same),
      (right) => right,
    )
  }

  it(`puts ${plain} of the plain ones on their side of 0.7, and ${all} with the hard ones`, async () => {
    expect(await accuracy(({ hard }) => !hard)).toBeGreaterThanOrEqual(plain)
    expect(await accuracy(() => true)).toBeGreaterThanOrEqual(all)
  })
})

describe('0.7', () => {
  it.each(KINDS)('stands where the calibrate split puts it: %s', async (kind) => {
    const table = await vectorTable()
    expect(fitted(kind, (a, b) => rawSimilarity(a, b, table))).toBeCloseTo(OFFLINE_THRESHOLDS[kind], 2)
  })

  it('stands there for shared wording too', () => {
    const both = (['ja', 'en'] as const).map((kind) => fitted(kind, lexicalScore))
    expect(Math.min(...both)).toBeLessThanOrEqual(LEXICAL_THRESHOLD)
    expect(Math.max(...both)).toBeGreaterThanOrEqual(LEXICAL_THRESHOLD)
  })
})

describe('measures', () => {
  it('ranks, ties included', () => {
    expect(spearman([1, 2, 3], [10, 20, 90])).toBeCloseTo(1)
    expect(spearman([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1)
    expect(spearman([1, 1, 2, 3], [5, 5, 6, 7])).toBeCloseTo(1)
  })

  it('finds the equal error rate', () => {
    expect(equalErrorRate([0.8, 0.9], [0.1, 0.2])).toBe(0)
    expect(equalErrorRate([0.8, 0.15], [0.1, 0.9])).toBe(0.5)
  })
})
