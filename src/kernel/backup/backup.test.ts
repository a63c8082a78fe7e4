import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#store/store.ts'
import { onBothStores } from '../../../test/support/store/stores.ts'
import { type Actor, makeContext } from '../context.ts'
import { NazeError } from '../errors.ts'
import { callVerb } from '../verb.ts'
import { makeBackup } from './verb.ts'

const KEY = 'the key of the house'

onBothStores('backup', (open) => {
  let store: Store
  let spoolFolder: string
  beforeAll(async () => {
    store = await open()
    spoolFolder = await mkdtemp(join(tmpdir(), 'naze-spool-'))
  })
  afterAll(() => rm(spoolFolder, { recursive: true, force: true }))
  const verb = (key: string | null = KEY) => makeBackup({ store, version: '1.2.3', spoolFolder }, key)
  const as = (kind: Actor['kind'], signal?: AbortSignal) =>
    makeContext({ actor: { id: 'x', kind, via: 'http' }, ...(signal && { signal }) })
  const forbidden = { code: 'FORBIDDEN' }

  test('gives the archive to a person who knows the key, and leaves no file', async () => {
    const { content } = await callVerb(verb(), as('person'), { home_key: KEY })
    expect(await readdir(spoolFolder)).toEqual([])
    const [header = ''] = gunzipSync(await buffer(content))
      .toString()
      .split('\n')
    expect(JSON.parse(header)).toMatchObject({ naze: 'backup', version: '1.2.3', store: store.kind })
  })

  test('[trust.backup-local] refuses participants, agents, another key, and where there is no key', async () => {
    for (const kind of ['participant', 'agent', 'system'] as const)
      await expect(callVerb(verb(), as(kind), { home_key: KEY })).rejects.toMatchObject(forbidden)
    await expect(callVerb(verb(), as('person'), { home_key: `${KEY}.` })).rejects.toMatchObject(forbidden)
    await expect(callVerb(verb(null), as('person'), { home_key: KEY })).rejects.toMatchObject(forbidden)
  })

  test('one at a time, and the next when it is done', async () => {
    const backup = verb()
    const first = callVerb(backup, as('person'), { home_key: KEY })
    await expect(callVerb(backup, as('person'), { home_key: KEY })).rejects.toMatchObject({ code: 'CONFLICT' })
    ;(await first).content.destroy()
    ;(await callVerb(backup, as('person'), { home_key: KEY })).content.destroy()
  })

  test('stops when the server does, frees the store and leaves nothing behind', async () => {
    const stop = new AbortController()
    const taken = callVerb(verb(), as('person', stop.signal), { home_key: KEY })
    stop.abort(new NazeError('CANCELLED', 'The server is shutting down.'))
    await expect(taken).rejects.toMatchObject({ code: 'CANCELLED' })
    await store.db.execute(sql`select 1`)
    await store.tx((tx) => tx.execute(sql`select 1`))
    expect(await readdir(spoolFolder)).toEqual([])
  })
})
