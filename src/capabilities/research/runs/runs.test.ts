import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asks, attempts } from '#kernel/gate/tables.ts'
import { callVerb } from '#kernel/verb.ts'
import { rowsOf } from '#store/rows.ts'
import type { Store } from '#store/store.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { openResearch, type ResearchHouse, waitFor } from '../../../../test/support/research/research.ts'
import { FERRY, smallWeb } from '../../../../test/support/research/small-web.ts'
import { onBothStores } from '../../../../test/support/store/stores.ts'
import { PageOutput, researchStream, RunOutput } from '../contract.ts'

// Whole runs over stores of their own, on machines that do something else too.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const ctx = personContext()
const SMALL = { iterationCount: 2, searchConfig: { maxResultsPerAgent: 2 } }

onBothStores('research that is kept', (open) => {
  let store: Store
  const houses: ResearchHouse[] = []
  // A store for each: what one of them leaves waiting must not be worked on by the next.
  beforeEach(async () => {
    store = await open()
  })
  afterEach(async () => {
    for (const house of houses.splice(0)) await house.close()
  })
  const house = async (...args: Parameters<typeof openResearch> extends [Store, ...infer R] ? R : never) => {
    const opened = await openResearch(store, ...args)
    houses.push(opened)
    return opened
  }
  const start = async ({ research }: ResearchHouse, input: object = {}) =>
    (await callVerb(research.startRun, ctx, { topic: FERRY, options: SMALL, ...input })).run_id

  test('[research.run-start] goes from a topic to a report whose citations stand in its pages', async () => {
    const web = smallWeb()
    const opened = await house(web)
    const run_id = await start(opened)
    const run = RunOutput.parse(await waitFor(opened, run_id))
    expect(run).toMatchObject({
      status: 'completed',
      progress: 100,
      has_report: true,
      error: null,
      cost: 0,
      tokens_in: 0,
    })
    expect(run.iterations[0]?.agents.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed'])
    expect(run.iterations[0]?.scores).toHaveLength(3)
    expect(run.final_score).toBeGreaterThan(0)

    const { content } = await callVerb(opened.research.report, ctx, { run_id, format: 'json' })
    const report = JSON.parse(content)
    expect(report.findings.length).toBeGreaterThan(0)
    for (const { text, citations } of report.findings) {
      // Others may say it in other words; one says it in these.
      expect(citations.some((citation: { text: string }) => citation.text.includes(text))).toBe(true)
      for (const { pageId, text: quote, start: from, end } of citations) {
        const page = PageOutput.parse(await callVerb(opened.research.page, ctx, { run_id, page_id: pageId }))
        expect(page.text.slice(from, end)).toBe(quote)
      }
    }
    const { reports } = await callVerb(opened.research.agentReports, ctx, { run_id })
    expect(reports.filter(({ iteration }) => iteration === 1)).toHaveLength(3)
    expect(reports[0]?.claims.every(({ text }) => text.length > 0)).toBe(true)
    const { runs } = await callVerb(opened.research.listRuns, ctx, { limit: 1 })
    expect(runs[0]).toMatchObject({ run_id, status: 'completed', topic: FERRY })
  })

  test('[research.run-idempotent] the same request is one run, also at the same moment; another under its key is refused', async () => {
    const opened = await house(smallWeb(), { work: false })
    const idempotency_key = randomUUID()
    const ids = await Promise.all([1, 2, 3].map(() => start(opened, { idempotency_key })))
    expect(new Set(ids).size).toBe(1)
    expect(await start(opened, { idempotency_key })).toBe(ids[0])
    const other = start(opened, { idempotency_key, topic: 'something else' })
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    const others = start(opened, { idempotency_key, options: { ...SMALL, agentCount: 2 } })
    await expect(others).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    // Another workspace has keys of its own.
    const elsewhere = personContext({ workspace: randomUUID() })
    const { run_id } = await callVerb(opened.research.startRun, elsewhere, { topic: 'x', idempotency_key })
    expect(run_id).not.toBe(ids[0])
    await expect(callVerb(opened.research.getRun, ctx, { run_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('[research.run-cancel] stops reading at once, keeps what there is, and goes on when asked', async () => {
    const web = smallWeb()
    web.holdFrom(1)
    const opened = await house(web)
    const run_id = await start(opened)
    await web.held()
    const cancelled = await callVerb(opened.research.cancelRun, ctx, { run_id })
    expect(cancelled).toMatchObject({ status: 'cancelled', ended_by: 'cancelled' })
    expect(web.aborted).toBeGreaterThan(0)
    const reads = web.reads.length
    expect(await callVerb(opened.research.cancelRun, ctx, { run_id })).toMatchObject({ status: 'cancelled' })
    await expect(callVerb(opened.research.report, ctx, { run_id })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(web.reads.length).toBe(reads)

    web.letGo()
    await callVerb(opened.research.resumeRun, ctx, { run_id })
    expect(await waitFor(opened, run_id)).toMatchObject({ status: 'completed', has_report: true })
    const again = callVerb(opened.research.resumeRun, ctx, { run_id })
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('[research.run-cancel] one nobody works on yet is cancelled on the spot', async () => {
    const opened = await house(smallWeb(), { work: false })
    const run_id = await start(opened)
    expect(await callVerb(opened.research.cancelRun, ctx, { run_id })).toMatchObject({ status: 'cancelled' })
  })

  test('[research.run-continues] what was finished before the house closed is not done again', async () => {
    const web = smallWeb()
    const first = await house(web)
    // Two pages for each of three agents: the first iteration is done when the seventh is asked for.
    web.holdFrom(7)
    const run_id = await start(first)
    await web.held()
    const before = await waitFor(first, run_id, ({ iterations }) => iterations[0]?.duration_ms != null)
    const searched = web.searches.length
    await first.close()
    houses.splice(houses.indexOf(first), 1)
    web.letGo()
    const readBefore = new Set(web.reads.slice(0, 6))
    const second = await house(web)
    const run = await waitFor(second, run_id)
    expect(run).toMatchObject({ status: 'completed', has_report: true })
    expect(run.iterations[0]?.agents).toEqual(before.iterations[0]?.agents)
    expect(web.reads.slice(6).filter((url) => readBefore.has(url))).toEqual([])
    expect(web.searches.length - searched).toBeLessThanOrEqual(3)
  })

  test('[research.run-continues] nor are the agents of an iteration that was not done', async () => {
    const web = smallWeb()
    web.holdSearches = /news/
    const first = await house(web)
    const run_id = await start(first)
    await web.held()
    const isFinished = ({ status }: { status: string }) => status === 'completed'
    await waitFor(first, run_id, ({ iterations }) => iterations[0]?.agents.filter(isFinished).length === 2)
    await first.close()
    houses.splice(houses.indexOf(first), 1)
    web.letGo()
    const searched = web.searches.length
    const second = await house(web)
    expect(await waitFor(second, run_id)).toMatchObject({ status: 'completed' })
    const [again, ...others] = web.searches.slice(searched)
    expect(again).toContain('news')
    expect(others.filter((query) => web.searches.slice(0, searched).includes(query))).toEqual([])
  })

  test('[research.run-live] tells everything that happened in its order, once', async () => {
    const opened = await house(smallWeb())
    const run_id = await start(opened)
    await waitFor(opened, run_id)
    const stop = new AbortController()
    const told: { type: string; data: { progress: number; iteration?: number } }[] = []
    for await (const item of opened.deps.live.follow(ctx, researchStream.name(run_id), 0, stop.signal)) {
      told.push(researchStream.events.parse({ type: item.type, data: item.data }))
      if (item.type === 'researchCompleted') break
    }
    const types = told.map(({ type }) => type)
    expect(types[0]).toBe('researchStarted')
    expect(types.slice(1, 9).sort()).toEqual(
      [
        'iterationStarted',
        ...Array(3).fill('agentStarted'),
        ...Array(3).fill('agentCompleted'),
        'scoringCompleted',
      ].sort(),
    )
    expect(types.at(-1)).toBe('researchCompleted')
    const progress = told.map(({ data }) => data.progress)
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
    expect(progress.at(-1)).toBe(100)
    expect(types.filter((type) => type === 'iterationCompleted')).toHaveLength(
      (await waitFor(opened, run_id)).iterations.length,
    )
  })

  test('[research.run-failed] agents that all fail end it; what they had is kept, and it can be gone on with', async () => {
    const web = smallWeb()
    web.fails = true
    const opened = await house(web)
    const run_id = await start(opened)
    const run = await waitFor(opened, run_id)
    expect(run).toMatchObject({ status: 'failed', has_report: false, error: { code: 'RESEARCH_FAILED' } })
    expect(run.iterations[0]?.agents).toHaveLength(6)
    web.fails = false
    await callVerb(opened.research.resumeRun, ctx, { run_id })
    expect(await waitFor(opened, run_id)).toMatchObject({ status: 'completed', error: null, has_report: true })
  })

  test('[research.run-erased] deleting takes pages, reports, events and the ledger’s words, also while it runs', async () => {
    const web = smallWeb()
    const opened = await house(web)
    const done = await start(opened)
    await waitFor(opened, done)
    web.holdFrom(web.reads.length + 1)
    const running = await start(opened)
    await web.held()
    for (const run_id of [done, running]) {
      expect(await callVerb(opened.research.deleteRun, ctx, { run_id })).toEqual({ deleted: true })
      await expect(callVerb(opened.research.getRun, ctx, { run_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      for (const table of ['pages', 'outcomes', 'claims', 'iterations', 'degraded_notes']) {
        const rows = await store.db.execute(
          sql`select 1 from ${sql.raw(`research.${table}`)} where run_id = ${run_id}::uuid`,
        )
        expect([table, rowsOf(rows)]).toEqual([table, []])
      }
      const kept = await store.db.execute(sql`
        select 1 from ${attempts} where subject_id = ${run_id}::uuid and output is not null
        union all select 1 from kernel.events where stream = ${researchStream.name(run_id)} and not data ? 'erased'`)
      expect(rowsOf(kept)).toEqual([])
    }
    expect(web.aborted).toBeGreaterThan(0)
    const left = await store.db.execute(sql`select 1 from ${asks} where subject_id = ${done}::uuid`)
    expect(rowsOf(left).length).toBeGreaterThan(0)
  })

  describe('[research.run-sealed] what does not stand in its page', () => {
    test('is never kept: the run fails', async () => {
      const web = smallWeb()
      const opened = await house(web, {
        makeEngine: async (_ctx, { journal }) => ({
          on: () => undefined,
          async research() {
            const at = new Date(0).toISOString()
            const source = {
              pageId: 'p',
              url: 'u',
              title: 't',
              fetchedAt: at,
              published: '',
              language: 'en' as const,
              reliabilityScore: 0.5,
              hash: 'h',
              originId: 'p',
            }
            await journal.keepPage({ ...source, text: 'The ferry is late.' })
            const claim = {
              claimId: 'c',
              text: 'The ferry is early.',
              pageId: 'p',
              start: 0,
              end: 18,
              weight: 1,
              kind: 'statement' as const,
            }
            const strategy = {
              agentId: 1,
              queryModifiers: [],
              preferredSources: [],
              timeRange: 'all' as const,
              maxResultsPerAgent: 1,
            }
            const report = {
              agentId: 1,
              reportId: 'r',
              content: claim.text,
              sections: [],
              sources: [source],
              claims: [claim],
              entities: [],
              strategy,
              queries: [],
              refusals: [],
              generatedAt: at,
              durationMs: 1,
              writtenBy: 'built-in' as const,
              unchanged: false,
            }
            await journal.keepOutcome({
              iteration: 1,
              attempt: 1,
              agentId: 1,
              status: 'completed',
              report,
              error: null,
              startedAt: at,
              durationMs: 1,
            })
            throw new Error('it was kept')
          },
        }),
      })
      const run = await waitFor(opened, await start(opened))
      expect(run).toMatchObject({ status: 'failed', error: { code: 'INVALID_INPUT' } })
      expect(run.iterations.flatMap(({ agents }) => agents.map(({ status }) => status))).toEqual([])
    })
  })
})
