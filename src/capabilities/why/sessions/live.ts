import type { Context } from '#kernel/context.ts'
import type { Tx } from '#store/store.ts'
import { type SessionEvent, sessionStream } from '../contract.ts'
import type { WhyDeps } from '../deps.ts'

type Draft = Extract<SessionEvent, { type: 'stage' }>

/** Tells whoever follows the session what has happened; comes last in a transaction. */
export async function tell(
  { live }: WhyDeps,
  tx: Tx,
  ctx: Context,
  sessionId: string,
  event: Exclude<SessionEvent, Draft>,
): Promise<void> {
  const { type, data } = sessionStream.events.parse(event)
  await live.append(tx, ctx, sessionStream.name(sessionId), type, data)
}

/** Shows what is being done right now; nothing of it is kept. */
export function show({ live }: WhyDeps, ctx: Context, sessionId: string, draft: Draft): void {
  const { type, data } = sessionStream.events.parse(draft)
  live.draft(ctx, sessionStream.name(sessionId), type, data)
}

/** A conversation is the person's own: nobody who was invited to an interview follows it. Undefined: not our stream. */
export function mayFollow({ actor }: Pick<Context, 'actor'>, stream: string): boolean | undefined {
  return stream.startsWith(sessionStream.name('')) ? actor.kind === 'person' : undefined
}
