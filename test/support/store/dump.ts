import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../src/store/rows.ts'
import type { Store } from '../../../src/store/store.ts'

/** Every row of every table of every schema that is not PostgreSQL's own, as text. */
export async function dumpTables(store: Store): Promise<Map<string, string>> {
  const tables = await store.db.execute(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`)
  const dump = new Map<string, string>()
  for (const { schema, name } of rowsOf<{ schema: string; name: string }>(tables)) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const found = await store.db.execute(
      sql`select coalesce(string_agg(t::text, E'\n'), '') as text from ${table} as t`,
    )
    dump.set(`${schema}.${name}`, rowsOf<{ text: string }>(found)[0]?.text ?? '')
  }
  return dump
}

/** Files below a folder whose bytes hold the text: as it is, as JSON escapes it, or as UTF-16. */
export async function filesHolding(folder: string, text: string): Promise<string[]> {
  const escaped = JSON.stringify(text).slice(1, -1)
  const ascii = escaped.replaceAll(/[^\x20-\x7e]/gu, (char) =>
    [...Array(char.length).keys()].map((at) => `\\u${char.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  )
  const forms = [Buffer.from(text), Buffer.from(escaped), Buffer.from(ascii), Buffer.from(text, 'utf16le')]
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    if (forms.some((form) => bytes.includes(form))) found.push(path)
  }
  return found
}
