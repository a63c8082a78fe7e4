import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AgentReportsOutput, FinalReport, RunOutput, type RunView } from '../../src/capabilities/research/contract.ts'
import { RESEARCH_CRASH_POINTS } from '../../src/kernel/crash-points.ts'
import { type SearchSite, startSearchSite } from '../support/research/search-site.ts'
import { followEvents } from '../support/surfaces/event-stream.ts'
import { startNaze } from '../support/surfaces/naze-process.ts'
import { callApi } from '../support/why/client.ts'
import { type Home, makeHome } from './homes.ts'
import { connect } from './postgres-harm.ts'
import { recordFault } from './record-fault.ts'

const FULL = process.env['NAZE_FAULTS'] === 'full'
/** A server that is started again on PostgreSQL waits until the dead one's silence is noticed: half a minute each. */
const POINTS = {
  pglite: FULL
    ? RESEARCH_CRASH_POINTS
    : (['research.after-page', 'research.inside-outcome', 'research.inside-report'] as const),
  postgres: FULL ? RESEARCH_CRASH_POINTS : (['research.inside-iteration'] as const),
}
const ORDER = {
  topic: 'harbour ferry passengers',
  options: { iterationCount: 2, searchConfig: { provider: 'searxng', maxResultsPerAgent: 2 } },
}
/** Where the first time would leave no finished agent behind. */
const SECOND = new Set<string>(['research.inside-outcome', 'research.after-outcome'])
const PATIENCE_MS = 120_000

let site: SearchSite
let expected: Awaited<ReturnType<typeof undisturbed>>
beforeAll(async () => {
  site = await startSearchSite()
  expected = await undisturbed()
})
afterAll(() => site.close())

async function start(url: string): Promise<string> {
  const { status, body } = await callApi<{ run_id: string }>(url, '/api/research', ORDER, 'the-run')
  if (status !== 202) throw new Error(`not started: ${status} ${JSON.stringify(body)}`)
  return body.run_id
}

async function read(url: string, id: string): Promise<RunView> {
  return RunOutput.parse((await callApi(url, `/api/research/${id}`)).body)
}

/** Everything that was claimed and found, however often somebody had to begin again. */
async function said(url: string, id: string) {
  const { reports } = AgentReportsOutput.parse((await callApi(url, `/api/research/${id}/agents`)).body)
  const report = FinalReport.parse((await callApi(url, `/api/research/${id}/report?format=json`)).body)
  return {
    claims: reports.map(({ iteration, agentId, claims }) => [iteration, agentId, claims.map(({ text }) => text)]),
    findings: report.findings.map(({ text, citations }) => [text, citations.map(({ pageId }) => pageId)]),
  }
}

async function finished(url: string, id: string): Promise<RunView> {
  for (const until = performance.now() + PATIENCE_MS; ; await sleep(200)) {
    const run = await read(url, id)
    if (run.status === 'completed') return run
    if (performance.now() > until) throw new Error(`not done: ${run.status} ${JSON.stringify(run.error)}`)
  }
}

/** The same research with nothing in its way. */
async function undisturbed() {
  const home = await makeHome('pglite')
  const naze = await startNaze({ ...home.env, ...site.env })
  const id = await start(naze.url)
  await finished(naze.url, id)
  const heard = await said(naze.url, id)
  await naze.stop()
  await home.remove()
  return heard
}

