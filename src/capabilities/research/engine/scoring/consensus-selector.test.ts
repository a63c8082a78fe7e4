import { expect, test } from 'vitest'
import { scoreOf } from '../../../../../test/support/research/reports.ts'
import { ConsensusSelector } from './consensus-selector.ts'

const select = (...scores: Parameters<ConsensusSelector['select']>[0]) => new ConsensusSelector().select(scores)

test('the best total is selected, and the reason names its parts', () => {
  const { selectedReportId, reason } = select(scoreOf('a', { totalScore: 0.6 }), scoreOf('b', { totalScore: 0.8 }))
  expect(selectedReportId).toBe('b')
  expect(reason).toBe(
    'Selected with total score 0.800 (+20.0% vs average). Consistency: 1.000, Reliability: 0.600, Coverage: 0.500. Conflicts: 0',
  )
})

test('[research.ties] within 0.01 of the best, consistency decides and then coverage', () => {
  const byConsistency = select(
    scoreOf('a', { totalScore: 0.805, consistencyScore: 0.8 }),
    scoreOf('b', { totalScore: 0.8, consistencyScore: 0.9 }),
  )
  expect(byConsistency).toEqual({
    selectedReportId: 'b',
    reason: 'Tie-breaker among 2: highest consistency score (0.900)',
  })
  const byCoverage = select(
    scoreOf('a', { totalScore: 0.805, coverageScore: 0.4 }),
    scoreOf('b', { totalScore: 0.8, coverageScore: 0.6 }),
  )
  expect(byCoverage).toMatchObject({
    selectedReportId: 'b',
    reason: 'Tie-breaker among 2: highest coverage score (0.600)',
  })
})

test('[research.ties] a report out of reach of the best is no tie, however consistent', () => {
  const { selectedReportId } = select(
    scoreOf('a', { totalScore: 0.8, consistencyScore: 0.5 }),
    scoreOf('b', { totalScore: 0.795, consistencyScore: 0.6 }),
    scoreOf('c', { totalScore: 0.787, consistencyScore: 1 }),
  )
  expect(selectedReportId).toBe('b')
})

test('one report is selected, none is refused, and Japanese has its own words', () => {
  expect(select(scoreOf('a'))).toEqual({ selectedReportId: 'a', reason: 'Only one report available' })
  expect(() => select()).toThrow('no report')
  const { reason } = new ConsensusSelector('ja').select([scoreOf('a', { totalScore: 0.9 }), scoreOf('b')])
  expect(reason).toContain('総合 0.900')
})
