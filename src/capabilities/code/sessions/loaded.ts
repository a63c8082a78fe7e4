import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Store } from '#store/store.ts'
import { type SlotName, SLOTS } from '../contract.ts'
import { type CallRow, callsOf, callsOfAnySession } from '../rows/calls.ts'
import { type FactRow, factsOf } from '../rows/facts.ts'
import { findSession, type SessionRow } from '../rows/sessions.ts'
import { synonymsOf } from '../rows/synonyms.ts'
import { Thesaurus } from '../synonyms/relation.ts'
import type { KnownCalls } from '../understanding/calls/check-claim.ts'

/** A session with everything a decision about it rests on. */
export interface Loaded {
  session: SessionRow
  calls: CallRow[]
  facts: FactRow[]
  thesaurus: Thesaurus
}

export async function load({ db }: Pick<Store, 'db'>, ctx: Context, sessionId: string): Promise<Loaded> {
  const session = await findSession(db, ctx, sessionId)
  const pairs = await synonymsOf(db, ctx, { root: session.root, status: 'confirmed' })
  return {
    session,
    calls: await callsOf(db, ctx, sessionId),
    facts: await factsOf(db, ctx, [sessionId]),
    thesaurus: new Thesaurus(pairs),
  }
}

export function assertOpen({ closedAt }: Pick<SessionRow, 'closedAt'>): void {
  if (closedAt !== null) throw new NazeError('PHASE_MISMATCH', 'This session is closed.')
}

export async function knownCalls(
  { db }: Pick<Store, 'db'>,
  ctx: Context,
  { calls }: Loaded,
  claimed: readonly string[],
): Promise<KnownCalls> {
  const own = new Map(calls.map((call) => [call.id, call]))
  const foreign = claimed.filter((id) => !own.has(id) && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(id))
  return { own, others: await callsOfAnySession(db, ctx, foreign) }
}

/** What a slot says now: as it was found in the code, or else as the request says it. */
export function slotValue({ session, facts }: Pick<Loaded, 'session' | 'facts'>, slot: SlotName): string | undefined {
  return facts.find(({ kind, name }) => kind === 'slot' && name === slot)?.value ?? session.slots[slot]?.value
}

export function slotValues(loaded: Pick<Loaded, 'session' | 'facts'>): Partial<Record<SlotName, string>> {
  const said = SLOTS.map((slot) => [slot, slotValue(loaded, slot)] as const)
  return Object.fromEntries(said.filter(([, value]) => value !== undefined))
}
