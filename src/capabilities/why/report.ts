import { and, eq } from 'drizzle-orm'
import { type Context, withLimits } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { MadeAnswer } from '#kernel/gate/index.ts'
import { inertMarkdown } from '#kernel/text/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import type { Tx } from '#store/store.ts'
import { ReportInput, ReportOutput } from './contract.ts'
import { streamOf, type WhyDeps } from './deps.ts'
import { byLadder, insightView } from './insight-view.ts'
import { provenanceOf } from './provenance.ts'
import { throwRefusal } from './refusal.ts'
import { writeReport } from './roles/reporter.ts'
import { type WeightedInsight, weighInsights } from './roles/weights.ts'
import { findSession, requirePhase } from './session-rows.ts'
import { goalState, readSession, type SessionState } from './session-state.ts'
import { confirmedInsights, reports, sessions } from './tables.ts'
import type { WhyVerbs } from './verbs.ts'

const LIMITS = { timeoutMs: 15_000, attempts: 3 }

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
        await storeReport(tx, ctx, session.id, written, goal.sessionPurpose, insights)
        await deps.live.append(tx, ctx, streamOf(session.id), 'report.written', {})
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

async function storeReport(
  tx: Tx,
  ctx: Context,
  sessionId: string,
  report: MadeAnswer<string>,
  sessionPurpose: string,
  insights: readonly WeightedInsight[],
): Promise<void> {
  for (const { id, weight } of insights) {
    await tx
      .update(confirmedInsights)
      .set({ sliderWeight: weight })
      .where(and(eq(confirmedInsights.id, id), eq(confirmedInsights.sessionId, sessionId)))
  }
  const content = {
    reportMarkdown: report.accepted.value,
    sessionPurpose,
    madeBy: provenanceOf(report),
    createdAt: ctx.clock.now(),
  }
  await tx
    .insert(reports)
    .values({ id: ctx.ids.next(), workspaceId: ctx.workspace, sessionId, ...content })
    .onConflictDoUpdate({ target: reports.sessionId, set: content })
  await tx.update(sessions).set({ phase: 'REPORT', updatedAt: ctx.clock.now() }).where(eq(sessions.id, sessionId))
}
