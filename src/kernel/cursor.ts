import { and, eq, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { NazeError } from './errors.ts'

/** Where a page of a newest-first list ended. Opaque to clients; a made-up one is refused. */
export function writeCursor(at: Date, id: string): string {
  return Buffer.from(`${at.toISOString()}|${id}`).toString('base64url')
}

export function readCursor(cursor: string): { at: Date; id: string } {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  const at = new Date(time)
  if (Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) {
    throw new NazeError('INVALID_INPUT', 'before: is not the end of an earlier page')
  }
  return { at, id }
}

/** What comes after the end of an earlier page, in a list ordered by these two, newest first. */
export function olderThan(cursor: string | undefined, createdAt: PgColumn, id: PgColumn): SQL | undefined {
  if (cursor === undefined) return undefined
  const end = readCursor(cursor)
  return or(lt(createdAt, end.at), and(eq(createdAt, end.at), lt(id, end.id)))
}
