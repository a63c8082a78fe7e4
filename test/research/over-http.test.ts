import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProvider } from '../../src/capabilities/research/index.ts'
import { ConsensusResearchEngine, type ConsensusResearchResult } from '../../src/index.ts'
import { INJECTED } from '../support/site/extra-pages.ts'
import { type Site, startSite } from '../support/site/site.ts'

/** One whole run over a web with copies, traps and hosts in trouble. */
let site: Site
let result: ConsensusResearchResult
const told: string[] = []
beforeAll(async () => {
  site = await startSite()
  const sources = makeProvider(
    { provider: 'web', maxResultsPerAgent: 20 },
    {
      fetcher: site.fetcher({ timeoutMs: 1_000 }),
      searxngUrl: site.url('trouble.test', '/down'),
      duckduckgo: { url: site.url('whole.test', '/html/'), everyMs: 0 },
      waitsMs: [1],
    },
  )
  const engine = new ConsensusResearchEngine({ iterationCount: 2, searchConfig: { maxResultsPerAgent: 20 } }, sources)
  engine.on('providerDegraded', (event) => {
    if (event.type === 'providerDegraded') told.push(`${event.provider}: ${event.reason}`)
  })
  result = await engine.research('harbour ferry passengers', { strategies: STRATEGIES })
}, 300_000)
afterAll(() => site.close())

const STRATEGIES = [1, 2].map((agentId) => ({
  agentId,
  queryModifiers: ['news'],
  preferredSources: [],
  timeRange: 'all' as const,
  maxResultsPerAgent: 20,
}))
const hostOf = (url: string) => new URL(url).hostname

test('[research.over-http] a run reads what it may and finishes, whatever is in trouble', () => {
  expect(result.endedBy).not.toBe('failed')
  expect(result.pages.map(({ url }) => hostOf(url))).toEqual(expect.arrayContaining(['news.test', 'critic.test']))
  const [first] = result.iterations
  const refused = new Map(first?.agentReports[0]?.refusals.map(({ url, reason }) => [hostOf(url), reason]))
  expect(refused.get('slow.test')).toMatch(/^timeout/)
  expect(refused.get('broken.test')).toMatch(/^http-status/)
  expect(refused.get('busy.test')).toMatch(/^rate-limited/)
  expect(refused.get('robots.test')).toMatch(/^robots-disallow/)
  expect(told).toContain('searxng: http-status: answered 500')
})

test('[research.over-http] nothing that is not public is reached, and no page is told as an address that is', () => {
  const reasons = result.iterations.flatMap(({ agentReports }) => agentReports.flatMap(({ refusals }) => refusals))
  expect(reasons.find(({ url }) => url.endsWith('/metadata'))?.reason).toMatch(/^address-not-public/)
  expect(result.pages.some(({ url }) => url.includes('169.254'))).toBe(false)
  expect(site.visits.some((visit) => visit.includes('/private'))).toBe(false)
})

test('[research.over-http] copies on other hosts, and a detour to the same page, are one source', () => {
  const origins = new Map<string, Set<string>>()
  for (const { url, originId } of result.pages)
    origins.set(hostOf(url), (origins.get(hostOf(url)) ?? new Set()).add(originId))
  const [original] = origins.get('news.test') ?? []
  for (const host of ['news.test', 'wire.test', 'mirror.test'])
    expect(origins.get(host), host).toEqual(new Set([original]))
  expect(origins.get('critic.test')?.has(original ?? '')).toBe(false)
})

test('[research.over-http] instructions inside a page are read and not followed, nor told as findings', () => {
  expect(result.pages.find(({ url }) => hostOf(url) === 'forum.test')?.text).toContain(INJECTED[0])
  const { sections, findings, executiveSummary } = result.report
  const told = JSON.stringify([sections, findings, executiveSummary])
  for (const injected of INJECTED) expect(told).not.toContain(injected)
  expect(told).toContain('1.2 million passengers')
  expect(result.report.sources.length).toBeGreaterThan(3)
})
