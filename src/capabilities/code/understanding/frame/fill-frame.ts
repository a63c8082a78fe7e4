import type { Context } from '#kernel/context.ts'
import { hypothesis } from '#kernel/evidence/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import type { z } from 'zod'
import {
  type codeStream,
  type EvidenceClaim,
  FilledOutput,
  MapSymbolInput,
  type Phase,
  type SlotName,
  UpdateSlotInput,
} from '../../contract.ts'
import type { CodeDeps } from '../../deps.ts'
import type { CallRow } from '../../rows/calls.ts'
import { type Shown, storeFacts, storeGuess } from '../../rows/facts.ts'
import { decide, type Decided, phaseDecision } from '../../sessions/decide.ts'
import { knownCalls, load, type Loaded, slotValue } from '../../sessions/loaded.ts'
import { notForParticipants } from '../../sessions/not-for-participants.ts'
import type { Reason } from '../../sessions/reasons.ts'
import type { CodeVerbs } from '../../verbs.ts'
import { checkClaim } from '../calls/check-claim.ts'
import { type FillResult, filledAs } from './filled.ts'
import { restate } from './restate-target.ts'
import { freshCalls } from '../calls/fresh-calls.ts'
import { factCalls, isGuess } from '../calls/hit-words.ts'
import { judgeSlot } from '../claims/judge-slot.ts'
import { areLocal } from '../claims/judge-symbol.ts'
import type { Judged } from '../claims/judged.ts'
import { symbolIn } from '../calls/symbol-in.ts'
import { tiesOf } from '../ties/request-grounds.ts'
import { isTiedSymbol } from '../ties/tied-symbol.ts'

const ERRORS = ['INVALID_INPUT', 'FORBIDDEN', 'SESSION_NOT_FOUND', 'PHASE_MISMATCH', 'CONFLICT', 'DB_ERROR'] as const

export function makeUpdateSlot(deps: CodeDeps): CodeVerbs['updateSlot'] {
  return defineVerb({
    name: 'code.update-slot',
    summary: 'Fills a slot with what a kept call shows; a call of semantic_search makes it a hypothesis.',
    input: UpdateSlotInput,
    output: FilledOutput,
    errors: ERRORS,
    async run(ctx, { session_id, slot, value, evidence }) {
      notForParticipants(ctx)
      if (evidence === undefined) return restate(deps, ctx, session_id, slot, value)
      return fill(deps, ctx, session_id, evidence, {
        isNew: (loaded) => slotValue(loaded, slot) !== value,
        async judge(loaded, call) {
          const { calls } = await freshCalls(deps.facts, loaded.session.root, factCalls(loaded))
          return judgeSlot(deps.facts, loaded, await tiesOf(deps.facts, loaded, calls), slot, value, call)
        },
        event: (source) => ({ type: 'code.slot', data: { slot, source } }),
        slot,
      })
    },
  })
}

export function makeMapSymbol(deps: CodeDeps): CodeVerbs['mapSymbol'] {
  return defineVerb({
    name: 'code.map-symbol',
    summary: 'Ties a symbol of the code to the request by a kept call that shows it.',
    input: MapSymbolInput,
    output: FilledOutput,
    errors: ERRORS,
    async run(ctx, { session_id, symbol: name, evidence }) {
      notForParticipants(ctx)
      return fill(deps, ctx, session_id, evidence, {
        isNew: () => false,
        async judge(loaded, call) {
          const { root } = loaded.session
          const outlined = await deps.facts.symbols(root, name)
          const known = outlined.length > 0 ? outlined : await deps.facts.innerNames(root, name)
          if (known.length === 0) return { wrong: { name: 'symbol-unknown', item: name } }
          if (areLocal(known)) return { wrong: { name: 'symbol-local', item: name, other: known[0]?.container ?? '' } }
          const shown = symbolIn(call, { kind: 'symbol', name, value: name })
          if (shown === undefined) return { wrong: { name: 'not-held', item: name, other: call.id } }
          // A guess is held against the request once it is verified.
          return isGuess(call) || (await isTiedSymbol(deps.facts, loaded, name, known))
            ? { shown }
            : { wrong: { name: 'symbol-unrelated', item: name } }
        },
        event: (source, loaded) => ({ type: 'code.symbol', data: { source, mapped: mappedWith(loaded, name) } }),
      })
    },
  })
}

