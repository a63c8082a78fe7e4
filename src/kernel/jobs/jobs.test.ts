import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openPostgresStore } from '#store/postgres/postgres.ts'
import { rowsOf } from '#store/rows.ts'
import type { Store } from '#store/store.ts'
import { freshPostgresUrl, onBothStores } from '../../../test/support/store/stores.ts'
import { type Context, makeContext } from '../context.ts'
import type { ErrorCode } from '../errors.ts'
import { callVerb } from '../verb.ts'
import { Jobs } from './jobs.ts'
import { defineQueue, type Queue } from './queue.ts'
import { makeJobVerbs } from './verbs.ts'

const coded = (code: ErrorCode) => expect.objectContaining({ code })
const soon = { timeout: 20_000 }
const context = (workspace: string = randomUUID()): Context =>
  makeContext({ workspace, actor: { id: 'aki', kind: 'person', via: 'web' } })

const Work = z.object({ n: z.int(), 言葉: z.string().default('なし') })
const plain = defineQueue({ name: 'test.plain', schema: Work, retryLimit: 0 })
const patient = defineQueue({ name: 'test.patient', schema: Work, retryLimit: 1, retryDelaySeconds: 0 })
const waitingOnce = defineQueue({ name: 'test.waiting-once', schema: Work, once: 'while-waiting' })
const doneOnce = defineQueue({ name: 'test.done-once', schema: Work, once: 'until-done', retryLimit: 0 })
const queues: Queue[] = [plain, patient, waitingOnce, doneOnce]

