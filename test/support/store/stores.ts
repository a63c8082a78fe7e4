import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, describe, inject } from 'vitest'
import { pgliteStore } from '../../../src/store/embedded/pglite.ts'
import { openPostgresStore } from '../../../src/store/postgres/postgres.ts'
import type { Store } from '../../../src/store/store.ts'
import { findTemplate, openInMemory } from '../../../src/store/embedded/template.ts'

export type StoreKind = Store['kind']

/** A database of its own on the run's PostgreSQL: already migrated, or with nothing in it. */
export async function freshPostgresUrl(template: 'naze_template' | 'template0' = 'naze_template'): Promise<string> {
  const baseUrl = inject('postgresBaseUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: `${baseUrl}postgres` })
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  return `${baseUrl}${name}`
}

export async function openTestStore(kind: StoreKind): Promise<Store> {
  if (kind === 'postgres') return openPostgresStore(await freshPostgresUrl())
  const template = await findTemplate()
  if (template === undefined) throw new Error('the template is built by the global set-up')
  return pgliteStore(await openInMemory(template))
}

/** Runs the same suite on the embedded store and on a real PostgreSQL; stores opened with `open` are closed after it. */
export function onBothStores(title: string, suite: (open: () => Promise<Store>, kind: StoreKind) => void): void {
  describe.each(['pglite', 'postgres'] as const)(`${title} on %s`, (kind) => {
    const opened: Store[] = []
    afterAll(async () => {
      for (const store of opened) await store.close()
    })
    suite(async () => {
      const store = await openTestStore(kind)
      opened.push(store)
      return store
    }, kind)
  })
}
