import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Queries } from '#store/store.ts'
import type { ProjectRow } from '../rows/projects.ts'
import { conversations, projects } from '../tables.ts'

export type ConversationRow = typeof conversations.$inferSelect

/** A conversation with its guide. */
export interface Talk {
  conversation: ConversationRow
  project: ProjectRow
}

export function newKey(): string {
  return randomBytes(32).toString('base64url')
}

/** The same for every try of one start, and known to nobody else: the project's own secret is in it. */
export function keyOfStart(project: ProjectRow, once: string): string {
  return createHmac('sha256', project.hashKey).update(`start:${once}`).digest('base64url')
}

/** A key has 256 random bits: a plain hash of it can be looked up and tells nothing. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** Lets in only who holds this conversation's own key. */
export async function requireParticipant(
  db: Queries,
  claim: { conversation_id: string; key?: string | undefined },
): Promise<Talk> {
  if (claim.key === undefined) throw new NazeError('UNAUTHORIZED', 'The key of the conversation is missing.')
  const talk = await findTalk(db, claim.conversation_id)
  if (talk === undefined) throw new NazeError('NOT_FOUND', 'There is no such conversation.')
  const { keyHash } = talk.conversation
  // Deleting took the hash along: whose key this was cannot be told any more, and there is nothing left to keep from it.
  if (keyHash === null) throw erased()
  if (!sameText(keyHash, hashOfKey(claim.key))) {
    throw new NazeError('FORBIDDEN', 'This key belongs to another conversation.')
  }
  return talk
}

export function erased(): NazeError {
  return new NazeError('GONE', 'What was said in this conversation was deleted.')
}

export async function findTalk(db: Queries, conversationId: string): Promise<Talk | undefined> {
  const [row] = await joined(db).where(eq(conversations.id, conversationId))
  return row
}

export async function findTalkByKey(db: Queries, key: string): Promise<Talk | undefined> {
  const [row] = await joined(db).where(eq(conversations.keyHash, hashOfKey(key)))
  return row
}

function joined(db: Queries) {
  return db
    .select({ conversation: conversations, project: projects })
    .from(conversations)
    .innerJoin(projects, eq(projects.id, conversations.projectId))
}

/** Who acts from here on is the participant, in the workspace of the interview. */
export function asParticipant(ctx: Context, { workspaceId, id }: { workspaceId: string; id: string }): Context {
  return { ...ctx, workspace: workspaceId, actor: { id, kind: 'participant', via: ctx.actor.via } }
}

function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
