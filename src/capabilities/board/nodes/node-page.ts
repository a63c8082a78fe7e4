import { and, asc, desc, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { NazeError } from '#kernel/errors.ts'
import type { NodeRow } from '../rows/nodes.ts'
import { nodes } from '../tables.ts'

/** How a list of nodes is read a page at a time. */
export interface NodeOrder {
  by: readonly SQL[]
  /** What comes after the end of an earlier page. */
  after(cursor: string | undefined): SQL | undefined
  end(last: NodeRow): string
}

const newestBy = [desc(nodes.createdAt), desc(nodes.id)]
const older = ({ at, id }: { at: Date; id: string }) =>
  or(lt(nodes.createdAt, at), and(eq(nodes.createdAt, at), lt(nodes.id, id)))

/** Newest first; `created_at` never changes, so a page stays where it was while nodes are edited. */
export const NEWEST: NodeOrder = {
  by: newestBy,
  after: (cursor) => (cursor === undefined ? undefined : older(cursorOf(cursor))),
  end: ({ createdAt, id }) => writeCursor(createdAt, id),
}

/** What is due first comes first; what has no date comes last, newest first. */
export const DUE_FIRST: NodeOrder = {
  by: [asc(nodes.due), ...newestBy],
  after(cursor) {
    if (cursor === undefined) return undefined
    const at = cursor.indexOf('.')
    const rest = older(cursorOf(at < 0 ? '' : cursor.slice(at + 1)))
    const due = Buffer.from(cursor.slice(0, Math.max(at, 0)), 'base64url').toString('utf8')
    if (due === '') return and(isNull(nodes.due), rest)
    return or(gt(nodes.due, due), isNull(nodes.due), and(eq(nodes.due, due), rest))
  },
  end: ({ due, createdAt, id }) => `${Buffer.from(due ?? '').toString('base64url')}.${writeCursor(createdAt, id)}`,
}

function cursorOf(cursor: string): { at: Date; id: string } {
  try {
    return readCursor(cursor)
  } catch (error) {
    throw new NazeError('INVALID_INPUT', 'after: is not the end of an earlier page', { cause: error })
  }
}

/** `rows` holds one more than the page when there is more. */
export function cutPage(
  rows: readonly NodeRow[],
  limit: number,
  order: NodeOrder = NEWEST,
): { page: NodeRow[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const more = rows.length > page.length && last !== undefined
  return { page, next: more ? order.end(last) : null }
}
