import { createWriteStream, globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Writable } from 'node:stream'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { Jobs } from '../../src/kernel/jobs/index.ts'
import { checkArchive, restoreArchive, writeArchive } from '../../src/store/backup/index.ts'
import { rowsOf } from '../../src/store/rows.ts'
import type { Store } from '../../src/store/store.ts'
import { archiveFolder, backUp, readWhole, rowsIn } from '../support/store/archives.ts'
import { dumpTables } from '../support/store/dump.ts'
import { dropChecks, fillEveryTable } from '../support/store/filled-store.ts'
import { ctx, once, own, ownRows, queue, restore, withJobs } from '../support/store/restoring.ts'
import { onBothStores, openTestStore, type StoreKind } from '../support/store/stores.ts'

const KINDS: StoreKind[] = ['pglite', 'postgres']
const ROWS = 45
const archives = archiveFolder()

async function open(kind: StoreKind): Promise<Store> {
  const store = await openTestStore(kind)
  onTestFinished(() => store.close())
  return store
}

/** With the queue's tables, as `naze restore` makes them. */
async function openEmpty(kind: StoreKind): Promise<Store> {
  const store = await open(kind)
  await dropChecks(store)
  await withJobs(store, async () => {})
  return store
}

/** Waiting, to be repeated, in work and failed; and one that is done, which nobody needs. */
async function sendJobs(store: Store): Promise<void> {
  await withJobs(store, async (jobs) => {
    await store.tx(async (tx) => {
      for (const n of [1, 2, 3, 4, 5]) await jobs.send(tx, ctx, queue, { n })
      await jobs.send(tx, ctx, once, { n: 6 }, { singletonKey: 'six' })
    })
  })
  const into = (n: number, state: string) =>
    store.db.execute(sql`update pgboss.job set state = ${state}::pgboss.job_state, retry_count = 1, started_on = now(),
      completed_on = case when ${state} in ('failed', 'completed') then now() end, output = '{"message": "それ"}'
      where data -> 'data' ->> 'n' = ${String(n)}`)
  // So old that the queue would throw it away as forgotten.
  await store.db.execute(sql`update pgboss.job set start_after = now() - interval '30 days',
    keep_until = now() - interval '16 days' where data -> 'data' ->> 'n' = '1'`)
  for (const [n, state] of [
    [2, 'retry'],
    [3, 'active'],
    [4, 'failed'],
    [5, 'completed'],
  ] as const)
    await into(n, state)
}

describe('[trust.backup-tables] what a backup covers', () => {
  test('is every table declared anywhere in the source, and every table of the database that is ours', async () => {
    const declared: string[] = []
    for (const file of globSync('src/**/{tables,schema}.ts')) {
      const exported = (await import(resolve(file))) as Record<string, unknown>
      for (const value of Object.values(exported)) {
        if (!is(value, PgTable)) continue
        const { schema, name } = getTableConfig(value)
        declared.push(`${schema ?? 'public'}.${name}`)
      }
    }
    expect(declared.length).toBeGreaterThan(20)
    expect(own).toEqual(declared.sort())
    const store = await open('pglite')
    const theirs = ['drizzle.', 'pgboss.']
    const stored = [...(await dumpTables(store)).keys()].filter((name) => !theirs.some((each) => name.startsWith(each)))
    expect(stored).toEqual(own)
    expect(Object.keys((await checkArchive(await backUp(store, archives.newFile()))).rows)).toEqual([
      ...own,
      'pgboss.job',
    ])
  })
})

describe.each(KINDS)('[trust.backup-round-trip] a backup of %s', (from) => {
  let file: string
  let before: Map<string, string[]>
  beforeAll(async () => {
    const store = await openTestStore(from)
    await fillEveryTable(store, ROWS)
    await sendJobs(store)
    before = await ownRows(store)
    file = await backUp(store, archives.newFile())
    await store.close()
  })

  test('holds a row of every table, none empty', () => {
    const { header, trailer } = readWhole(file)
    expect(header).toMatchObject({ naze: 'backup', format: 1, version: '1.2.3', store: from })
    expect(trailer.rows).toEqual({ ...Object.fromEntries(own.map((table) => [table, ROWS])), 'pgboss.job': 5 })
  })

  test.each(KINDS)('is the same again after it was restored on %s, where its jobs run', async (to) => {
    const store = await openEmpty(to)
    const summary = await restore(store, file)
    expect(summary).toMatchObject({ version: '1.2.3', store: from, rows: readWhole(file).trailer.rows })
    expect(await ownRows(store)).toEqual(before)
    const again = readWhole(await backUp(store, archives.newFile()))
    expect(again.lines).toEqual(readWhole(file).lines)
    // References and checks hold again: what leads nowhere is refused as ever.
    await expect(store.db.execute(sql`update kernel.attempts set ask_id = gen_random_uuid()`)).rejects.toMatchObject({
      cause: expect.objectContaining({ code: '23503' }),
    })
    await expect(restore(store, file)).rejects.toMatchObject({ code: 'CONFLICT' })
    await runsItsJobs(store)
  })
})

