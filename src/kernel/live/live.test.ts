import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, gt, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { openPostgresStore } from '#store/postgres/postgres.ts'
import type { Store } from '#store/store.ts'
import { freshPostgresUrl, onBothStores } from '../../../test/support/store/stores.ts'
import { type Context, makeContext } from '../context.ts'
import { defineStream, type LiveItem, type LivePosition } from './contract.ts'
import { Live } from './live.ts'
import { events } from './tables.ts'

const context = (workspace: string = randomUUID()): Context =>
  makeContext({ workspace, actor: { id: 'aki', kind: 'person', via: 'web' } })

/** Reads a stream until it is told to stop, or has `enough` items. */
function reader(live: Live, ctx: Context, stream: string, after: LivePosition = 0, enough = Infinity) {
  const stop = new AbortController()
  const items: LiveItem[] = []
  const done = (async () => {
    for await (const item of live.follow(ctx, stream, after, stop.signal)) {
      items.push(item)
      if (items.length >= enough) return
    }
  })()
  return { items, done, seqs: () => seqsOf(items), stop: () => stop.abort() }
}

const seqsOf = (items: LiveItem[]) => items.flatMap((item) => (item.kind === 'fact' ? [item.seq] : []))
const upTo = (n: number, from = 1) => Array.from({ length: n - from + 1 }, (_, i) => from + i)
const soon = { timeout: 10_000 }

