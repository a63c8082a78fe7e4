import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { callVerb } from '#kernel/verb.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { openResearch, waitFor } from '../../../../test/support/research/research.ts'
import { FERRY, smallWeb } from '../../../../test/support/research/small-web.ts'
import { onBothStores } from '../../../../test/support/store/stores.ts'
import { runs } from '../tables.ts'
import { claimRun, LostRun, MOST_BEGINNINGS } from './lease.ts'
import { StoreJournal } from './store-journal.ts'

// Whole runs over stores of their own, on machines that do something else too.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const ctx = personContext()
const OPTIONS = { iterationCount: 1, searchConfig: { maxResultsPerAgent: 2 } }

onBothStores('[research.run-lease] a run', (open, kind) => {
  test('whose lease was lost is stopped, writes nothing more, and goes on when it is free again', async () => {
    const store = await open()
    const web = smallWeb()
    web.holdFrom(1)
    const house = await openResearch(store, web)
    const { run_id } = await callVerb(house.research.startRun, ctx, { topic: FERRY, options: OPTIONS })
    await web.held()
    const other = randomUUID()
    await store.db
      .update(runs)
      .set({ leaseToken: other, leaseUntil: sql`clock_timestamp() + interval '1 hour'` })
      .where(eq(runs.id, run_id))
    await expect.poll(() => web.aborted, { timeout: 10_000 }).toBeGreaterThan(0)
    web.letGo()
    if (kind === 'postgres') {
      // Whoever holds it now is alive, as far as anybody can tell.
      const claimed = await store.tx((tx) => claimRun(tx, ctx, store, run_id, randomUUID()))
      expect(claimed).toBe('held')
      const run = await callVerb(house.research.getRun, ctx, { run_id })
      expect(run.status).toBe('running')
      expect(run.iterations.flatMap(({ agents }) => agents.map(({ status }) => status))).not.toContain('completed')
      const past = sql`clock_timestamp() - interval '1 second'`
      await store.db.update(runs).set({ leaseUntil: past }).where(eq(runs.id, run_id))
    }
    expect(await waitFor(house, run_id)).toMatchObject({ status: 'completed', has_report: true })
    await house.close()
  })

  test('takes nothing from whoever does not hold it', async () => {
    const store = await open()
    const house = await openResearch(store, smallWeb(), { work: false })
    const { run_id } = await callVerb(house.research.startRun, ctx, { topic: FERRY, options: OPTIONS })
    const token = randomUUID()
    await store.tx((tx) => claimRun(tx, ctx, store, run_id, token))
    const { signal } = new AbortController()
    const run = { id: run_id, progress: 0 }
    const journal = (held: string) =>
      new StoreJournal(house.deps, ctx, { run, token: held, signal, broken: () => undefined })
    const about = { url: 'u', title: 't', published: '', language: 'en', reliabilityScore: 1, hash: 'h' } as const
    const page = { ...about, pageId: 'p', originId: 'p', fetchedAt: new Date(0).toISOString(), text: 'words' }
    await expect(journal(randomUUID()).keepPage(page)).rejects.toThrow(LostRun)
    expect(await journal(token).page('p')).toBeUndefined()
    await journal(token).keepPage(page)
    expect(await journal(token).page('p')).toEqual(page)
    await house.close()
  })

  test('that is begun again and again without coming to its end is given up', async () => {
    const store = await open()
    const house = await openResearch(store, smallWeb(), { work: false })
    const { run_id } = await callVerb(house.research.startRun, ctx, { topic: FERRY, options: OPTIONS })
    await store.db.update(runs).set({ begun: MOST_BEGINNINGS }).where(eq(runs.id, run_id))
    await house.close()
    const next = await openResearch(store, smallWeb())
    expect(await waitFor(next, run_id)).toMatchObject({ status: 'failed', error: { code: 'INTERNAL' } })
    await next.close()
  })
})
