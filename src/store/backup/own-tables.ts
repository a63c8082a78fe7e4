import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { journal, migrationsFolder } from '../migrations-folder.ts'

export interface TableName {
  schema: string
  name: string
}

const Snapshot = z.object({ tables: z.record(z.string(), z.object({ schema: z.string(), name: z.string() })) })

/**
 * Every table of ours, as drizzle described them when it made the newest migration: a new table is here by itself.
 * Not from the database: others may keep tables of their own in it.
 */
export function ownTables(): TableName[] {
  const index = String(journal().at(-1)?.idx ?? 0).padStart(4, '0')
  const text = readFileSync(join(migrationsFolder(), 'meta', `${index}_snapshot.json`), 'utf8')
  const { tables } = Snapshot.parse(JSON.parse(text))
  return Object.values(tables)
    .map(({ schema, name }) => ({ schema: schema === '' ? 'public' : schema, name }))
    .sort((a, b) => (`${a.schema}.${a.name}` < `${b.schema}.${b.name}` ? -1 : 1))
}
