import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Tx } from '#store/store.ts'
import type { z } from 'zod'
import { codeStream, type Phase } from '../contract.ts'
import type { CodeDeps } from '../deps.ts'
import { logDecisions, type NewDecision } from '../rows/decisions.ts'
import { changeSession, lockSession, type SessionRow } from '../rows/sessions.ts'
import { assertOpen, load, type Loaded } from './loaded.ts'
import type { Reason } from './reasons.ts'

const TRIES = 5

type CodeEvent = z.output<typeof codeStream.events>

/** What came of judging: what is written of it, and what whoever asked is told. */
export interface Decided<T> {
  value: T
  change?: Partial<
    Pick<
      SessionRow,
      | 'phase'
      | 'slots'
      | 'routing'
      | 'risk'
      | 'judgement'
      | 'understanding'
      | 'outcome'
      | 'outcomeNote'
      | 'outcomeCause'
      | 'closedAt'
    >
  >
  decisions?: NewDecision[]
  events?: CodeEvent[]
  write?(tx: Tx): Promise<void>
}

/**
 * Judges a session and stores the decision, if nothing it rests on has changed meanwhile; else judges anew. Judging looks
 * at files, so no transaction is open during it.
 */
export async function decide<T>(
  { store, live }: Pick<CodeDeps, 'store' | 'live'>,
  ctx: Context,
  sessionId: string,
  judge: (loaded: Loaded) => Promise<Decided<T>>,
): Promise<T> {
  return inTurn(sessionId, () => decideNow({ store, live }, ctx, sessionId, judge))
}

/** Decisions about one session in this process: who asks ten things at once is answered one after the other. */
const turns = new Map<string, Promise<unknown>>()

async function inTurn<T>(sessionId: string, decideIt: () => Promise<T>): Promise<T> {
  const before = turns.get(sessionId) ?? Promise.resolve()
  const own = before.then(decideIt, decideIt)
  turns.set(sessionId, own)
  try {
    return await own
  } finally {
    if (turns.get(sessionId) === own) turns.delete(sessionId)
  }
}

async function decideNow<T>(
  { store, live }: Pick<CodeDeps, 'store' | 'live'>,
  ctx: Context,
  sessionId: string,
  judge: (loaded: Loaded) => Promise<Decided<T>>,
): Promise<T> {
  for (let n = 0; n < TRIES; n++) {
    const loaded = await load(store, ctx, sessionId)
    assertOpen(loaded.session)
    const { value, change = {}, decisions = [], events = [], write } = await judge(loaded)
    const stored = await store.tx(async (tx) => {
      const session = await lockSession(tx, ctx, sessionId)
      if (session.version !== loaded.session.version) return false
      await write?.(tx)
      await changeSession(tx, ctx, session, change)
      await logDecisions(tx, ctx, sessionId, decisions)
      const told = decisions.map(({ kind, fromPhase, toPhase }): CodeEvent => ({
        type: 'code.decided',
        data: { kind, from: fromPhase, to: toPhase },
      }))
      for (const event of [...events, ...told]) await live.tell(tx, ctx, codeStream.of(sessionId), event)
      return true
    })
    if (stored) return value
  }
  throw new NazeError('CONFLICT', 'This session changes all the time: try again.')
}

export function phaseDecision(session: SessionRow, toPhase: Phase, reasons: Reason[]): NewDecision[] {
  return session.phase === toPhase ? [] : [{ kind: 'phase', fromPhase: session.phase, toPhase, reasons }]
}
