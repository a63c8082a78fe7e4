import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres/postgres.ts'
import type { Store } from '../../src/store/store.ts'
import { archiveFolder, type Archive, backUp, forge, readWhole } from '../support/store/archives.ts'
import { ctx, isEmpty, ownRows, queue, restore, withJobs } from '../support/store/restoring.ts'
import { onBothStores } from '../support/store/stores.ts'

const archives = archiveFolder()

onBothStores('[trust.restore-refused] a restore', (openStore, kind) => {
  let good: Archive
  let store: Store
  beforeAll(async () => {
    store = await openStore()
    await withJobs(store, async () => {})
    await store.db.execute(sql`insert into kernel.streams (workspace_id, name, seq) values (${ctx.workspace}, 's', 1)`)
    good = readWhole(await backUp(store, archives.newFile()))
  })
  beforeEach(() => store.db.execute(sql`truncate kernel.streams`))
  const head = (table: string) => good.lines.findIndex((line) => line.startsWith(`{"table":"${table}"`))
  const attempt = JSON.stringify([
    randomUUID(),
    ctx.workspace,
    randomUUID(),
    null,
    '1',
    'model',
    'accepted',
    null,
    '[]',
    '[]',
    '1',
    '1',
    null,
    '1',
    '2026-11-15 00:00:00+00',
  ])
  const migration = () => good.header['migration'] as { at: number; hash: string; name: string }

  test('of anything but a backup of this very form leaves the store empty and says why', async () => {
    const attempts: [string, Pick<Archive, 'header' | 'lines'>, object][] = [
      [
        'a table nobody knows',
        { ...good, lines: [...good.lines, '{"table":"pg_catalog.pg_authid","columns":["a"]}', '["x"]'] },
        { code: 'INVALID_INPUT', message: expect.stringContaining('pg_authid') },
      ],
      [
        'other columns',
        {
          ...good,
          lines: good.lines.map((line) =>
            line.replace('"columns":["workspace_id","name","seq"]', '"columns":["workspace_id","seq","name"]'),
          ),
        },
        { code: 'INVALID_INPUT', message: expect.stringContaining('kernel.streams') },
      ],
      [
        'a table missing',
        { ...good, lines: good.lines.filter((line) => !line.startsWith('{"table":"why.sessions"')) },
        { code: 'INVALID_INPUT', message: expect.stringContaining('does not hold why.sessions') },
      ],
      [
        'a counter that is not ours',
        { ...good, lines: [...good.lines, '{"sequence":"pg_catalog.x","value":"1","called":true}'] },
        { code: 'INVALID_INPUT' },
      ],
      [
        'a reference that leads nowhere',
        { ...good, lines: good.lines.toSpliced(head('kernel.attempts') + 1, 0, attempt) },
        { cause: expect.objectContaining({ code: '23503' }) },
      ],
      [
        'a value of another type',
        { ...good, lines: good.lines.map((line) => line.replace(/"s","1"\]$/, '"s","one"]')) },
        { cause: expect.objectContaining({ code: '22P02' }) },
      ],
      [
        'a newer store',
        {
          ...good,
          header: {
            ...good.header,
            version: '9.9.9',
            migration: { ...migration(), at: migration().at + 1, name: '0099_later' },
          },
        },
        { code: 'STORE_TOO_NEW', message: expect.stringMatching(/written by naze 9\.9\.9 \(0099_later\)/) },
      ],
      [
        'an older store',
        {
          ...good,
          header: { ...good.header, version: '0.0.9', migration: { ...migration(), at: 1, name: '0000_first' } },
        },
        {
          code: 'CONFLICT',
          message: expect.stringMatching(/written by naze 0\.0\.9 \(0000_first\).*restore it with that version/),
        },
      ],
      [
        'another migration of the same day',
        { ...good, header: { ...good.header, migration: { ...migration(), hash: 'other' } } },
        { code: 'CONFLICT' },
      ],
      [
        'a later format',
        { ...good, header: { ...good.header, format: 2 } },
        { code: 'STORE_TOO_NEW', message: expect.stringContaining('1.2.3') },
      ],
    ]
    for (const [what, archive, refusal] of attempts) {
      const file = await forge(archives.newFile(), archive)
      await expect(restore(store, file), what).rejects.toMatchObject(refusal)
      expect(await isEmpty(store), what).toBe(true)
    }
    await restore(store, await forge(archives.newFile(), good))
    expect(await isEmpty(store)).toBe(false)
  })

  test('with a job of a queue nobody knows is refused rather than losing the job', async () => {
    const job = [
      randomUUID(),
      'unknown.queue',
      '0',
      '{}',
      'created',
      '0',
      null,
      '2026-11-15 00:00:00+00',
      '2026-11-15 00:00:00+00',
      null,
      null,
      null,
    ]
    const lines = good.lines.toSpliced(head('pgboss.job') + 1, 0, JSON.stringify(job))
    await expect(restore(store, await forge(archives.newFile(), { ...good, lines }))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'pgboss.job took 0 of 1 rows',
    })
    expect(await isEmpty(store)).toBe(true)
  })

  if (kind === 'postgres')
    test('on a PostgreSQL another naze runs on is refused until that has ended', async () => {
      if (store.jobConnection.kind !== 'postgres') throw new Error('not PostgreSQL')
      const running = await openPostgresStore(store.jobConnection.url)
      await running.listen('naze_test', () => {})
      const file = await forge(archives.newFile(), good)
      await expect(restore(store, file)).rejects.toMatchObject({ code: 'STORE_LOCKED' })
      expect(await isEmpty(store)).toBe(true)
      await running.close()
      await expect
        .poll(() =>
          restore(store, file).then(
            () => 'done',
            () => 'refused',
          ),
        )
        .toBe('done')
    })

  test('into a store that holds anything at all is refused, and nothing changes there', async () => {
    const file = await forge(archives.newFile(), good)
    await store.db.execute(sql`insert into why.sessions (id, workspace_id, phase, language, metadata)
      values (gen_random_uuid(), ${ctx.workspace}, 'WELCOME', 'ja', '{}')`)
    const before = await ownRows(store)
    await expect(restore(store, file)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('why.sessions'),
    })
    expect(await ownRows(store)).toEqual(before)
    await store.db.execute(sql`delete from why.sessions`)
    await withJobs(store, async (jobs) => void (await store.tx((tx) => jobs.send(tx, ctx, queue, { n: 1 }))))
    await expect(restore(store, file)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('pgboss.job'),
    })
  })
})
