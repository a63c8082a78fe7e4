import { z } from 'zod'
import { defineStream } from '#kernel/live/contract.ts'
import { HISTORY_KINDS } from './changes.ts'
import { Id } from './parts.ts'
import { RunKind } from './proposals.ts'

const event = <T extends string, D extends z.ZodRawShape>(type: T, data: D) =>
  z.object({ type: z.literal(type), data: z.strictObject(data) })

/** One stream for the whole board of a workspace. It says what to read again and holds nobody's words. */
export const boardStream = defineStream({
  name: () => 'board',
  events: z.discriminatedUnion('type', [
    event('board.changed', {
      history_id: Id,
      kind: z.enum(HISTORY_KINDS),
      node_ids: z.array(Id).min(1).readonly(),
      undo: z.boolean(),
    }),
    event('board.run', { run_id: Id, kind: RunKind, ok: z.boolean() }),
    event('board.diffs', { run_id: Id, count: z.int().min(1) }),
    event('board.diffs-superseded', { run_id: Id, count: z.int().min(1) }),
    event('board.diff-rejected', { diff_id: Id }),
    /** Proposals were declined, or a decline was taken back. */
    event('board.declined', { declined_ids: z.array(Id).min(1).readonly(), taken_back: z.boolean() }),
    /** A draft: a run has begun. */
    event('stage', { kind: RunKind, stage: z.literal('proposing') }),
  ]),
})
