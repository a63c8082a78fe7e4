import { withLimits } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { inertMarkdown } from '#text/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { ReportInput, ReportOutput, sessionStream } from '../contract.ts'
import type { WhyDeps } from '../deps.ts'
import { byLadder } from '../insights/ladder.ts'
import { insightView } from '../insights/view.ts'
import { throwRefusal } from '../asks/refusal.ts'
import { writeReport } from '../asks/write-report/ask.ts'
import { weighInsights } from './weigh-insights.ts'
import { storeWeight } from '../rows/insights.ts'
import { storeReport } from '../rows/reports.ts'
import { changeSession, findSession, requirePhase } from '../rows/sessions.ts'
import { goalState, readSession, type SessionState } from '../sessions/state.ts'
import type { WhyVerbs } from '../verbs.ts'

const LIMITS = { timeoutMs: 120_000, attempts: 3 }

/** The report, weighted by the sliders. Written again with other weights, it replaces the earlier one. */
export function makeReport(deps: WhyDeps): WhyVerbs['report'] {
  return defineVerb({
    name: 'why.report',
    summary: 'Writes the report from the insights on the sliders, each as long as its weight says.',
    input: ReportInput,
    output: ReportOutput,
    errors: ['INVALID_INPUT', 'SESSION_NOT_FOUND', 'PHASE_MISMATCH', 'AI_TIMEOUT', 'AI_ERROR', 'DB_ERROR'],
    async run(outer, input) {
      const ctx = withLimits(outer, LIMITS)
      const state = await readSession(deps.store.db, deps.evidence, ctx, input.session_id)
      requirePhase(state.session, 'SLIDER', 'REPORT')
      const insights = weighInsights(shown(state), input.slider_weights)
      const { goal } = state
      if (goal === undefined) throw new NazeError('INTERNAL', 'The session has reached the sliders without a goal.')
      const said = state.messages.filter((message) => message.role === 'user').map((message) => message.content)
      const written = await deps.gate.ask(
        ctx,
        writeReport,
        {
          language: state.session.language,
          sessionPurpose: goal.sessionPurpose,
          insights,
          said,
          anchorMessage: state.anchor?.originalMessage ?? said[0] ?? '',
          howWords: goalState(goal).cognitive_filter.detected_how,
          openQuestions: goalState(goal)
            .active_sub_questions.filter((question) => question.status === 'active')
            .map((question) => question.question),
        },
        { subjectId: input.session_id },
      )
      if (!written.ok) return throwRefusal(written, 'AI_ERROR')
      await deps.store.tx(async (tx) => {
        const session = await findSession(tx, ctx, input.session_id, { lock: true })
        requirePhase(session, 'SLIDER', 'REPORT')
        for (const { id, weight } of insights) await storeWeight(tx, ctx, session.id, id, weight)
        await storeReport(tx, ctx, session.id, written, goal.sessionPurpose)
        await changeSession(tx, ctx, session, { phase: 'REPORT' })
        await deps.live.tell(tx, ctx, sessionStream.of(session.id), { type: 'report.written', data: {} })
      })
      return {
        phase: 'REPORT',
        report_markdown: inertMarkdown(written.accepted.value),
        session_purpose: goal.sessionPurpose,
      }
    },
  })
}

function shown({ insights }: SessionState) {
  return insights
    .filter(({ row }) => row.shown)
    .sort((a, b) => byLadder(a.row, b.row))
    .map(({ row, quotes }) => Object.assign(insightView(row, quotes), { members: [row.id] }))
}
