import { assertPersonAtHand } from '#kernel/confirm/person-at-hand.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { boardStream, TakeBackDeclinedInput, TakeBackDeclinedOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { removeDeclined } from '../rows/declined.ts'
import { reopenRejected } from '../rows/diffs.ts'
import type { BoardVerbs } from '../verbs.ts'
import { DeclinedSet } from './declined-set.ts'

export function makeTakeBackDeclined(deps: BoardDeps): BoardVerbs['takeBackDeclined'] {
  return defineVerb({
    name: 'board.take-back-declined',
    summary: 'Takes a decline back: the proposal may be made again, and its rejected diffs are open again.',
    input: TakeBackDeclinedInput,
    output: TakeBackDeclinedOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { declined_id }) {
      assertPersonAtHand(ctx.actor)
      return deps.store.tx(async (tx) => {
        const row = await removeDeclined(tx, ctx, declined_id)
        if (row === undefined) throw new NazeError('NOT_FOUND', 'There is no such declined proposal.')
        const meant = new DeclinedSet([row])
        const diff_ids = await reopenRejected(tx, ctx, (change) => meant.find(change) !== undefined)
        await deps.live.tell(tx, ctx, boardStream.of(), {
          type: 'board.declined',
          data: { declined_ids: [declined_id], taken_back: true },
        })
        return { ok: true as const, declined_id, diff_ids }
      })
    },
  })
}