onBothStores('jobs', (open, kind) => {
  let store: Store
  const started: Jobs[] = []
  beforeAll(async () => {
    store = await open()
  })
  afterEach(async () => {
    for (const jobs of started.splice(0)) await jobs.stop({ drainMs: 5_000 })
    await store.db.execute(sql`delete from pgboss.job`)
  })
  const begin = async (pollSeconds = 0.5) => {
    const jobs = new Jobs(store, { queues, pollSeconds })
    started.push(jobs)
    await jobs.start()
    return jobs
  }
  const send = (jobs: Jobs, ctx: Context, queue: typeof plain, n: number) =>
    store.tx((tx) => jobs.send(tx, ctx, queue, { n }))

  test('runs once what was sent with a commit, with whose it is and what it carries', async () => {
    const jobs = await begin()
    const ctx = context()
    const ran: unknown[] = []
    await jobs.work(plain, async (of, data, signal) => {
      ran.push({ workspace: of.workspace, actor: of.actor, requestId: of.requestId, data, aborted: signal.aborted })
    })
    await send(jobs, ctx, plain, 1)
    await expect.poll(() => ran, soon).toHaveLength(1)
    await expect.poll(() => jobs.counts(), soon).toEqual({ waiting: 0, active: 0, failed: 0 })
    expect(ran).toEqual([
      {
        workspace: ctx.workspace,
        actor: { id: 'aki', kind: 'system', via: 'job' },
        requestId: ctx.requestId,
        data: { n: 1, 言葉: 'なし' },
        aborted: false,
      },
    ])
  })

  test('[house.jobs-transaction] never runs what was sent with a transaction that was undone', async () => {
    const jobs = await begin()
    const ran: number[] = []
    await jobs.work(plain, async (_ctx, { n }) => void ran.push(n))
    const undone = store.tx(async (tx) => {
      await jobs.send(tx, context(), plain, { n: 1 })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await send(jobs, context(), plain, 2)
    await expect.poll(() => ran, soon).toEqual([2])
    expect(await jobs.counts()).toMatchObject({ waiting: 0, failed: 0 })
  })

  test('many that wait are run one after the other without pauses, each once', async () => {
    // A pause would be longer than anyone waits here.
    const jobs = await begin(60)
    const ran: number[] = []
    for (let n = 0; n < 30; n++) await send(jobs, context(), plain, n)
    await jobs.work(plain, async (_ctx, { n }) => void ran.push(n))
    await expect.poll(() => ran.length, soon).toBe(30)
    expect(new Set(ran).size).toBe(30)
  })

  test('at most as many run at a time as allowed', async () => {
    const jobs = await begin()
    let [now, most, ran] = [0, 0, 0]
    for (let n = 0; n < 9; n++) await send(jobs, context(), plain, n)
    const full = Promise.withResolvers<void>()
    const handler = async () => {
      most = Math.max(most, ++now)
      if (now === 3) full.resolve()
      await full.promise
      await sleep(20)
      now--
      ran++
    }
    await jobs.work(plain, handler, { concurrency: 3 })
    await expect.poll(() => ran, soon).toBe(9)
    expect(most).toBe(3)
  })

  test('[house.jobs-failed] what throws is retried, then listed as failed, and runs again when asked to', async () => {
    const jobs = await begin()
    const ctx = context()
    const verbs = makeJobVerbs(jobs)
    let runs = 0
    await jobs.work(patient, async () => {
      runs++
      if (runs <= 2) throw new Error(`壊れた ${runs}`)
    })
    const id = await send(jobs, ctx, patient, 1)
    const listed = async () => (await callVerb(verbs.failedJobs, ctx, {})).jobs
    await expect
      .poll(listed, soon)
      .toEqual([{ id, queue: 'test.patient', error: '壊れた 2', failed_at: expect.stringMatching(/^\d{4}-.*Z$/) }])
    expect(runs).toBe(2)
    expect(await jobs.counts()).toEqual({ waiting: 0, active: 0, failed: 1 })
    await callVerb(verbs.retryJob, ctx, { queue: 'test.patient', id })
    await expect.poll(() => jobs.counts(), soon).toEqual({ waiting: 0, active: 0, failed: 0 })
    expect(runs).toBe(3)
    await expect(callVerb(verbs.retryJob, ctx, { queue: 'test.patient', id })).rejects.toEqual(coded('CONFLICT'))
  })

  test('a failure belongs to its workspace; participants see none', async () => {
    const jobs = await begin()
    const ctx = context()
    const verbs = makeJobVerbs(jobs)
    await jobs.work(plain, async () => Promise.reject(new Error('no')))
    const id = await send(jobs, ctx, plain, 1)
    await expect.poll(() => jobs.failed(ctx), soon).toHaveLength(1)
    expect(await jobs.failed(context())).toEqual([])
    const retry = (as: Context, queue: string, job: unknown) => callVerb(verbs.retryJob, as, { queue, id: job })
    await expect(retry(context(), plain.name, id)).rejects.toEqual(coded('NOT_FOUND'))
    await expect(retry(ctx, 'test.unknown', id)).rejects.toEqual(coded('NOT_FOUND'))
    await expect(retry(ctx, plain.name, randomUUID())).rejects.toEqual(coded('NOT_FOUND'))
    await expect(retry(ctx, plain.name, 'x')).rejects.toEqual(coded('INVALID_INPUT'))
    const participant = { ...ctx, actor: { ...ctx.actor, kind: 'participant' as const } }
    await expect(callVerb(verbs.failedJobs, participant, {})).rejects.toEqual(coded('FORBIDDEN'))
    await expect(retry(participant, plain.name, id)).rejects.toEqual(coded('FORBIDDEN'))
  })

  test('malformed data is refused when sent, and fails visibly without running when stored', async () => {
    const jobs = await begin()
    const ctx = context()
    const refused = store.tx((tx) => jobs.send(tx, ctx, plain, { n: 1.5 }))
    await expect(refused).rejects.toEqual(coded('INVALID_INPUT'))
    const ran: number[] = []
    await jobs.work(patient, async (_ctx, { n }) => void ran.push(n))
    await store.tx(async (tx) => {
      await jobs.send(tx, ctx, patient, { n: 1 })
      await tx.execute(sql`update pgboss.job set data = jsonb_set(data, '{data,n}', '"one"')`)
    })
    await expect
      .poll(() => jobs.failed(ctx), soon)
      .toEqual([expect.objectContaining({ error: expect.stringMatching(/^malformed job: n: /) })])
    expect(ran).toEqual([])
  })

  test('a key makes a second job needless while the first waits, or until it is done', async () => {
    const jobs = await begin()
    const ctx = context()
    const keyed = (queue: typeof plain, singletonKey: string) =>
      store.tx((tx) => jobs.send(tx, ctx, queue, { n: 1 }, { singletonKey }))
    const [entered, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    expect(await keyed(waitingOnce, 'a')).not.toBeNull()
    expect(await keyed(waitingOnce, 'a')).toBeNull()
    expect(await keyed(waitingOnce, 'b')).not.toBeNull()
    expect(await keyed(doneOnce, 'a')).not.toBeNull()
    await jobs.work(doneOnce, async () => {
      entered.resolve()
      await leave.promise
    })
    await entered.promise
    expect(await keyed(doneOnce, 'a')).toBeNull()
    leave.resolve()
    await expect.poll(() => keyed(doneOnce, 'a'), soon).not.toBeNull()
    await expect(store.tx((tx) => jobs.send(tx, ctx, plain, { n: 1 }, { singletonKey: 'a' }))).rejects.toThrow(/key/)
    await expect(store.tx((tx) => jobs.send(tx, ctx, doneOnce, { n: 1 }))).rejects.toThrow(/key/)
  })

  test('a retry that would double waiting work is refused', async () => {
    const jobs = await begin()
    const ctx = context()
    const send = () => store.tx((tx) => jobs.send(tx, ctx, doneOnce, { n: 1 }, { singletonKey: 'a' }))
    let fail = true
    const leave = Promise.withResolvers<void>()
    await jobs.work(doneOnce, async () => {
      if (fail) throw new Error('no')
      await leave.promise
    })
    const id = String(await send())
    await expect.poll(() => jobs.failed(ctx), soon).toHaveLength(1)
    fail = false
    await send()
    await expect(jobs.retry(ctx, doneOnce.name, id)).rejects.toEqual(coded('CONFLICT'))
    leave.resolve()
  })

  test('[house.jobs-drain] stopping waits for the running job and takes no other', async () => {
    const jobs = await begin()
    const [entered, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const ran: number[] = []
    await jobs.work(plain, async (_ctx, { n }) => {
      entered.resolve()
      await leave.promise
      ran.push(n)
    })
    await send(jobs, context(), plain, 1)
    await send(jobs, context(), plain, 2)
    await entered.promise
    const stopped = jobs.stop({ drainMs: 20_000 })
    await sleep(100)
    expect(ran).toEqual([])
    leave.resolve()
    await stopped
    expect(ran).toHaveLength(1)
    expect(jobs.isRunning).toBe(false)
    const next = await begin()
    expect(await next.counts()).toEqual({ waiting: 1, active: 0, failed: 0 })
  })

  test('a job that is not done in time is aborted and given back', async () => {
    const jobs = await begin()
    const entered = Promise.withResolvers<AbortSignal>()
    await jobs.work(patient, async (_ctx, _data, signal) => {
      entered.resolve(signal)
      await sleep(60_000, undefined, { signal })
    })
    await send(jobs, context(), patient, 1)
    const signal = await entered.promise
    await jobs.stop({ drainMs: 10 })
    expect(signal.aborted).toBe(true)
    const ran: number[] = []
    const next = await begin()
    await next.work(patient, async (_ctx, { n }) => void ran.push(n))
    await expect.poll(() => ran, soon).toEqual([1])
  })

  test('inside a transaction only send is possible', async () => {
    const jobs = await begin()
    await expect(store.tx(async () => jobs.failed(context()))).rejects.toThrow(/inside a transaction/)
    await expect(store.tx(async () => jobs.retry(context(), plain.name, randomUUID()))).rejects.toThrow(/inside a tr/)
    await expect(store.tx(async () => jobs.work(plain, async () => {}))).rejects.toThrow(/inside a transaction/)
  })

  test('a queue changes with the code that declares it', async () => {
    await (await begin()).stop({ drainMs: 1_000 })
    const stricter = defineQueue({ name: plain.name, schema: Work, retryLimit: 5 })
    const jobs = new Jobs(store, { queues: [stricter], pollSeconds: 0.5 })
    started.push(jobs)
    await jobs.start()
    await send(jobs, context(), stricter, 1)
    const result = await store.db.execute(sql`select retry_limit from pgboss.job`)
    expect(rowsOf(result)).toEqual([{ retry_limit: 5 }])
  })

  if (kind === 'pglite') {
    test('what a dead process left active is run again at the next start', async () => {
      const dead = await begin()
      const entered = Promise.withResolvers<void>()
      await dead.work(patient, async () => {
        entered.resolve()
        await new Promise(() => {})
      })
      await send(dead, context(), patient, 1)
      await entered.promise
      const ran: number[] = []
      const next = await begin()
      await next.work(patient, async (_ctx, { n }) => void ran.push(n))
      await expect.poll(() => ran, soon).toEqual([1])
      started.splice(started.indexOf(dead), 1)
      await dead.stop({ drainMs: 0 })
    })
  }
})

describe('jobs of two processes on one PostgreSQL', () => {
  test('share the work and double none of it', async () => {
    const url = await freshPostgresUrl()
    const stores = [await openPostgresStore(url), await openPostgresStore(url)] as const
    const both = stores.map((store) => new Jobs(store, { queues, pollSeconds: 0.5 }))
    await Promise.all(both.map((jobs) => jobs.start()))
    const ran = both.map((): number[] => [])
    for (const [at, jobs] of both.entries()) {
      await jobs.work(
        plain,
        async (_ctx, { n }) => {
          ran[at]?.push(n)
          // Neither can do it all: who has one waits until the other has one too.
          while (ran.some((mine) => mine.length === 0)) await sleep(5)
        },
        { concurrency: 2 },
      )
    }
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        stores[n % 2]?.tx(async (tx) => both[n % 2]?.send(tx, context(), plain, { n })),
      ),
    )
    await expect.poll(() => ran.flat().length, soon).toBe(60)
    await expect.poll(() => both[0]?.counts(), soon).toEqual({ waiting: 0, active: 0, failed: 0 })
    expect(ran.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n))
    for (const mine of ran) expect(mine.length).toBeGreaterThan(0)
    await Promise.all(both.map((jobs) => jobs.stop({ drainMs: 5_000 })))
    for (const store of stores) await store.close()
  })
})
