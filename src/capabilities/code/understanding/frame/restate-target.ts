import type { z } from 'zod'
import type { Context } from '#kernel/context.ts'
import { findVerbatim } from '#text/index.ts'
import type { FilledOutput, SlotName } from '../../contract.ts'
import type { CodeDeps } from '../../deps.ts'
import { inconsistency } from '../../frame/consistent.ts'
import { distinctWords } from '../../frame/words.ts'
import { route } from '../../routing/route.ts'
import { dropFact } from '../../rows/facts.ts'
import { decide, type Decided, phaseDecision } from '../../sessions/decide.ts'
import { load, type Loaded, slotValues } from '../../sessions/loaded.ts'
import type { Reason } from '../../sessions/reasons.ts'
import { isRelated, readTerm } from '../../synonyms/relation.ts'
import { type FillResult, filledAs } from './filled.ts'
import { movedTarget } from '../claims/moved-target.ts'

/**
 * A request may have been cut at the wrong place: what it is about can be said anew in its own words, without a call, for
 * the request itself is the evidence. Everything else needs one.
 */
export async function restate(
  deps: CodeDeps,
  ctx: Context,
  sessionId: string,
  slot: SlotName,
  value: string,
): Promise<z.output<typeof FilledOutput>> {
  const judged = await decide(deps, ctx, sessionId, async (loaded) => {
    const { session, facts } = loaded
    const place = findVerbatim(session.query, value)
    const wrong =
      refusal(slot, value, place !== null) ??
      (await namesNothing(deps, loaded, value)) ??
      (await movedTarget(deps.facts, loaded, value))
    if (wrong !== undefined || place === null) return { value: { errors: [wrong ?? unsaid(slot)], source: null } }
    const slots = { ...session.slots, [slot]: { value, ...place, isRestated: true as const } }
    const known = facts.find(({ kind, name }) => kind === 'slot' && name === slot)
    const routing = route({ ...slotValues(loaded), [slot]: value }, session.intent)
    const phase = session.phase === 'READY' ? ('EXPLORATION' as const) : session.phase
    const decided: Decided<FillResult> = {
      value: { errors: [], source: null },
      change: { phase, slots, routing, risk: routing.risk_level, understanding: null },
      decisions: phaseDecision(session, phase, [{ name: 'slot-changed', item: slot }]),
      events: [{ type: 'code.slot', data: { slot, source: 'FACT' } }],
      ...(known !== undefined && { write: (tx) => dropFact(tx, ctx, known) }),
    }
    return decided
  })
  return filledAs(await load(deps.store, ctx, sessionId), judged)
}

/** "at once", "seconds": what nothing of the code is called by is no feature of it. */
async function namesNothing({ facts }: CodeDeps, loaded: Loaded, value: string): Promise<Reason | undefined> {
  const { session, thesaurus } = loaded
  const term = readTerm(value, thesaurus)
  const hits = loaded.calls.flatMap(({ result }) => result.hits.map(({ path }) => path))
  const known = await facts.everySymbol(session.root)
  for (const name of new Set([...known.flatMap((symbol) => [symbol.name, symbol.path]), ...hits]))
    if (await isRelated(term, name)) return undefined
  return { name: 'target-unrelated', item: value }
}

const unsaid = (slot: SlotName): Reason => ({ name: 'slot-unsupported', item: slot })

function refusal(slot: SlotName, value: string, isVerbatim: boolean): Reason | undefined {
  if (slot !== 'target_feature') return unsaid(slot)
  if (!isVerbatim) return { name: 'slot-not-quoted', item: value }
  const saysSomething = distinctWords(value).size > 0 && inconsistency(slot, value, value) === null
  return saysSomething ? undefined : { name: 'slot-says-nothing', item: value }
}
