import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { paperCorpus } from '../../../../../test/support/research/paper-corpus.ts'
import { numberJudge } from '../../../../../test/support/research/reports.ts'
import { wheelPages } from '../../../../../test/support/research/wheels.ts'
import { ConsensusResearchEngine, type ConsensusResearchEvent, ResearchStopped, type SearchProvider } from '../index.ts'

const { judge } = numberJudge()
const topic = 'cargo bicycles'

/** Fails the searches whose number, from 1, is told to. */
function failing(
  search: SearchProvider,
  fails: (call: number, query: string) => boolean,
): SearchProvider & { calls(): number } {
  let calls = 0
  return {
    name: 'failing',
    calls: () => calls,
    search: async (query, signal, degraded) => {
      if (fails(++calls, query.text)) throw new Error('the provider is down')
      return search.search(query, signal, degraded)
    },
  }
}

test('[research.retry] with half of the agents it goes on, and the failed one is not tried again', async () => {
  const corpus = paperCorpus(wheelPages(6))
  const search = failing(corpus.search, (_, query) => query.includes('news'))
  const engine = new ConsensusResearchEngine({ iterationCount: 1 }, { ...corpus, search, judge })
  const { iterations } = await engine.research(topic)
  expect(search.calls()).toBe(3)
  expect(iterations[0]?.agentReports.map(({ agentId }) => agentId)).toEqual([1, 3])
  expect(iterations[0]?.outcomes.map(({ status }) => status)).toEqual(['completed', 'failed', 'completed'])
})

test('[research.retry] with fewer than half only the failed ones are run again, once', async () => {
  const corpus = paperCorpus(wheelPages(6))
  const search = failing(corpus.search, (call) => call > 1 && call <= 3)
  const engine = new ConsensusResearchEngine({ iterationCount: 1 }, { ...corpus, search, judge })
  const started: [number, number][] = []
  engine.on('agentStarted', (event) => event.type === 'agentStarted' && started.push([event.agentId, event.attempt]))
  const { iterations, totalAgentRuns } = await engine.research(topic)
  expect(started).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [2, 2],
    [3, 2],
  ])
  expect(iterations[0]?.agentReports.map(({ reportId }) => reportId)).toEqual([
    'report-1-1',
    'report-2-1-2',
    'report-3-1-2',
  ])
  expect(totalAgentRuns).toBe(5)
})

test('[research.failure-keeps] after the retry the run fails, with all it had', async () => {
  const corpus = paperCorpus(wheelPages(20))
  // The second iteration's searches, first and second try, all but one agent's.
  const search = failing(corpus.search, (call, query) => call > 3 && !query.includes('official'))
  const engine = new ConsensusResearchEngine({ searchConfig: { maxResultsPerAgent: 2 } }, { ...corpus, search, judge })
  const events: ConsensusResearchEvent[] = []
  engine.on('*', (event) => events.push(event))
  const stopped = await engine.research(topic).catch((error: unknown) => error)
  expect(stopped).toBeInstanceOf(ResearchStopped)
  if (!(stopped instanceof ResearchStopped)) return
  expect(stopped).toMatchObject({ code: 'RESEARCH_FAILED' })
  expect(stopped.message).toContain('1/3 agents succeeded (the provider is down)')
  expect(stopped.iterations).toHaveLength(1)
  expect(stopped.partial.map(({ agentId, attempt, status }) => `${agentId}/${attempt} ${status}`)).toEqual([
    '1/1 completed',
    '2/1 failed',
    '3/1 failed',
    '2/2 failed',
    '3/2 failed',
  ])
  expect(stopped.result?.endedBy).toBe('failed')
  expect(stopped.result?.report.findings.length).toBeGreaterThan(0)
  expect(events.at(-1)).toMatchObject({ type: 'researchFailed', error: stopped })
})

