import { eq, type SQL } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { acrossWorkspaces, within } from '#kernel/workspace.ts'
import type { Queries } from '#store/store.ts'
import type { InterviewDeps } from '../deps.ts'
import { conversations, projects } from '../tables.ts'
import type { ProjectRow } from './projects.ts'

export type ConversationRow = typeof conversations.$inferSelect

/** A conversation with its guide. */
export interface Talk {
  conversation: ConversationRow
  project: ProjectRow
}

export function findTalk(db: Queries, ctx: Context, conversationId: string): Promise<Talk | undefined> {
  return talkWhere(db, within(ctx, conversations, eq(conversations.id, conversationId)))
}

/** `scope` comes from `within`, or names a secret that opens one conversation wherever it is. */
export async function talkWhere(db: Queries, scope: SQL | undefined): Promise<Talk | undefined> {
  const [row] = await db
    .select({ conversation: conversations, project: projects })
    .from(conversations)
    .innerJoin(projects, eq(projects.id, conversations.projectId))
    .where(acrossWorkspaces('whoever asks has said whose', scope))
  return row
}

export function erased(): NazeError {
  return new NazeError('GONE', 'What was said in this conversation was deleted.')
}

/** Erased while a model was speaking: the ledger has just been written with words that must not stay. */
export async function forgetIfErased(
  { store, evidence }: Pick<InterviewDeps, 'store' | 'evidence'>,
  ctx: Context,
  conversationId: string,
): Promise<boolean> {
  const talk = await findTalk(store.db, ctx, conversationId)
  if (talk !== undefined && talk.conversation.erasedAt === null) return false
  await store.tx((tx) => evidence.eraseSubject(tx, ctx, conversationId), { erasing: true })
  return true
}
