import { expect, test } from 'vitest'
import { paperCorpus } from '../../../../test/support/research/paper-corpus.ts'
import { numberJudge } from '../../../../test/support/research/reports.ts'
import { wheelPages } from '../../../../test/support/research/wheels.ts'
import { FinalReport, TransparencyReport } from '../contract.ts'
import { ConsensusResearchEngine, type ConsensusResearchEvent, DEFAULT_CONFIG, DEFAULT_STRATEGIES } from './index.ts'

const { judge } = numberJudge()
const topic = 'cargo bicycles'

test('the defaults are those of the source, offline', () => {
  expect(DEFAULT_CONFIG).toEqual({
    topic: '',
    agentCount: 3,
    iterationCount: 3,
    agentTimeoutMs: 300_000,
    conflictThreshold: 0.1,
    searchConfig: { provider: 'local', maxResultsPerAgent: 10 },
    earlyTerminationThreshold: 0.05,
  })
  expect(
    DEFAULT_STRATEGIES.map(({ agentId, queryModifiers, timeRange }) => ({ agentId, queryModifiers, timeRange })),
  ).toEqual([
    { agentId: 1, queryModifiers: ['公式', '発表', 'オフィシャル'], timeRange: 'all' },
    { agentId: 2, queryModifiers: ['最新', 'ニュース', '速報'], timeRange: 'week' },
    { agentId: 3, queryModifiers: ['分析', '考察', '懸念', '課題'], timeRange: 'month' },
  ])
})

test('[research.run] agents search, read, quote and agree on a report whose parts fit their contract', async () => {
  const corpus = paperCorpus(wheelPages(6))
  const result = await new ConsensusResearchEngine({}, { ...corpus, judge }).research(topic)
  expect(FinalReport.parse(result.report)).toEqual(result.report)
  expect(TransparencyReport.parse(result.transparency)).toEqual(result.transparency)
  const last = result.iterations.at(-1)
  expect(result.finalScore).toEqual(last?.scores.find(({ reportId }) => reportId === last.selectedReportId))
  expect(result.totalAgentRuns).toBe(result.iterations.length * 3)
  expect(result.pages).toHaveLength(6)
  expect(result.finalReport).toContain('## Executive summary')
  expect(result.report.findings.length).toBeGreaterThan(3)
  expect(result.report.sources).toHaveLength(6)
})

test('[research.events] events come in order, with progress that never goes back and ends at 100', async () => {
  const events: ConsensusResearchEvent[] = []
  const completed: ConsensusResearchEvent[] = []
  const engine = new ConsensusResearchEngine({ iterationCount: 2 }, { ...paperCorpus(wheelPages(3)), judge })
  engine.on('*', (event) => events.push(event)).on('agentCompleted', (event) => completed.push(event))
  await engine.research(topic)
  const order = events.filter(({ type }) => type !== 'agentProgress').map(({ type }) => type)
  const iteration = [
    'iterationStarted',
    'agentStarted',
    'agentStarted',
    'agentStarted',
    'agentCompleted',
    'agentCompleted',
    'agentCompleted',
    'scoringCompleted',
    'consensusSelected',
    'iterationCompleted',
  ]
  expect(order).toEqual(['researchStarted', ...iteration, ...iteration, 'researchCompleted'])
  const progress = events.map((event) => event.progress)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(progress.filter((value) => value === 100)).toHaveLength(1)
  expect(progress.at(-1)).toBe(100)
  expect(events.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true)
  expect(completed).toHaveLength(6)
})

test('a listener that left hears nothing', async () => {
  let heard = 0
  const listener = () => void heard++
  const engine = new ConsensusResearchEngine({ iterationCount: 1 }, { ...paperCorpus(wheelPages(2)), judge })
  await engine.on('event', listener).off('event', listener).research(topic)
  expect(heard).toBe(0)
})

test('[research.covered] a page read in one iteration is not read again by anybody', async () => {
  const corpus = paperCorpus(wheelPages(12))
  const config = { searchConfig: { maxResultsPerAgent: 3 }, iterationCount: 3 }
  const result = await new ConsensusResearchEngine(config, { ...corpus, judge }).research(topic)
  const perIteration = result.iterations.map(
    ({ outcomes }) => new Set(outcomes.flatMap(({ report }) => report?.sources.map(({ url }) => url) ?? [])),
  )
  // Agents of one iteration are independent: the same three pages three times; then never again.
  expect(corpus.reads).toHaveLength(27)
  expect(new Set(corpus.reads).size).toBe(9)
  expect(perIteration.map((urls) => urls.size)).toEqual([3, 6, 9])
})

