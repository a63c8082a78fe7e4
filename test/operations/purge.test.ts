import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openPgliteStore } from '../../src/store/index.ts'
import { purgeStore } from '../../src/store/purge.ts'
import { rowsOf } from '../../src/store/rows.ts'
import { interviewClient } from '../support/interview/server.ts'
import { runNaze, startNaze } from '../support/surfaces/naze-process.ts'
import { openTestStore } from '../support/store/stores.ts'

const SMALL = 'ひみつの図書室'
const LONG = 'a-secret-that-is-long-enough-to-be-stored-apart'
const KEPT = 'これは残る言葉'

async function newHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'naze-purge-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  return home
}

/** Every file below the folder that holds the words, in any of the encodings a database writes. */
function filesWith(folder: string, words: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(words))
}

/** Long ones are stored apart, in pieces; not compressed here, so that they can be found. */
const apart = sql`alter table kernel.events alter column data set storage external`
const addEvents = sql`insert into kernel.events (workspace_id, stream, seq, type, data)
  select gen_random_uuid(), 's', n, 't', case when n % 2 = 0 then jsonb_build_object('said', ${SMALL}::text)
    else jsonb_build_object('said', repeat(${LONG}::text, 300)) end
  from generate_series(1, 100) n`
const keepOne = sql`insert into kernel.events (workspace_id, stream, seq, type, data)
  values (gen_random_uuid(), 'kept', 1, 't', jsonb_build_object('said', ${KEPT}::text))`

test('[trust.purge] words that were deleted are in no file of the embedded store', { timeout: 120_000 }, async () => {
  const home = await newHome()
  const store = await openPgliteStore(home)
  await store.db.execute(apart)
  await store.db.execute(addEvents)
  await store.db.execute(keepOne)
  await store.db.execute(sql`analyze kernel.events`)
  await store.db.execute(sql`checkpoint`)
  await store.db.execute(sql`delete from kernel.events where stream = 's'`)
  expect(filesWith(home, SMALL), 'deleting alone leaves them').not.toEqual([])
  const done = await purgeStore(store)
  expect(done).toEqual({ tables: expect.any(Number), left: [] })
  for (const words of [SMALL, LONG]) expect(filesWith(home, words)).toEqual([])
  const left = await store.db.execute(sql`select data ->> 'said' as said from kernel.events`)
  expect(rowsOf(left)).toEqual([{ said: KEPT }])
  await store.close()
  for (const words of [SMALL, LONG]) expect(filesWith(home, words)).toEqual([])
})

test('[trust.purge] on PostgreSQL tables and statistics are written anew', { timeout: 60_000 }, async () => {
  const store = await openTestStore('postgres')
  onTestFinished(() => store.close())
  await store.db.execute(addEvents)
  await store.db.execute(sql`analyze kernel.events`)
  await store.db.execute(sql`delete from kernel.events`)
  const size = async () => {
    const found = await store.db.execute(sql`select pg_total_relation_size('kernel.events')::int as bytes,
      (select count(*)::int from pg_stats where tablename = 'events') as statistics`)
    return rowsOf<{ bytes: number; statistics: number }>(found)[0] ?? expect.fail('no size')
  }
  const before = await size()
  expect(await purgeStore(store)).toMatchObject({ left: [] })
  const after = await size()
  expect(after.bytes).toBeLessThan(before.bytes / 2)
  expect(after.statistics).toBe(0)
})

test(
  '[trust.purge] naze purge asks the server that runs on the folder; an erased talk is in no file',
  { timeout: 120_000 },
  async () => {
    const home = await newHome()
    const server = await startNaze({ NAZE_HOME: home })
    onTestFinished(() => server.kill())
    const client = interviewClient(server.url)
    const { body: who } = await client.start(await client.create())
    await client.say(who, `${SMALL}の検索が遅くて困っています`)
    expect(filesWith(home, SMALL)).not.toEqual([])
    const erased = await client.call('DELETE', `/api/conversations/${who.conversation_id}`, undefined, {
      authorization: `Bearer ${who.key}`,
    })
    expect(erased.status).toBe(200)
    const purged = await runNaze(['purge'], { NAZE_HOME: home })
    expect(purged).toMatchObject({ ended: 0 })
    expect(purged.stdout.toString()).toMatch(/^\d+ tables written anew\n$/)
    expect(filesWith(home, SMALL)).toEqual([])
    expect(await server.stop()).toBe(0)
    expect(filesWith(home, SMALL)).toEqual([])
    const empty = await runNaze(['purge'], { NAZE_HOME: join(home, 'nothing') })
    expect(empty).toMatchObject({ ended: 1, stderr: expect.stringContaining('there is nothing to purge (NOT_FOUND)') })
  },
)
