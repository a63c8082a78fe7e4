import { withLimits } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { ResumeInput, ResumeOutput, sessionStream } from '../contract.ts'
import type { WhyDeps } from '../deps.ts'
import { throwRefusal } from '../asks/refusal.ts'
import type { ModelWaits } from '#kernel/gate/model-waits.ts'
import { resumeQuestion } from '../turn/resume-question.ts'
import { askQuestion } from '../asks/ask-question/ask.ts'
import { changeSession, findSession, requirePhase } from '../rows/sessions.ts'
import { anchorState, conversation, goalState, readSession } from './state.ts'
import { sayInSession } from '../rows/messages.ts'
import type { WhyVerbs } from '../verbs.ts'

const LIMITS = { timeoutMs: 60_000, attempts: 3 }

/** Back from the sliders into the conversation, with a new question. What was understood stays understood. */
export function makeResume(deps: WhyDeps, waits: ModelWaits): WhyVerbs['resume'] {
  return defineVerb({
    name: 'why.resume',
    summary: 'Leaves the sliders and goes on talking; answers with a new question.',
    input: ResumeInput,
    output: ResumeOutput,
    errors: ['INVALID_INPUT', 'SESSION_NOT_FOUND', 'PHASE_MISMATCH', 'AI_TIMEOUT', 'AI_ERROR', 'DB_ERROR'],
    async run(outer, input) {
      const ctx = withLimits(outer, LIMITS)
      const state = await readSession(deps.store.db, deps.evidence, ctx, input.session_id)
      requirePhase(state.session, 'SLIDER')
      const { goal } = state
      if (goal === undefined) throw new NazeError('INTERNAL', 'The session has reached the sliders without a goal.')
      const asked = await resumeQuestion({
        language: state.session.language,
        turn: goal.turn,
        anchor: state.anchor === undefined ? null : anchorState(state.anchor),
        history: conversation(state.messages),
        goal: goalState(goal),
        similarity: deps.similarity,
      })
      const worded = await waits.during(deps.gate, ctx, input.session_id, (asking) =>
        asking.ask(askQuestion, asked, { subjectId: input.session_id }),
      )
      if (!worded.ok) return throwRefusal(worded, 'AI_ERROR')
      await deps.store.tx(async (tx) => {
        const session = await findSession(tx, ctx, input.session_id, { lock: true })
        requirePhase(session, 'SLIDER')
        await sayInSession(tx, ctx, session.id, goal.turn, {
          question: worded,
          type: 'open',
          about: { move: 'resume', slot: null },
        })
        const metadata = { ...session.metadata, resumed: { turn: goal.turn } }
        await changeSession(tx, ctx, session, { phase: 'CONVERSATION', metadata })
        const told = { type: 'session.resumed' as const, data: { turn: goal.turn } }
        await deps.live.tell(tx, ctx, sessionStream.of(session.id), told)
      })
      return { phase: 'CONVERSATION', message: worded.accepted.value }
    },
  })
}
