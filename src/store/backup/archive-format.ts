import { z } from 'zod'
import type { Store } from '../store.ts'

/** Changes when a reader of today could not read the lines of tomorrow. */
export const ARCHIVE_FORMAT = 1

/** One row at most, in characters. Checked when written too: a backup that cannot be read back is none. */
export const LONGEST_LINE = 64_000_000

/** The last migration the store had: rows mean what it says they mean. */
export const Migration = z.object({ name: z.string(), at: z.number(), hash: z.string() })
export type Migration = z.infer<typeof Migration>

/** The first line. */
export const ArchiveHeader = z.object({
  naze: z.literal('backup'),
  format: z.number(),
  version: z.string(),
  migration: Migration,
  store: z.enum(['pglite', 'postgres']) satisfies z.ZodType<Store['kind']>,
  created_at: z.string(),
})
export type ArchiveHeader = z.infer<typeof ArchiveHeader>

/** Begins the rows of one table: every line after it, up to the next object, is a list of texts in this order. */
export const SectionHead = z.object({ table: z.string(), columns: z.array(z.string()) })
export type SectionHead = z.infer<typeof SectionHead>

/** Where a counter of the database stands. */
export const Counter = z.object({ sequence: z.string(), value: z.string().regex(/^-?\d{1,20}$/), called: z.boolean() })
export type Counter = z.infer<typeof Counter>

/** The last line: without it, or with another hash of the bytes before it, nothing of the file counts. */
export const ArchiveTrailer = z.object({ rows: z.record(z.string(), z.int()), sha256: z.string() })
export type ArchiveTrailer = z.infer<typeof ArchiveTrailer>

export const Row = z.array(z.string().nullable())

export interface ArchiveSummary {
  version: string
  store: Store['kind']
  created_at: string
  /** By table. */
  rows: Record<string, number>
}
