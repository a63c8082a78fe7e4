import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { acrossWorkspaces } from '#kernel/workspace.ts'
import type { Queries } from '#store/store.ts'
import { erased, type Talk, talkWhere } from '../rows/conversations.ts'
import type { ProjectRow } from '../rows/projects.ts'
import { conversations } from '../tables.ts'

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
  const { conversation_id: id } = claim
  const talk = await talkWhere(db, acrossWorkspaces('the key is compared below', eq(conversations.id, id)))
  if (talk === undefined) throw new NazeError('NOT_FOUND', 'There is no such conversation.')
  const { keyHash } = talk.conversation
  // Deleting took the hash along: whose key this was cannot be told any more, and there is nothing left to keep from it.
  if (keyHash === null) throw erased()
  if (!sameText(keyHash, hashOfKey(claim.key))) {
    throw new NazeError('FORBIDDEN', 'This key belongs to another conversation.')
  }
  return talk
}

export function findTalkByKey(db: Queries, key: string): Promise<Talk | undefined> {
  return talkWhere(db, acrossWorkspaces('a key opens its own conversation', eq(conversations.keyHash, hashOfKey(key))))
}

/** Who acts from here on is the participant, in the workspace of the interview. */
export function asParticipant(ctx: Context, { workspaceId, id }: { workspaceId: string; id: string }): Context {
  return { ...ctx, workspace: workspaceId, actor: { id, kind: 'participant', via: ctx.actor.via } }
}

function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
