import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse, protocol } from '@electric-sql/pglite'
import type { EmbeddedDatabase } from './embedded-database.ts'
import { rowsOf } from '../rows.ts'
import { notWhole } from './folder/store-folder.ts'

const { serialize } = protocol
const FILES = `
  select n.nspname || '.' || c.relname, pg_relation_filepath(c.oid) from pg_class c
  join pg_namespace n on n.oid = c.relnamespace where pg_relation_filepath(c.oid) is not null`

/** PostgreSQL opens without looking for the files of its tables: one that is gone would be found when somebody needs it. */
export async function refuseMissingFiles(database: EmbeddedDatabase, folder: string): Promise<void> {
  const answer = await database.exclusive((session) => session.send([serialize.query(FILES)]))
  const [found] = parse.parseResults(answer, {}, { rowMode: 'array' })
  for (const [table, file] of rowsOf<[string, string]>(found))
    if (!existsSync(join(folder, file))) throw notWhole(folder, `${file} is missing, the file of ${table}`)
}