test('[research.extends] a later report holds the previous consensus; with nothing new it is returned unchanged', async () => {
  const corpus = paperCorpus(wheelPages(4))
  const config = { searchConfig: { maxResultsPerAgent: 3 }, iterationCount: 3 }
  const { iterations } = await new ConsensusResearchEngine(config, { ...corpus, judge }).research(topic)
  const selected = iterations.map(({ agentReports, selectedReportId }) =>
    agentReports.find(({ reportId }) => reportId === selectedReportId),
  )
  const ids = selected.map((report) => report?.claims.map(({ claimId }) => claimId) ?? [])
  expect(ids[1]).toEqual(expect.arrayContaining(ids[0] ?? []))
  expect(ids[1]?.length).toBeGreaterThan(ids[0]?.length ?? 0)
  const said = (n: number) => selected[n]?.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)) ?? []
  expect(said(1)).toEqual(expect.arrayContaining(said(0)))
  expect(iterations[2]?.agentReports.map(({ unchanged, content }) => ({ unchanged, content }))).toEqual(
    Array.from({ length: 3 }, () => ({ unchanged: true, content: iterations[1]?.consensusReport })),
  )
})

test('[research.early-stop] two improvements in a row below the threshold end a run, one does not', async () => {
  const steady = paperCorpus(wheelPages(2))
  const result = await new ConsensusResearchEngine({ iterationCount: 6 }, { ...steady, judge }).research(topic)
  expect(result).toMatchObject({ endedBy: 'nothing-new' })
  expect(result.iterations).toHaveLength(3)

  const growing = paperCorpus(wheelPages(40))
  const config = { iterationCount: 6, earlyTerminationThreshold: 1, searchConfig: { maxResultsPerAgent: 1 } }
  const slow = await new ConsensusResearchEngine(config, { ...growing, judge }).research(topic)
  expect(slow).toMatchObject({ endedBy: 'early-stop' })
  expect(slow.iterations).toHaveLength(3)

  const patient = { ...config, earlyTerminationThreshold: 0, iterationCount: 4 }
  const all = await new ConsensusResearchEngine(patient, { ...paperCorpus(wheelPages(40)), judge }).research(topic)
  expect(all).toMatchObject({ endedBy: 'iterations' })
  expect(all.iterations).toHaveLength(4)
})

test('[research.diverse] more agents than strategies ask in other words, in the language of the topic', async () => {
  const corpus = paperCorpus(wheelPages(6))
  await new ConsensusResearchEngine({ agentCount: 7, iterationCount: 1 }, { ...corpus, judge }).research(
    '貨物自転車の普及',
  )
  const asked = new Set(corpus.queries.map(({ text }) => text))
  expect(asked.size).toBe(7)
  expect([...asked][0]).toBe('貨物自転車の普及 公式 発表 オフィシャル')
  const english = paperCorpus(wheelPages(6))
  await new ConsensusResearchEngine({ iterationCount: 1 }, { ...english, judge }).research(topic)
  expect(english.queries.map(({ text }) => text)).toEqual([
    'cargo bicycles official announcement press release',
    'cargo bicycles latest news breaking',
    'cargo bicycles analysis review concerns issues',
  ])
})

test('where its own words find little, an agent looks for the topic by itself', async () => {
  const corpus = paperCorpus(wheelPages(2))
  const config = { agentCount: 1, iterationCount: 1 }
  await new ConsensusResearchEngine(config, { ...corpus, judge }).research(topic)
  expect(corpus.queries.map(({ text }) => text)).toEqual(['cargo bicycles official announcement press release', topic])
})

test('[research.time-range] a strategy of the caller is kept to its time range, undated pages pass', async () => {
  const [old, fresh, undated] = wheelPages(3)
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  if (old === undefined || fresh === undefined || undated === undefined) throw new Error('no pages')
  const corpus = paperCorpus([{ ...old, published: day(40) }, { ...fresh, published: day(3) }, undated])
  const strategies = [
    { agentId: 1, queryModifiers: ['x'], preferredSources: [], timeRange: 'week' as const, maxResultsPerAgent: 5 },
  ]
  const config = { agentCount: 1, iterationCount: 1, strategies }
  await new ConsensusResearchEngine(config, { ...corpus, judge }).research(topic)
  expect(corpus.reads).toEqual([fresh.url, undated.url])
})

test('a topic that is empty, or a configuration that cannot be, is refused before anything is done', async () => {
  const engine = new ConsensusResearchEngine({}, paperCorpus([]))
  await expect(engine.research('  ')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(engine.research('x', { agentCount: 0 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(engine.research('x', { strategies: [] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('where nothing is found the report says so', async () => {
  const result = await new ConsensusResearchEngine({}, { ...paperCorpus([]), judge }).research('水素')
  expect(result.report.findings).toEqual([])
  expect(result.finalReport).toContain('見つかりませんでした')
  expect(FinalReport.parse(result.report)).toEqual(result.report)
})

test('[research.one-text-one-source] a mirror is listed beside its origin and is no second voice', async () => {
  const [page, other] = wheelPages(2)
  if (page === undefined || other === undefined) throw new Error('no pages')
  const corpus = paperCorpus([page, { ...page, url: 'https://mirror.example/' }, other])
  const { report } = await new ConsensusResearchEngine({ iterationCount: 1 }, { ...corpus, judge }).research(topic)
  expect(report.sources.map(({ url, copies }) => ({ url, copies }))).toEqual(
    expect.arrayContaining([{ url: page.url, copies: ['https://mirror.example/'] }]),
  )
  expect(report.findings.every(({ independentSources }) => independentSources === 1)).toBe(true)
})