onBothStores('live', (open) => {
  let store: Store
  let live: Live
  beforeAll(async () => {
    store = await open()
  })
  beforeEach(async () => {
    live = new Live(store, { pageSize: 10 })
    await live.start()
  })
  afterEach(() => live.close())

  const append = (ctx: Context, stream: string, data: unknown = {}, from = live) =>
    store.tx((tx) => from.append(tx, ctx, stream, 'said', data))

  test('whoever begins with the latest is told where that is, and sees what comes after', async () => {
    const ctx = context()
    for (const n of upTo(3)) await append(ctx, 'run:1', { n })
    const one = reader(live, ctx, 'run:1', 'latest', 3)
    await expect.poll(() => one.items, soon).toEqual([{ kind: 'fact', seq: 3, type: 'stream.open', data: {} }])
    for (const n of upTo(5, 4)) await append(ctx, 'run:1', { n })
    await one.done
    expect(one.seqs()).toEqual([3, 4, 5])
    const empty = reader(live, ctx, 'run:2', 'latest', 1)
    await empty.done
    expect(empty.seqs()).toEqual([0])
  })

  test('[house.live-schema] what the schema of a stream does not know is neither stored nor shown', async () => {
    const ctx = context()
    const runs = defineStream({
      name: (id: string) => `run:${id}`,
      events: z.discriminatedUnion('type', [
        z.object({ type: z.literal('said'), data: z.strictObject({ n: z.int() }) }),
        z.object({ type: z.literal('stage'), data: z.strictObject({ stage: z.string() }) }),
      ]),
    })
    const one = reader(live, ctx, runs.name('1'), 0, 2)
    const tell = (event: unknown) => store.tx((tx) => live.tellNumbered(tx, ctx, runs.of('1'), event as never))
    await expect(tell({ type: 'said', data: { n: '1' } })).rejects.toThrow()
    await expect(tell({ type: 'said', data: { n: 1, more: true } })).rejects.toThrow()
    await expect(tell({ type: 'shouted', data: { n: 1 } })).rejects.toThrow()
    expect(() => live.show(ctx, runs.of('1'), { type: 'stage', data: {} } as never)).toThrow()
    expect(await tell({ type: 'said', data: { n: 1 } })).toBe(1)
    await expect.poll(one.seqs, soon).toEqual([1])
    live.show(ctx, runs.of('1'), { type: 'stage', data: { stage: 'reading' } })
    await one.done
    expect(one.items).toEqual([
      { kind: 'fact', seq: 1, type: 'said', data: { n: 1 } },
      { kind: 'draft', type: 'stage', data: { stage: 'reading' } },
    ])
  })

  test('[house.live-gap-free] 20 writers, 5 followers: everyone sees every number once, in order', async () => {
    const ctx = context()
    const early = Array.from({ length: 3 }, () => reader(live, ctx, 'run:1', 0, 200))
    await Promise.all(
      upTo(20).map(async (writer) => {
        for (const n of upTo(10)) await append(ctx, 'run:1', { writer, n })
      }),
    )
    const late = Array.from({ length: 2 }, () => reader(live, ctx, 'run:1', 0, 200))
    const all = [...early, ...late]
    await Promise.all(all.map((one) => one.done))
    for (const one of all) expect(one.seqs()).toEqual(upTo(200))
    const said = early[0]?.items.map((item) => JSON.stringify(item.data))
    expect(new Set(said).size).toBe(200)
  })

  test('[trust.live-many] followers who wait at the same place share one query and are handed the same item', async () => {
    const ctx = context()
    const read = vi.spyOn(store.db, 'select')
    onTestFinished(() => read.mockRestore())
    const all = Array.from({ length: 50 }, () => reader(live, ctx, 'run:many', 0, 1))
    await expect.poll(() => live.followerCount, soon).toBe(50)
    await expect.poll(() => read.mock.calls.length, soon).toBe(50)
    // Behind their queries, so that none is under way any more.
    for (let n = 0; n < 20; n++) await store.db.execute(sql`select 1`)
    await sleep(200)
    read.mockClear()
    await append(ctx, 'run:many', { n: 1 })
    await Promise.all(all.map((one) => one.done))
    // Whose first look was still under way looks for itself.
    expect(new Set(all.map((one) => one.items[0])).size).toBeLessThanOrEqual(3)
    expect(read.mock.calls.length).toBeLessThanOrEqual(4)
  })

  test('[house.live-resume] resumes after the last number seen, with what was said and what is said now', async () => {
    const ctx = context()
    for (const n of upTo(25)) await append(ctx, 'run:1', { 発言: n })
    const resumed = reader(live, ctx, 'run:1', 12)
    await expect.poll(resumed.seqs, soon).toEqual(upTo(25, 13))
    await append(ctx, 'run:1')
    await expect.poll(resumed.seqs, soon).toEqual(upTo(26, 13))
    expect(resumed.items[0]).toEqual({ kind: 'fact', seq: 13, type: 'said', data: { 発言: 13 } })
    resumed.stop()
    await resumed.done
  })

  test('what is undone is never seen and leaves no gap', async () => {
    const ctx = context()
    const one = reader(live, ctx, 'run:1')
    await append(ctx, 'run:1')
    const undone = store.tx(async (tx) => {
      await live.append(tx, ctx, 'run:1', 'said', { undone: true })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await append(ctx, 'run:1')).toBe(2)
    await expect.poll(one.seqs, soon).toEqual([1, 2])
    expect(JSON.stringify(one.items)).not.toContain('undone')
    one.stop()
    await one.done
  })

  test('streams and workspaces do not mix', async () => {
    const ctx = context()
    const [mine, theirs] = [reader(live, ctx, 'run:1'), reader(live, context(), 'run:1')]
    await append(ctx, 'run:2')
    await append(ctx, 'run:1', 'mine')
    live.draft(ctx, 'run:1', 'text', 'mine')
    await expect.poll(() => mine.items.map((item) => item.data), soon).toEqual(['mine', 'mine'])
    expect(theirs.items).toEqual([])
    for (const one of [mine, theirs]) one.stop()
    await Promise.all([mine.done, theirs.done])
  })

  test('[house.live-slow-reader] a slow reader holds one page: the rest is read when it is ready', async () => {
    const ctx = context()
    for (const n of upTo(30)) await append(ctx, 'run:1', n)
    const slow = live.follow(ctx, 'run:1', 0, new AbortController().signal)[Symbol.asyncIterator]()
    await slow.next()
    await store.db
      .update(events)
      .set({ data: 'later' })
      .where(and(eq(events.workspaceId, ctx.workspace), gt(events.seq, 10)))
    const rest: unknown[] = []
    for (let n = 2; n <= 30; n++) rest.push((await slow.next()).value?.data)
    expect(rest).toEqual([...upTo(10, 2), ...Array.from({ length: 20 }, () => 'later')])
    await slow.return?.()
  })

  test('of many drafts a slow reader gets the newest, after the facts that came before it', async () => {
    const ctx = context()
    const slow = live.follow(ctx, 'run:1', 0, new AbortController().signal)[Symbol.asyncIterator]()
    await append(ctx, 'run:1', 'before')
    await slow.next()
    for (const n of upTo(1_000)) live.draft(ctx, 'run:1', 'text', `draft ${n}`)
    await append(ctx, 'run:1', 'started')
    for (const n of upTo(1_000)) live.draft(ctx, 'run:1', 'text', `new draft ${n}`)
    expect((await slow.next()).value?.data).toBe('started')
    expect((await slow.next()).value).toEqual({ kind: 'draft', type: 'text', data: 'new draft 1000' })
    await slow.return?.()
  })

  test('a draft is not shown after the fact it became', async () => {
    const ctx = context()
    await append(ctx, 'run:1', 'started')
    const slow = live.follow(ctx, 'run:1', 0, new AbortController().signal)[Symbol.asyncIterator]()
    await slow.next()
    const quick = reader(live, ctx, 'run:1', 1, 2)
    live.draft(ctx, 'run:1', 'text', 'a draft of the answer')
    await append(ctx, 'run:1', 'answer')
    await append(ctx, 'run:1', 'end')
    await quick.done
    expect([(await slow.next()).value?.data, (await slow.next()).value?.data]).toEqual(['answer', 'end'])
    await append(ctx, 'run:1', 'after')
    expect((await slow.next()).value?.data).toBe('after')
    await slow.return?.()
  })

  test('[house.live-drafts] a draft is not stored', async () => {
    const ctx = context()
    live.draft(ctx, 'run:1', 'text', 'gone')
    const later = reader(live, ctx, 'run:1')
    await append(ctx, 'run:1', 'kept')
    await expect.poll(() => later.items.map((item) => item.data), soon).toEqual(['kept'])
    later.stop()
    await later.done
  })

  test('ends when its signal aborts, when it is left, and when live closes', async () => {
    const ctx = context()
    await append(ctx, 'run:1')
    const [aborted, closed, left] = [
      reader(live, ctx, 'run:1'),
      reader(live, ctx, 'run:1'),
      reader(live, ctx, 'run:1', 0, 1),
    ]
    await left.done
    await expect.poll(() => live.followerCount, soon).toBe(2)
    aborted.stop()
    await aborted.done
    expect(live.followerCount).toBe(1)
    await live.close()
    await closed.done
    expect(live.followerCount).toBe(0)
    const after = reader(live, ctx, 'run:1')
    await after.done
    expect(after.items).toEqual([])
  })

  test('refuses malformed input before anything is followed', () => {
    const { signal } = new AbortController()
    for (const [stream, after] of [
      ['', 0],
      ['a b', 0],
      ['x'.repeat(201), 0],
      ['run:1', -1],
      ['run:1', 1.5],
      ['run:1', Number.NaN],
    ] as const) {
      expect(() => live.follow(context(), stream, after, signal)).toThrow(
        expect.objectContaining({ code: 'INVALID_INPUT' }),
      )
    }
  })

  test('inside a transaction a draft is refused', async () => {
    await expect(store.tx(async () => live.draft(context(), 'run:1', 'text', ''))).rejects.toThrow(
      /inside a transaction/,
    )
  })

  test('erasing a stream keeps its numbers and none of its words', async () => {
    const ctx = context()
    for (const n of upTo(3)) await append(ctx, 'run:1', { secret: n })
    await append(ctx, 'run:2', { secret: 'other' })
    await store.tx((tx) => live.eraseStream(tx, ctx, 'run:1'))
    const erased = reader(live, ctx, 'run:1', 0, 3)
    const kept = reader(live, ctx, 'run:2', 0, 1)
    await Promise.all([erased.done, kept.done])
    expect(erased.seqs()).toEqual([1, 2, 3])
    expect(JSON.stringify(erased.items)).not.toContain('secret')
    expect(kept.items[0]?.data).toEqual({ secret: 'other' })
  })
})

describe('live over several processes on one PostgreSQL', () => {
  let stores: [Store, Store]
  let lives: [Live, Live]
  beforeAll(async () => {
    const url = await freshPostgresUrl()
    stores = [await openPostgresStore(url), await openPostgresStore(url)]
    lives = [new Live(stores[0]), new Live(stores[1])]
    for (const live of lives) await live.start()
  })
  afterAll(async () => {
    for (const live of lives) await live.close()
    for (const store of stores) await store.close()
  })
  const append = (at: 0 | 1, ctx: Context, data: unknown) =>
    stores[at].tx((tx) => lives[at].append(tx, ctx, 'run:1', 'said', data))

  test('[house.live-processes] facts of both arrive at both, once and in order', async () => {
    const ctx = context()
    const readers = lives.flatMap((live) => [reader(live, ctx, 'run:1', 0, 60), reader(live, ctx, 'run:1', 0, 60)])
    await Promise.all(
      ([0, 1] as const).map(async (at) => {
        for (const n of upTo(30)) await append(at, ctx, { at, n })
      }),
    )
    await Promise.all(readers.map((one) => one.done))
    for (const one of readers) expect(one.seqs()).toEqual(upTo(60))
  })

  test('a commit that comes late is not overtaken', async () => {
    const ctx = context()
    const one = reader(lives[1], ctx, 'run:1', 0, 2)
    const appended = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const slow = stores[0].tx(async (tx) => {
      await lives[0].append(tx, ctx, 'run:1', 'said', 'first')
      appended.resolve()
      await held.promise
    })
    await appended.promise
    const fast = append(1, ctx, 'second')
    await sleep(50)
    held.resolve()
    await Promise.all([slow, fast, one.done])
    expect(one.items.map((item) => item.data)).toEqual(['first', 'second'])
  })

  test('a draft reaches the other process when it is small, once, and in place', async () => {
    const ctx = context()
    await append(0, ctx, 'started')
    const [here, there] = [reader(lives[0], ctx, 'run:1'), reader(lives[1], ctx, 'run:1')]
    await expect.poll(() => [here.items.length, there.items.length], soon).toEqual([1, 1])
    lives[0].draft(ctx, 'run:1', 'text', '下書き')
    await expect.poll(() => there.items.map((item) => item.data), soon).toEqual(['started', '下書き'])
    lives[0].draft(ctx, 'run:1', 'text', 'あ'.repeat(3_000))
    await append(0, ctx, 'final')
    const facts = (items: LiveItem[]) => items.filter((item) => item.kind === 'fact').map((item) => item.data)
    await expect.poll(() => facts(there.items), soon).toEqual(['started', 'final'])
    expect(there.items).toHaveLength(3)
    await expect.poll(() => facts(here.items), soon).toEqual(['started', 'final'])
    expect(here.items.filter((item) => item.data === '下書き')).toHaveLength(1)
    for (const one of [here, there]) one.stop()
    await Promise.all([here.done, there.done])
  })

  test('a listener that is cut comes back without a gap', async () => {
    const ctx = context()
    const one = reader(lives[1], ctx, 'run:1')
    await append(0, ctx, 1)
    await expect.poll(one.seqs, soon).toEqual([1])
    await stores[0].db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()`,
    )
    for (const n of upTo(20, 2)) await append(0, ctx, n)
    await expect.poll(one.seqs, soon).toEqual(upTo(20))
    await append(0, ctx, 21)
    await expect.poll(one.seqs, soon).toEqual(upTo(21))
    one.stop()
    await one.done
  })

  test('a follower outlives the cut of the connections it reads through', async () => {
    const ctx = context()
    const one = reader(lives[1], ctx, 'run:1')
    await append(0, ctx, 1)
    await expect.poll(one.seqs, soon).toEqual([1])
    await stores[0].db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
    )
    await expect.poll(() => append(0, ctx, 2).catch(() => undefined), soon).toBe(2)
    await expect.poll(one.seqs, soon).toEqual([1, 2])
    one.stop()
    await one.done
  })

  test('noise on the channels hurts nobody', async () => {
    const ctx = context()
    const one = reader(lives[1], ctx, 'run:1', 0, 1)
    for (const channel of ['naze_live', 'naze_draft']) {
      for (const noise of ['{', 'null', '[]', '#', `${ctx.workspace}/run:1#99`, 'a#b']) {
        await stores[0].db.execute(sql`select pg_notify(${channel}, ${noise})`)
      }
    }
    await append(0, ctx, 'heard')
    await one.done
    expect(one.items.map((item) => item.data)).toEqual(['heard'])
  })

  test('the periodic look finds what no notification told', async () => {
    const ctx = context()
    const deaf: Store = { ...stores[1], listen: async () => async () => {} }
    const live = new Live(deaf, { lookMs: 20 })
    await live.start()
    const one = reader(live, ctx, 'run:1', 0, 3)
    await expect.poll(() => live.followerCount, soon).toBe(1)
    for (const n of upTo(3)) await append(0, ctx, n)
    await one.done
    expect(one.seqs()).toEqual([1, 2, 3])
    await live.close()
  })
})
