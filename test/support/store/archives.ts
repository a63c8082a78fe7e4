import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll } from 'vitest'
import { takeBackup } from '../../../src/kernel/backup/index.ts'
import type { Store } from '../../../src/store/store.ts'

/** A folder for the archives of one test file. */
export function archiveFolder(): { path(): string; newFile(): string } {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naze-archives-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return { path: () => folder, newFile: () => join(folder, `${randomUUID()}.naze.gz`) }
}

export async function backUp(store: Store, file: string): Promise<string> {
  const spoolFolder = join(file, '..')
  const content = await takeBackup({ store, version: '1.2.3', spoolFolder }, { createdAt: new Date() })
  await pipeline(content, createWriteStream(file))
  return file
}

export function archiveText(file: string): string {
  return gunzipSync(readFileSync(file)).toString('utf8')
}

export interface Archive {
  header: Record<string, unknown>
  /** Heads, rows and counters. */
  lines: string[]
  trailer: { rows: Record<string, number>; sha256: string }
}

export function readWhole(file: string): Archive {
  const [header = '', ...rest] = archiveText(file).trimEnd().split('\n')
  const trailer = rest.pop() ?? ''
  return { header: JSON.parse(header), lines: rest, trailer: JSON.parse(trailer) }
}

/** The lines of one table, without its head. */
export function rowsIn({ lines }: Archive, table: string): (string | null)[][] {
  const start = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`)) + 1
  const end = lines.findIndex((line, at) => at >= start && line.startsWith('{'))
  return lines.slice(start, end === -1 ? undefined : end).map((line) => JSON.parse(line))
}

/** An archive that says of itself that it is whole, whatever is in it. */
export async function forge(file: string, archive: Pick<Archive, 'header' | 'lines'>): Promise<string> {
  const rows: Record<string, number> = {}
  let table = ''
  for (const line of archive.lines) {
    const value = JSON.parse(line) as { table?: string } | unknown[] | null
    if (Array.isArray(value)) rows[table] = (rows[table] ?? 0) + 1
    else if (value?.table !== undefined) rows[(table = value.table)] = 0
  }
  const text = `${[JSON.stringify(archive.header), ...archive.lines].join('\n')}\n`
  const sha256 = createHash('sha256').update(text).digest('hex')
  await writeFile(file, gzipSync(`${text}${JSON.stringify({ rows, sha256 })}\n`))
  return file
}
