import { z } from 'zod'
import { defineStream } from '#kernel/live/contract.ts'
import { Phase, SlotName, Source } from './frame.ts'
import { ToolName } from './hits.ts'
import { DECISIONS, OUTCOMES } from './sessions.ts'

const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), data: z.strictObject(shape) })

/** What happens in one session. Ids, names of ours and numbers only: words are read from the session. */
export const codeStream = defineStream({
  name: (sessionId: string) => `code:${sessionId}`,
  events: z.discriminatedUnion('type', [
    event('code.started', { phase: Phase }),
    event('code.call', { call_id: z.uuid(), tool: ToolName, hits: z.int(), complete: z.boolean() }),
    event('code.slot', { slot: SlotName, source: Source }),
    event('code.symbol', { source: Source, mapped: z.int() }),
    event('code.judged', { phase: Phase, confidence: z.number(), errors: z.int(), missing: z.int() }),
    event('code.decided', { kind: z.enum(DECISIONS), from: Phase.nullable(), to: Phase }),
    event('code.closed', { outcome: z.enum(OUTCOMES) }),
  ]),
})
