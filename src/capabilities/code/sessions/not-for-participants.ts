import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'

/** Someone who only answers questions never sees the workshop, whatever door they come through. */
export function notForParticipants(ctx: Context): void {
  if (ctx.actor.kind === 'participant') throw new NazeError('FORBIDDEN', 'This is not for participants.')
}