test('[research.timeout-cancels] a timed-out agent is cancelled for real and keeps what it had, unscored', async () => {
  const corpus = paperCorpus(wheelPages(4))
  const aborted: string[] = []
  const engine = new ConsensusResearchEngine(
    { iterationCount: 1, agentCount: 2, agentTimeoutMs: 400, strategies: [strategy('slow'), strategy('fast')] },
    {
      ...corpus,
      judge,
      search: {
        name: 'paper',
        search: async (query, signal, degraded) => {
          const results = await corpus.search.search(query, signal, degraded)
          const snippet = query.text.includes('slow') ? 'slow' : ''
          return results.map(({ url, title }) => ({ url, title, snippet }))
        },
      },
      pages: {
        read: async (result, signal) => {
          const isSlow = result.snippet === 'slow' && result.url !== 'https://site-0.example/'
          if (isSlow) await hang(signal, () => aborted.push(result.url))
          return corpus.pages.read(result, signal)
        },
      },
    },
  )
  const { iterations } = await engine.research(topic)
  const [slow, fast] = iterations[0]?.outcomes ?? []
  expect(slow).toMatchObject({ status: 'timed-out', error: 'agent 1 timed out after 400 ms' })
  expect(slow?.report?.sources.map(({ url }) => url)).toEqual(['https://site-0.example/'])
  expect(slow?.report?.claims.length).toBeGreaterThan(0)
  expect(fast?.status).toBe('completed')
  expect(iterations[0]?.scores.map(({ reportId }) => reportId)).toEqual(['report-2-1'])
  expect(aborted.toSorted()).toEqual(['https://site-1.example/', 'https://site-2.example/', 'https://site-3.example/'])
})

test('[research.timeout-cancels] whoever ignores the signal holds nobody up', async () => {
  const corpus = paperCorpus(wheelPages(2))
  const config = { iterationCount: 1, agentTimeoutMs: 200 }
  const deaf = { read: () => new Promise<never>(() => {}) }
  const stopped = await new ConsensusResearchEngine(config, { ...corpus, pages: deaf, judge })
    .research(topic)
    .catch((error: unknown) => error)
  expect(stopped).toMatchObject({ code: 'RESEARCH_FAILED' })
  expect(stopped instanceof ResearchStopped && stopped.partial.every(({ status }) => status === 'timed-out')).toBe(true)
})

test('[research.cancel] a run is cancelled at any moment, and what was read is kept', async () => {
  const corpus = paperCorpus(wheelPages(8))
  const controller = new AbortController()
  const engine = new ConsensusResearchEngine({ searchConfig: { maxResultsPerAgent: 2 } }, { ...corpus, judge })
  engine.on('agentStarted', (event) => {
    if (event.type === 'agentStarted' && event.iteration === 2) controller.abort()
  })
  const stopped = await engine.research(topic, { signal: controller.signal }).catch((error: unknown) => error)
  expect(stopped).toMatchObject({ code: 'CANCELLED' })
  if (!(stopped instanceof ResearchStopped)) throw new Error('not stopped')
  expect(stopped.partial.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect(stopped.result?.report.findings.length).toBeGreaterThan(0)
})

test('when no page of any search can be read, the agents have failed', async () => {
  const corpus = paperCorpus(wheelPages(2))
  const refusing = { read: async () => ({ refused: 'robots-disallow' }) }
  const stopped = await new ConsensusResearchEngine({}, { ...corpus, pages: refusing, judge })
    .research(topic)
    .catch((error: unknown) => error)
  expect(stopped).toMatchObject({ code: 'RESEARCH_FAILED' })
  expect(String(stopped)).toContain('robots-disallow')
})

const strategy = (word: string) => ({
  agentId: 1,
  queryModifiers: [word],
  preferredSources: [],
  timeRange: 'all' as const,
  maxResultsPerAgent: 10,
})

async function hang(signal: AbortSignal, onAbort: () => void): Promise<void> {
  try {
    await setTimeout(60_000, undefined, { signal })
  } catch (error) {
    onAbort()
    throw error
  }
}
