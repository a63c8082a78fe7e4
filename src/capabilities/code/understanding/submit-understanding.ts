import { defineVerb } from '#kernel/verb.ts'
import { type Phase, SubmitInput, SubmitOutput } from '../contract.ts'
import type { CodeDeps } from '../deps.ts'
import { changesCode } from '../routing/route.ts'
import { storeFacts } from '../rows/facts.ts'
import { proposeSynonyms } from '../rows/synonyms.ts'
import { unusedTools } from '../semantic/admission.ts'
import { decide, phaseDecision } from '../sessions/decide.ts'
import { knownCalls, type Loaded, slotValue } from '../sessions/loaded.ts'
import { notForParticipants } from '../sessions/not-for-participants.ts'
import { type Reason, reasonText, told } from '../sessions/reasons.ts'
import { proposedPairs } from '../synonyms/propose.ts'
import type { CodeVerbs } from '../verbs.ts'
import { evaluate, type Evaluation } from './evaluate.ts'
import { nextStep } from './next.ts'

export function makeSubmitUnderstanding(deps: CodeDeps): CodeVerbs['submitUnderstanding'] {
  const { store, facts } = deps
  return defineVerb({
    name: 'code.submit-understanding',
    summary:
      'Hands in what was understood; every claim is checked against the code, and READY is given or the gaps are named.',
    input: SubmitInput,
    output: SubmitOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'SESSION_NOT_FOUND', 'PHASE_MISMATCH', 'CONFLICT', 'DB_ERROR'],
    async run(ctx, submission) {
      notForParticipants(ctx)
      return decide(deps, ctx, submission.session_id, async (loaded) => {
        const { session } = loaded
        const claims = Object.values(submission.slot_evidence ?? {}).map(({ call_id }) => call_id)
        const known = await knownCalls(store, ctx, loaded, claims)
        const found = await evaluate(facts, loaded, known, submission)
        const phase = await nextPhase(loaded, found)
        const lowered = found.notes.filter(
          ({ name }) => name.startsWith('requirement-') || name === 'pattern-unchecked',
        )
        const reasons: Reason[] = phase === 'READY' ? [{ name: 'ready' }, ...lowered] : [...whyNot(found), ...lowered]
        const judged = {
          phase,
          confidence: found.confidence,
          errors: found.errors.length,
          missing: found.missing.length,
        }
        const said = phase === session.phase ? [] : phaseDecision(session, phase, phaseReasons(phase, loaded, reasons))
        const pairs = found.errors.some(({ name }) => name === 'target-unrelated')
          ? proposedPairs(
              slotValue(loaded, 'target_feature'),
              found.symbols.map(({ name }) => name),
              loaded.thesaurus,
            )
          : []
        return {
          value: {
            phase,
            confidence: found.confidence,
            missing_requirements: found.missing.map(({ requirement, needed, have }) => ({
              requirement,
              needed,
              have,
              hint: reasonText({ name: 'requirement-short', item: requirement, needed, have }, session.language),
            })),
            errors: found.errors.map((error) => told(error, session.language)),
            ...(found.notes.length > 0 && { notes: found.notes.map((note) => told(note, session.language)) }),
            next: nextStep(session, phase, found.missing, found.errors.length),
          },
          change: {
            phase,
            judgement: {
              confidence: found.confidence,
              requirements: found.met,
              seen: found.seen,
              writable: found.writable,
              // One more file does not undo what was allowed before.
              ...(phase === 'READY' && session.phase === 'READY' && { written: session.judgement?.written ?? [] }),
            },
            understanding: phase === 'READY' ? understandingOf(found) : null,
          },
          decisions: [{ kind: 'submission', fromPhase: session.phase, toPhase: phase, reasons }, ...said],
          events: [{ type: 'code.judged', data: judged }],
          async write(tx) {
            await storeFacts(tx, ctx, session.id, found.slots)
            if (phase === 'READY')
              await storeFacts(
                tx,
                ctx,
                session.id,
                found.symbols.map(({ shown }) => shown),
              )
            await proposeSynonyms(tx, ctx, session.root, pairs)
          },
        }
      })
    },
  })
}

const understandingOf = ({ symbols, entryPoints, files, patterns, unchecked }: Evaluation) => ({
  symbols: symbols.map(({ name }) => name),
  entry_points: entryPoints,
  files,
  patterns,
  ...(unchecked.length > 0 && { unchecked_patterns: unchecked }),
})

function whyNot({ errors, missing }: Evaluation): Reason[] {
  const short = missing.map(({ requirement, needed, have }): Reason => ({
    name: 'requirement-short',
    item: requirement,
    needed,
    have,
  }))
  return [...errors, ...short]
}

/** READY only where nothing is missing and nothing was wrong; the rest says where to go on. */
async function nextPhase(loaded: Loaded, { errors, missing, targetResolved }: Evaluation): Promise<Phase> {
  const { session } = loaded
  if (errors.length === 0 && missing.length === 0) return 'READY'
  if (errors.some(({ name }) => name === 'hypothesis-left')) return 'VERIFICATION'
  const isLost = changesCode(session.intent) && !targetResolved && errors.length === 0
  if (isLost && (await unusedTools(loaded)).length === 0) return 'SEMANTIC'
  return session.phase === 'READY' ? 'EXPLORATION' : session.phase
}

function phaseReasons(phase: Phase, { session }: Loaded, reasons: Reason[]): Reason[] {
  if (phase !== 'SEMANTIC') return reasons
  const other = session.language === 'ja' ? '対象が特定できない' : 'the target is not resolved'
  return [{ name: 'semantic-opened', item: 'target_feature', other }]
}