/** Each once, also the one that was being worked on; the failed one is still there to be seen. */
async function runsItsJobs(store: Store): Promise<void> {
  const forgotten = await store.db.execute(sql`select id from pgboss.job where keep_until < now()`)
  expect(rowsOf(forgotten)).toEqual([])
  const ran: number[] = []
  const jobs = new Jobs(store, { queues: [queue, once], pollSeconds: 0.5 })
  for (const each of [queue, once]) await jobs.work(each, async (_ctx, { n }) => void ran.push(n))
  await jobs.start()
  expect((await jobs.failed(ctx)).map(({ queue: name, error }) => [name, error])).toEqual([['test.backup', 'それ']])
  await expect.poll(() => ran.toSorted(), { timeout: 15_000 }).toEqual([1, 2, 3, 6])
  await expect.poll(() => jobs.counts(), { timeout: 15_000 }).toEqual({ waiting: 0, active: 0, failed: 1 })
  await jobs.stop({ drainMs: 1_000 })
}

onBothStores('[trust.backup-consistent] a backup while others write', (openStore, kind) => {
  test('is of one moment: nothing that began later is in it, not even in the tables read last', async () => {
    const store = await openStore()
    const write = (n: number) =>
      store.tx(async (tx) => {
        await tx.execute(sql`insert into kernel.events (workspace_id, stream, seq, type, data)
          values (${ctx.workspace}, 's', ${n}, 't', '{}')`)
        await tx.execute(sql`insert into kernel.streams (workspace_id, name, seq) values (${ctx.workspace}, 's', ${n})
          on conflict (workspace_id, name) do update set seq = ${n}`)
      })
    for (let n = 1; n <= 30; n++) await write(n)
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const chunks: Buffer[] = []
    const to = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    const others = async () => {
      begun.resolve()
      await goOn.promise
      return []
    }
    const taken = writeArchive(store, to, { version: '1.2.3', createdAt: new Date(), others })
    await begun.promise
    const later = write(31)
    // Embedded there is one connection: who writes waits for the backup. On a server nobody waits.
    if (kind === 'postgres') await later
    goOn.resolve()
    await Promise.all([taken, later])
    const file = archives.newFile()
    await writeFile(file, Buffer.concat(chunks))
    const archive = readWhole(file)
    expect(rowsIn(archive, 'kernel.events').map((row) => Number(row[2]))).toEqual(
      Array.from({ length: 30 }, (_, n) => n + 1),
    )
    expect(rowsIn(archive, 'kernel.streams').map((row) => row[2])).toEqual(['30'])
    const now = await store.db.execute(sql`select seq::int as seq from kernel.streams`)
    expect(rowsOf(now)).toEqual([{ seq: 31 }])
  })

  test('a disk that is full in the middle ends it, and the store goes on', async () => {
    const store = await openStore()
    await store.db.execute(sql`insert into kernel.events (workspace_id, stream, seq, type, data)
      select ${ctx.workspace}::uuid, 's', n, 't', to_jsonb(gen_random_uuid()) from generate_series(1, 20000) as n`)
    let room = 3
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    const to = new Writable({ write: (_chunk, _encoding, done) => setImmediate(done, --room < 0 ? full : null) })
    const taken = writeArchive(store, to, { version: '1.2.3', createdAt: new Date() })
    await expect(taken).rejects.toBe(full)
    const seen = await store.db.execute(sql`select count(*)::int as n from kernel.events`)
    expect(rowsOf(seen)).toEqual([{ n: 20_000 }])
    await store.db.execute(sql`delete from kernel.events`)
  })

  test('reads long rows a few at a time and short ones many, and loses none of either', async () => {
    const store = await openStore()
    await store.db.execute(sql`insert into kernel.events (workspace_id, stream, seq, type, data)
      select ${ctx.workspace}::uuid, 's', n, 't', to_jsonb(repeat('長', case when n % 700 < 20 then 100000 else 5 end))
      from generate_series(1, 3000) as n`)
    const archive = readWhole(await backUp(store, archives.newFile()))
    const seqs = rowsIn(archive, 'kernel.events').map((row) => Number(row[2]))
    expect(seqs).toEqual(Array.from({ length: 3000 }, (_, n) => n + 1))
    expect(new Set(rowsIn(archive, 'kernel.events').map((row) => row[4]?.length))).toEqual(new Set([7, 100_002]))
  })
})

onBothStores('[trust.backup-round-trip] counters of the database', (openStore) => {
  const tables = [{ schema: 'extra', name: 'counted' }]

  test('go on where they stood, and references may point forward or to themselves', async () => {
    const store = await openStore()
    await store.db.execute(sql`create schema extra`)
    await store.db.execute(sql`create table extra.counted (
      id bigint generated always as identity primary key, "odd ""name" serial, boss bigint references extra.counted,
      twice bigint generated always as (id * 2) stored)`)
    for (let n = 0; n < 3; n++) await store.db.execute(sql`insert into extra.counted (boss) values (null)`)
    await store.db.execute(sql`update extra.counted set boss = case id when 1 then 3 when 2 then 2 end`)
    await store.db.execute(sql`delete from extra.counted where id = 2`)
    const file = archives.newFile()
    await writeArchive(store, createWriteStream(file), { version: '1.2.3', createdAt: new Date(), tables })

    await store.db.execute(sql`truncate extra.counted restart identity`)
    await restoreArchive(store, file, { version: '1.2.3', tables })
    await store.db.execute(sql`insert into extra.counted (boss) values (1)`)
    const found = await store.db.execute(sql`
      select id::int, "odd ""name" as odd, boss::int, twice::int from extra.counted order by id`)
    expect(rowsOf(found)).toEqual([
      { id: 1, odd: 1, boss: 3, twice: 2 },
      { id: 3, odd: 3, boss: null, twice: 6 },
      { id: 4, odd: 4, boss: 1, twice: 8 },
    ])
  })
})
