import type { Context } from '#kernel/context.ts'
import type { Verified } from '#kernel/evidence/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { type Phase, SessionInput, type SlotName, SLOTS, VerifyOutput } from '../contract.ts'
import type { CodeDeps } from '../deps.ts'
import { identifierWords } from '../frame/words.ts'
import type { CallRow } from '../rows/calls.ts'
import { dropFact, type FactRow, type Shown, storeFacts } from '../rows/facts.ts'
import { decide, phaseDecision } from '../sessions/decide.ts'
import { frameOf } from '../sessions/frame-view.ts'
import { runAndKeep } from '../sessions/keep-call.ts'
import { assertOpen, load, type Loaded } from '../sessions/loaded.ts'
import { notForParticipants } from '../sessions/not-for-participants.ts'
import { type Reason, told } from '../sessions/reasons.ts'
import { factCalls } from '../understanding/calls/hit-words.ts'
import { judgeSlot } from '../understanding/claims/judge-slot.ts'
import { symbolIn } from '../understanding/calls/symbol-in.ts'
import { tiesOf } from '../understanding/ties/request-grounds.ts'
import { isTiedSymbol } from '../understanding/ties/tied-symbol.ts'
import type { CodeVerbs } from '../verbs.ts'

const MOST_WORDS = 3

/** What became of one guess: a fact with the call that shows it, or nothing. */
interface Verdict {
  guess: FactRow
  shown?: Verified<Shown>
}

export function makeVerifyHypotheses(deps: CodeDeps): CodeVerbs['verifyHypotheses'] {
  return defineVerb({
    name: 'code.verify-hypotheses',
    summary: 'Re-checks every hypothesis with the fact tools: it becomes a fact, or is taken out.',
    input: SessionInput,
    output: VerifyOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'SESSION_NOT_FOUND', 'PHASE_MISMATCH', 'CONFLICT', 'CANCELLED', 'DB_ERROR'],
    async run(ctx, { session_id: sessionId }) {
      notForParticipants(ctx)
      const found = await decide(deps, ctx, sessionId, async (loaded) => {
        const verdicts: Verdict[] = []
        // Symbols first: a slot may rest on what they turn out to be.
        for (const guess of guessesOf(loaded).toSorted((a, b) => b.kind.localeCompare(a.kind)))
          verdicts.push(await verdictOn(deps, ctx, loaded, guess))
        const held = verdicts.flatMap(({ shown }) => shown ?? [])
        const gone = verdicts.filter(({ shown }) => shown === undefined).map(({ guess }) => guess)
        const phase = phaseAfter(loaded, gone)
        const reasons: Reason[] =
          gone.length === 0
            ? [{ name: 'hypotheses-verified' }]
            : gone.map(({ name }) => ({ name: 'hypothesis-refuted', item: name }))
        const decision = { kind: 'phase' as const, fromPhase: loaded.session.phase, toPhase: phase, reasons }
        return {
          value: { held: held.map(({ value }) => value.name), gone: gone.map(({ name }) => name) },
          change: { phase },
          decisions: verdicts.length === 0 ? phaseDecision(loaded.session, phase, reasons) : [decision],
          async write(tx) {
            await storeFacts(tx, ctx, sessionId, held)
            for (const guess of gone) await dropFact(tx, ctx, guess)
          },
        }
      })
      const after = await load(deps.store, ctx, sessionId)
      const { language, phase } = after.session
      return {
        phase,
        verified: found.held,
        rejected: found.gone.map((item) => told({ name: 'hypothesis-refuted', item }, language)),
        remaining: guessesOf(after).map(({ name }) => name),
        frame: frameOf(after),
      }
    },
  })
}

const guessesOf = ({ facts }: Loaded): FactRow[] => facts.filter(({ source }) => source === 'HYPOTHESIS')

async function verdictOn(deps: CodeDeps, ctx: Context, loaded: Loaded, guess: FactRow): Promise<Verdict> {
  assertOpen(loaded.session)
  const ask = (tool: 'find_definitions' | 'search_text', words: string): Promise<CallRow> => {
    const params = tool === 'find_definitions' ? { name: words } : { text: words }
    return runAndKeep(deps, ctx, loaded.session, { tool, params, by: 'server' })
  }
  if (guess.kind === 'symbol') {
    const known = await deps.facts.symbols(loaded.session.root, guess.name)
    const call = known.length === 0 ? undefined : await ask('find_definitions', guess.name)
    const shown = call && symbolIn(call, { kind: 'symbol', name: guess.name, value: guess.value })
    // That it exists makes it no part of the request.
    const isTied = shown !== undefined && (await isTiedSymbol(deps.facts, loaded, guess.name, known))
    return { guess, ...(isTied && { shown }) }
  }
  const slot = SLOTS.find((name) => name === guess.name)
  if (slot === undefined) return { guess }
  for await (const call of callsThatMayShow(loaded, guess, ask)) {
    const shown = await shownBy(deps, loaded, slot, guess, call)
    if (shown !== undefined) return { guess, shown }
  }
  return { guess }
}

/** What the fact tools have found already, then the words of the guess as they stand in the code. */
async function* callsThatMayShow(
  loaded: Loaded,
  guess: FactRow,
  ask: (tool: 'search_text', words: string) => Promise<CallRow>,
): AsyncGenerator<CallRow> {
  yield* factCalls(loaded)
  const words = (guess.value.match(/[\p{Script=Latin}_$][\p{Script=Latin}\p{N}_$]{2,}/gu) ?? []).filter(
    (word) => identifierWords(word).length > 0,
  )
  for (const word of [...new Set(words)].slice(0, MOST_WORDS)) yield await ask('search_text', word)
}

async function shownBy(
  { facts }: Pick<CodeDeps, 'facts'>,
  loaded: Loaded,
  slot: SlotName,
  guess: FactRow,
  call: CallRow,
): Promise<Verified<Shown> | undefined> {
  const ties = await tiesOf(facts, loaded, [...factCalls(loaded), call])
  const judged = await judgeSlot(facts, loaded, ties, slot, guess.value, call)
  return 'shown' in judged ? judged.shown : undefined
}

/** Verified, it waits for a submission; what was refuted has to be looked for again. */
function phaseAfter({ session }: Loaded, gone: readonly FactRow[]): Phase {
  if (session.phase === 'READY') return 'READY'
  return gone.some(({ kind }) => kind === 'slot') ? 'EXPLORATION' : session.phase
}
