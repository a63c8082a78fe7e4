import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EmbeddedDatabase } from './embedded-database.ts'
import { PlainQueries } from './plain-queries.ts'
import { PreparedPglite } from './prepared-pglite.ts'
import { openInMemory } from './template.ts'

const TABLE = 'create table notes (id int primary key, words text, at timestamptz, data jsonb, tags text[])'

describe('queries prepared once', () => {
  let database: EmbeddedDatabase
  let pglite: PlainQueries
  let client: PreparedPglite

  beforeAll(async () => {
    database = await openInMemory()
    pglite = new PlainQueries(database)
    await pglite.exec(TABLE)
  })
  beforeEach(async () => {
    await pglite.exec('truncate notes; deallocate all')
    client = new PreparedPglite(database)
  })
  afterAll(() => database.close())

  const count = async () => (await pglite.query<{ n: number }>('select count(*)::int as n from notes')).rows[0]?.n
  const insert = 'insert into notes (id, words) values ($1, $2)'

  it('answers as PGlite itself does, the first time and later', async () => {
    const all = 'select * from notes where words = $1 or words is null order by id'
    const values = [1, '図書室 "当番" 🙂', '2026-01-02T03:04:05.678Z', { a: [1, null], b: 'ü' }, ['x', 'y,z', '"']]
    await client.query('insert into notes values ($1, $2, $3, $4, $5)', values)
    await client.query('insert into notes values ($1, $2, $3, $4, $5)', [2, null, null, null, null])
    const itself = await PGlite.create()
    await itself.exec(TABLE)
    await itself.query('insert into notes values ($1, $2, $3, $4, $5), (2, null, null, null, null)', values)
    for (const rowMode of ['object', 'array', 'object'] as const) {
      const ours = await client.query(all, [values[1]], { rowMode })
      expect(ours).toEqual(await itself.query(all, [values[1]], { rowMode }))
      expect(ours.rows).toHaveLength(2)
    }
    await itself.close()
    expect(await client.query('update notes set words = $1', ['same'])).toMatchObject({ affectedRows: 2, rows: [] })
  })

  it('lets a transaction set its isolation at any moment, also when plans are due to be made anew', async () => {
    for (let each = 0; each < 1_100; each += 1) {
      await client.transaction((tx) => tx.query('set transaction isolation level repeatable read read only', []))
    }
    expect(await count()).toBe(0)
  })

  it('keeps all of a transaction or nothing', async () => {
    await client.transaction(async (tx) => {
      await tx.query(insert, [1, 'one'])
      await tx.query(insert, [2, 'two'])
    })
    expect(await count()).toBe(2)
    const broken = client.transaction(async (tx) => {
      await tx.query(insert, [3, 'three'])
      await tx.query(insert, [1, 'again'])
    })
    await expect(broken).rejects.toMatchObject({ code: '23505' })
    const thrown = client.transaction(async (tx) => {
      await tx.query(insert, [4, 'four'])
      throw new Error('changed my mind')
    })
    await expect(thrown).rejects.toThrow('changed my mind')
    await expect(client.transaction((tx) => tx.query('not sql', []))).rejects.toMatchObject({ code: '42601' })
    // Inside a transaction the time stands still.
    const time = async () => (await pglite.query<{ now: string }>('select now()::text as now')).rows[0]?.now
    const before = await time()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await time()).not.toBe(before)
    expect(await count()).toBe(2)
  })

  it('a transaction that is over cannot be used', async () => {
    const kept = await client.transaction(async (tx) => tx)
    await expect(kept.query(insert, [1, 'late'])).rejects.toThrow('closed')
    expect(await count()).toBe(0)
  })

  it('nothing of others runs inside a transaction, and nobody waits forever', async () => {
    let beside: Promise<unknown> | undefined
    await client
      .transaction(async (tx) => {
        await tx.query(insert, [1, 'one'])
        beside = pglite.query(insert, [2, 'beside'])
        await tx.query(insert, [3, 'three'])
        throw new Error('undo')
      })
      .catch(() => undefined)
    await beside
    expect((await client.query('select id from notes', [])).rows).toEqual([{ id: 2 }])
  })

  it('hears notifications sent by its own queries', async () => {
    const heard: string[] = []
    await pglite.listen('news', (payload) => heard.push(payload))
    await client.transaction((tx) => tx.query('select pg_notify($1, $2)', ['news', 'hello']))
    await client.query('select 1 as one', [])
    expect(heard).toEqual(['hello'])
  })

  it('keeps a bounded number of texts prepared, and forgotten ones still work', async () => {
    for (let n = 0; n < 450; n++) {
      const { rows } = await client.query(`select $1::int + ${n} as sum`, [1])
      expect(rows).toEqual([{ sum: n + 1 }])
    }
    expect((await client.query('select $1::int + 0 as sum', [1])).rows).toEqual([{ sum: 1 }])
    const { rows } = await pglite.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements')
    expect(rows[0]?.n).toBe(400)
  })

  it('plans follow a table that has grown', async () => {
    await pglite.exec('drop index if exists later; create index later on notes (words); analyze notes')
    const text = 'select id from notes where words = $1'
    const plan = async () => {
      const [kept] = (
        await pglite.query<{ name: string }>('select name from pg_prepared_statements where statement = $1', [text])
      ).rows
      return JSON.stringify((await pglite.query(`explain execute ${kept?.name}('x1')`)).rows)
    }
    for (let n = 0; n < 20; n++) await client.query(text, ['x1'])
    expect(await plan()).toContain('Seq Scan')
    await pglite.exec("insert into notes (id, words) select n, 'x' || n from generate_series(1, 5000) as n")
    expect(await plan()).toContain('Seq Scan')
    for (let n = 0; n < 500; n++) await client.query(text, ['x1'])
    expect(await plan()).toContain('Index')
  })
})
