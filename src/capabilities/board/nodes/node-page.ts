import { and, eq, lt, or, type SQL } from 'drizzle-orm'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { NazeError } from '#kernel/errors.ts'
import type { NodeRow } from '../rows/nodes.ts'
import { nodes } from '../tables.ts'

/** Newest first; `created_at` never changes, so a page stays where it was while nodes are edited. */
export function olderThan(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const { at, id } = cursorOf(cursor)
  return or(lt(nodes.createdAt, at), and(eq(nodes.createdAt, at), lt(nodes.id, id)))
}

function cursorOf(cursor: string): { at: Date; id: string } {
  try {
    return readCursor(cursor)
  } catch (error) {
    throw new NazeError('INVALID_INPUT', 'after: is not the end of an earlier page', { cause: error })
  }
}

/** `rows` holds one more than the page when there is more. */
export function cutPage(rows: readonly NodeRow[], limit: number): { page: NodeRow[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const more = rows.length > page.length && last !== undefined
  return { page, next: more ? writeCursor(last.createdAt, last.id) : null }
}