/** Dies at each of these moments, one life after the other, and then lives on. */
async function live(
  home: Home,
  deaths: readonly string[],
): Promise<{ asked: number[]; heard: Awaited<ReturnType<typeof said>> }> {
  const before = site.searches()
  let id = ''
  const done = new Set<string>()
  for (const death of deaths) {
    const doomed = await startNaze({ ...home.env, ...site.env, NAZE_CRASH_AT: death })
    if (id === '') id = await start(doomed.url)
    expect(await doomed.exited).toBe('SIGKILL')
  }
  const survivor = await startNaze({ ...home.env, ...site.env })
  try {
    expect(await start(survivor.url)).toBe(id)
    for (const { iteration, agents } of (await read(survivor.url, id)).iterations)
      for (const { agent_id, status, queries } of agents)
        if (status === 'completed') for (const query of queries) done.add(`${iteration}/${agent_id} ${query}`)
    const run = await finished(survivor.url, id)
    expect(run).toMatchObject({ has_report: true, error: null })
    const after = site.searches()
    // Of an agent that had finished before the last death nothing was asked again.
    const again = [...done]
      .map((query) => query.replace(/^\S+ /, ''))
      .map((query) => (after.get(query) ?? 0) - (before.get(query) ?? 0))
    const stream = await followEvents(`${survivor.url}/api/live/research:${id}`)
    await expect.poll(() => stream.events.at(-1)?.event).toBe('researchCompleted')
    const kinds = stream.events.map(({ event }) => event)
    expect(stream.events.map(({ id: seq }) => seq)).toEqual(stream.events.map((_, n) => n + 1))
    for (const once of ['researchStarted', 'researchCompleted'])
      expect(kinds.filter((kind) => kind === once)).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'agentCompleted')).toHaveLength(3 * run.iterations.length)
    await stream.close()
    return { asked: again, heard: await said(survivor.url, id) }
  } finally {
    expect(await survivor.stop()).toBe(0)
  }
}

describe.each(['pglite', 'postgres'] as const)('[research.run-killed] research killed on %s', (kind) => {
  test.each(POINTS[kind])('at %s goes on, repeats no finished agent and says the same', async (point) => {
    const home = await makeHome(kind)
    const startedAt = performance.now()
    const { asked, heard } = await live(home, [`${point}${SECOND.has(point) ? ':2' : ''}`])
    expect(asked.every((times) => times === 1)).toBe(true)
    expect(heard).toEqual(expected)
    await home.remove()
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    recordFault({
      fault: `research killed at ${point}`,
      store: kind,
      times: 1,
      seen: `${asked.length} finished agents, none repeated; the same claims and findings; ${seconds} s in all`,
    })
  })

  test.runIf(FULL || kind === 'pglite')('twice in one run: the same', async () => {
    const home = await makeHome(kind)
    const { asked, heard } = await live(home, ['research.after-outcome:2', 'research.after-iteration'])
    expect(asked.length).toBeGreaterThanOrEqual(3)
    expect(asked.every((times) => times === 1)).toBe(true)
    expect(heard).toEqual(expected)
    await home.remove()
    const seen = `${asked.length} finished agents, none repeated; the same claims and findings`
    recordFault({ fault: 'research killed twice in one run', store: kind, times: 2, seen })
  })
})

test('[research.run-cut] a run outlives a database that is cut off again and again', async () => {
  const home = await makeHome('postgres')
  const naze = await startNaze({ ...home.env, ...site.env })
  const id = await start(naze.url)
  const stream = await followEvents(`${naze.url}/api/live/research:${id}`)
  let cuts = 0
  while ((await read(naze.url, id).catch(() => undefined))?.status !== 'completed') {
    const admin = await connect(home.env['DATABASE_URL'] ?? '')
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    await admin.end()
    if (++cuts > 40) throw new Error(`still not done: ${JSON.stringify(await read(naze.url, id))}`)
    await sleep(700)
  }
  expect(cuts).toBeGreaterThan(2)
  expect(await said(naze.url, id)).toEqual(expected)
  await expect.poll(() => stream.events.at(-1)?.event, { timeout: 20_000 }).toBe('researchCompleted')
  const facts = stream.events.filter(({ id: seq }) => seq !== null)
  expect(facts.map(({ id: seq }) => seq)).toEqual(facts.map((_, n) => n + 1))
  await stream.close()
  expect(await naze.stop()).toBe(0)
  await home.remove()
  recordFault({
    fault: 'PostgreSQL cut while research runs',
    store: 'postgres',
    times: cuts,
    seen: `the run came to its end, ${facts.length} events, none missed or doubled`,
  })
})
