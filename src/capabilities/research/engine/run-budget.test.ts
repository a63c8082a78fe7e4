import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { paperCorpus } from '../../../../test/support/research/paper-corpus.ts'
import { numberJudge } from '../../../../test/support/research/reports.ts'
import { wheelPages } from '../../../../test/support/research/wheels.ts'
import { makeBuiltInAnalyst } from '../claims/built-in-analyst.ts'
import { type Analyst, ConsensusResearchEngine } from './index.ts'

const { judge } = numberJudge()
const topic = 'cargo bicycles'

/** Spends ten tokens a page. */
function spending(cost: number | null) {
  let pages = 0
  const builtIn = makeBuiltInAnalyst()
  const analyst: Analyst = {
    ...builtIn,
    claims: async (page, assignment, signal) => {
      pages++
      return builtIn.claims(page, assignment, signal)
    },
    write: async () => Promise.reject(new Error('the budget is spent: nobody may write with it')),
  }
  return { analyst, meter: { spent: () => ({ tokens: 10 * pages, cost: cost === null ? null : cost * pages }) } }
}

test.each([
  ['tokens', { maxTokens: 30 }, 1],
  ['money', { maxCost: 0.03 }, 0.01],
  ['money nobody knows the amount of', { maxCost: 100 }, null],
])('[research.budget] out of %s, it ends with what it has', async (_, budget, cost) => {
  const corpus = paperCorpus(wheelPages(30))
  const result = await new ConsensusResearchEngine({ budget }, { ...corpus, ...spending(cost), judge }).research(topic)
  expect(result.endedBy).toBe('budget')
  expect(result.iterations).toHaveLength(1)
  expect(result.report.findings.length).toBeGreaterThan(0)
  expect(corpus.reads.length).toBeLessThan(30)
  expect(result.report.method.writtenBy).toBe('built-in')
})

test('[research.budget] at the deadline agents stop reading and write down what they have', async () => {
  const corpus = paperCorpus(wheelPages(12))
  const pages: typeof corpus.pages = {
    read: async (result, signal) => {
      if (result.url !== 'https://site-0.example/') await setTimeout(60_000, undefined, { signal })
      return corpus.pages.read(result, signal)
    },
  }
  const budget = { deadline: new Date(Date.now() + 500).toISOString() }
  const result = await new ConsensusResearchEngine({ budget }, { ...corpus, pages, judge }).research(topic)
  expect(result.endedBy).toBe('budget')
  expect(result.pages.map(({ url }) => url)).toEqual(['https://site-0.example/'])
  expect(result.iterations[0]?.outcomes.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed'])
  expect(result.report.findings.length).toBeGreaterThan(0)
})

test('[research.budget] a deadline that has passed is an empty report, not a crash', async () => {
  const corpus = paperCorpus(wheelPages(3))
  const budget = { deadline: new Date(Date.now() - 1_000).toISOString() }
  const result = await new ConsensusResearchEngine({ budget }, { ...corpus, judge }).research(topic)
  expect(result).toMatchObject({ endedBy: 'budget', report: { findings: [] } })
  expect(corpus.queries).toEqual([])
})
