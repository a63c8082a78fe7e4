import { expect, test } from 'vitest'
import { MOMENT_BUCKETS } from '../../../src/listening/moves/features/moment-features.ts'
import { rateMoves } from '../../../src/listening/moves/rate-moves.ts'
import { TALK_MOVES } from '../../../src/listening/moves/moves.ts'
import { moveOf } from './asked.ts'
import { readTalks } from './talk.ts'
import { trainRanker } from './train-ranker.ts'
import { trainRatings } from './train-ratings.ts'

const features = (...ids: number[]) => ({ ids, values: ids.map(() => 1) })

test('what is learnt is the same every time, and tells moments apart', () => {
  const moments = Array.from({ length: 20 }, (_, n) => ({
    features: features(0, 1 + (n % 2)),
    ratings: TALK_MOVES.map((_move, m) => (m % 2 === n % 2 ? 0 : 2)),
  }))
  const model = trainRatings(moments)
  expect(trainRatings(moments)).toEqual(model)
  const [first, second] = rateMoves(model, features(0, 1))
  expect(first?.acceptable).toBeGreaterThan(0.8)
  expect(second?.bad).toBeGreaterThan(0.8)
})

test('what was chosen scores above what else was offered', () => {
  const choices = Array.from({ length: 9 }, (_, n) => ({
    offered: [features(5), features(6), features(7)],
    chosen: n % 9 ? 1 : 2,
  }))
  const { weights } = trainRanker(choices, MOMENT_BUCKETS)
  expect(weights[6]).toBeGreaterThan(weights[7] ?? 0)
  expect(weights[7]).toBeGreaterThan(weights[5] ?? 0)
})

test('the rated talks are as described, and a line is told by its words', () => {
  const talks = readTalks()
  expect(new Set(talks.map(({ author }) => author)).size).toBeGreaterThanOrEqual(4)
  const [first] = talks.flatMap(({ turns }) => turns)
  const any = first === undefined ? undefined : { ...first, moves: 'a'.repeat(TALK_MOVES.length) }
  expect(moveOf('Oh dear. And what does it all lead to?', any)).toBe('leads-to')
  expect(moveOf('なるほど。きっかけは何やったんですか？', any)).toBe('origin')
  expect(moveOf('So you want the bench for the mornings. Is that it?', any)).toBe('read-back')
})