type CodeEvent = z.output<typeof codeStream.events>

interface Filling {
  judge(loaded: Loaded, call: CallRow): Promise<Judged>
  isNew(loaded: Loaded): boolean
  event(source: 'FACT' | 'HYPOTHESIS', loaded: Loaded): CodeEvent
  slot?: SlotName
}

async function fill(
  deps: CodeDeps,
  ctx: Context,
  sessionId: string,
  claim: EvidenceClaim,
  filling: Filling,
): Promise<z.output<typeof FilledOutput>> {
  const { store } = deps
  const judged = await decide(deps, ctx, sessionId, async (loaded): Promise<Decided<FillResult>> => {
    const { session } = loaded
    const checked = checkClaim(claim, await knownCalls(store, ctx, loaded, [claim.call_id]), filling.slot)
    if ('wrong' in checked) return { value: { errors: checked.wrong, source: null } }
    const { call } = checked
    // What stood there once shows nothing of what is there.
    const [fresh = call] = (await freshCalls(deps.facts, session.root, [call])).calls
    const found = await filling.judge(loaded, fresh)
    if ('wrong' in found) return { value: { errors: [staleOr(found.wrong, call, fresh)], source: null } }
    const { shown } = found
    const { kind, name } = shown.value
    const isKnown = loaded.facts.some((fact) => fact.kind === kind && fact.name === name && fact.source === 'FACT')
    if (isGuess(call) && isKnown) return { value: { errors: [], source: 'FACT' } }
    const source = isGuess(call) ? ('HYPOTHESIS' as const) : ('FACT' as const)
    const { phase, reasons } = phaseAfter(loaded, filling, shown.value, source)
    return {
      value: { errors: [], source },
      change: { phase, ...(phase !== 'READY' && { understanding: null }) },
      decisions: phaseDecision(session, phase, reasons),
      events: [filling.event(source, loaded)],
      write: (tx) =>
        source === 'FACT'
          ? storeFacts(tx, ctx, session.id, [shown])
          : storeGuess(tx, ctx, session.id, hypothesis({ ...shown.value, confidence: GUESSED })),
    }
  })
  return filledAs(await load(store, ctx, sessionId), judged)
}

/** What is no longer there was taken out of the call: that is why it does not hold. */
function staleOr(wrong: Reason, call: CallRow, fresh: CallRow): Reason {
  const gone = call.result.hits.find(({ path }) => !fresh.result.hits.some((hit) => hit.path === path))
  return wrong.name === 'not-held' && gone !== undefined ? { name: 'file-stale', item: gone.path } : wrong
}

/** How sure what only sounds alike is, as in the source. */
const GUESSED = 0.7

/** A guess has to be verified; a slot that says something new takes READY back. */
function phaseAfter(
  loaded: Loaded,
  { isNew, slot }: Filling,
  { name }: Shown,
  source: 'FACT' | 'HYPOTHESIS',
): { phase: Phase; reasons: Reason[] } {
  if (source === 'HYPOTHESIS') return { phase: 'VERIFICATION', reasons: [{ name: 'verification-opened', item: name }] }
  const { session } = loaded
  if (session.phase === 'READY' && slot !== undefined && isNew(loaded))
    return { phase: 'EXPLORATION', reasons: [{ name: 'slot-changed', item: slot }] }
  return { phase: session.phase, reasons: [] }
}

function mappedWith({ facts }: Loaded, name: string): number {
  return new Set([...facts.filter(({ kind }) => kind === 'symbol').map((fact) => fact.name), name]).size
}
