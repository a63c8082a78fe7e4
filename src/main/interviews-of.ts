import { inArray } from 'drizzle-orm'
import { conversations } from '#capabilities/interview/tables.ts'
import type { PlacesOf } from '#kernel/gate/run-view.ts'
import { within } from '#kernel/workspace.ts'
import type { Store } from '#store/index.ts'

/** A conversation is opened inside its project: which one that is, for those of these subjects that are conversations. */
export function interviewsOf(store: Store): PlacesOf {
  return async (ctx, subjects) => {
    if (subjects.length === 0) return new Map()
    const rows = await store.db
      .select({ id: conversations.id, project: conversations.projectId })
      .from(conversations)
      .where(within(ctx, conversations, inArray(conversations.id, [...new Set(subjects)])))
    return new Map(rows.map(({ id, project }) => [id, project]))
  }
}
