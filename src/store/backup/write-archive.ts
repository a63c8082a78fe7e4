import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { StoreError } from '../errors/store-error.ts'
import { rowsOf } from '../rows.ts'
import type { Store, Tx } from '../store.ts'
import { ARCHIVE_FORMAT, type ArchiveHeader, LONGEST_LINE } from './archive-format.ts'
import { readCounters } from './counters.ts'
import { lastMigration } from './last-migration.ts'
import { ownTables, type TableName } from './own-tables.ts'
import type { Section } from './section.ts'
import { tableSections, writeExactly } from './table-sections.ts'

export interface WriteOptions {
  version: string
  createdAt: Date
  /** What is kept beside our own tables; asked inside the snapshot. */
  others?: (tx: Tx) => Promise<Section[]>
  tables?: readonly TableName[]
  signal?: AbortSignal
}

/** Rows at a time: more while they are short, fewer when they are long, so that memory stays small either way. */
const FEWEST_ROWS = 10
const MOST_ROWS = 640
const PAGE_CHARACTERS = 500_000

/**
 * Everything of one moment, as gzipped lines of JSON. It waits for `to` inside the transaction, so `to` must be a file:
 * a slow reader would keep everyone else out of the embedded store.
 */
export async function writeArchive(store: Store, to: Writable, options: WriteOptions): Promise<void> {
  await store.snapshot(async (tx) => {
    const gzip = createGzip({ level: constants.Z_BEST_SPEED, chunkSize: 64 * 1024 })
    const written = pipeline(gzip, to)
    // Looked at below; a failure while a page is being read must not end the process before that.
    written.catch(() => undefined)
    try {
      // Not piped: when writing fails, no query may be left running behind the end of the transaction.
      for await (const text of archiveTexts(tx, store.kind, options)) {
        options.signal?.throwIfAborted()
        if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written])
      }
      gzip.end()
      await written
    } catch (error) {
      gzip.destroy()
      await written.catch(() => undefined)
      throw error
    }
  })
}

async function* archiveTexts(tx: Tx, kind: Store['kind'], options: WriteOptions): AsyncGenerator<string> {
  await writeExactly(tx)
  const tables = options.tables ?? ownTables()
  const sections = [...(await tableSections(tx, tables)), ...((await options.others?.(tx)) ?? [])]
  const hash = createHash('sha256')
  const rows: Record<string, number> = {}
  const header: ArchiveHeader = {
    naze: 'backup',
    format: ARCHIVE_FORMAT,
    version: options.version,
    migration: await lastMigration(tx),
    store: kind,
    created_at: options.createdAt.toISOString(),
  }
  yield hashed(hash, JSON.stringify(header))
  for (const section of sections) {
    yield hashed(hash, JSON.stringify({ table: section.name, columns: section.columns }))
    let count = 0
    for await (const lines of pagesOf(tx, section)) {
      count += lines.length
      yield hashed(hash, lines.join('\n'))
    }
    rows[section.name] = count
  }
  // After the rows: a counter is not part of the snapshot, and may only stand further than they do.
  for (const counter of await readCounters(tx, tables)) yield hashed(hash, JSON.stringify(counter))
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`
}

async function* pagesOf(tx: Tx, { name, select }: Section): AsyncGenerator<string[]> {
  await tx.execute(sql`declare naze_backup no scroll cursor for ${select}`)
  let size = FEWEST_ROWS
  for (;;) {
    const page = await tx.execute(sql`fetch forward ${sql.raw(String(size))} from naze_backup`)
    const lines = rowsOf<{ line: string }>(page).map(({ line }) => line)
    const longest = lines.reduce((most, line) => Math.max(most, line.length), 0)
    if (longest > LONGEST_LINE) throw new StoreError('DB_ERROR', `A row of ${name} is too long for a backup.`)
    if (lines.length > 0) yield lines
    if (lines.length < size) break
    const characters = lines.reduce((sum, line) => sum + line.length, 0)
    size = characters > PAGE_CHARACTERS ? Math.max(FEWEST_ROWS, size / 4) : Math.min(MOST_ROWS, size * 4)
  }
  await tx.execute(sql`close naze_backup`)
}

function hashed(hash: Hash, lines: string): string {
  const text = `${lines}\n`
  hash.update(text)
  return text
}
