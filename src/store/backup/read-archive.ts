import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { StoreError } from '../errors/store-error.ts'
import {
  ARCHIVE_FORMAT,
  ArchiveHeader,
  type ArchiveSummary,
  ArchiveTrailer,
  Counter,
  Row,
  SectionHead,
} from './archive-format.ts'
import { readLines } from './read-lines.ts'

export type ArchiveItem =
  | { kind: 'header'; header: ArchiveHeader }
  | { kind: 'section'; head: SectionHead }
  | { kind: 'row'; line: string }
  | { kind: 'counter'; counter: Counter }

/**
 * What an archive holds, in order. Ends without an error only when everything it was written with is there, unchanged:
 * until then nothing it gave out may be made visible.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveItem, ArchiveSummary> {
  const refuse = (why: string) => new StoreError('INVALID_INPUT', `${file} ${why}`)
  const altered = () => refuse('is cut or altered; nothing of it can be used')
  const hash = createHash('sha256')
  const counts = new Map<string, number>()
  let header: ArchiveHeader | undefined
  let head: SectionHead | undefined
  let trailer: ArchiveTrailer | undefined
  for await (const line of readLines(file)) {
    if (trailer !== undefined) throw altered()
    const value = parsed(line)
    if (header === undefined) {
      header = matching(ArchiveHeader, value)
      if (header === undefined) throw refuse('is not a backup of naze')
      if (header.format !== ARCHIVE_FORMAT)
        throw new StoreError(
          'STORE_TOO_NEW',
          `${file} is a backup in format ${header.format}, written by naze ${header.version}: restore it with that version`,
        )
      yield { kind: 'header', header }
    } else if (Array.isArray(value)) {
      if (head === undefined || matching(Row, value)?.length !== head.columns.length) throw altered()
      counts.set(head.table, (counts.get(head.table) ?? 0) + 1)
      yield { kind: 'row', line }
    } else {
      trailer = matching(ArchiveTrailer, value)
      if (trailer !== undefined) continue
      const counter = matching(Counter, value)
      head = counter === undefined ? matching(SectionHead, value) : undefined
      if (counter !== undefined) yield { kind: 'counter', counter }
      else if (head === undefined || counts.has(head.table)) throw altered()
      else {
        counts.set(head.table, 0)
        yield { kind: 'section', head }
      }
    }
    hash.update(`${line}\n`)
  }
  if (header === undefined || trailer?.sha256 !== hash.digest('hex')) throw altered()
  const said = Object.entries(trailer.rows)
  if (said.length !== counts.size || said.some(([table, rows]) => counts.get(table) !== rows)) throw altered()
  return { version: header.version, store: header.store, created_at: header.created_at, rows: trailer.rows }
}

/** Reads an archive to its end, or refuses it. */
export async function checkArchive(file: string): Promise<ArchiveSummary> {
  const items = readArchive(file)
  for (;;) {
    const { value, done } = await items.next()
    if (done === true) return value
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function matching<S extends z.ZodType>(schema: S, value: unknown): z.output<S> | undefined {
  const result = schema.safeParse(value)
  return result.success ? result.data : undefined
}
