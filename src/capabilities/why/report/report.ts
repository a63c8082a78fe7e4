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
import type { ReporterInput } from '../asks/write-report/shape.ts'
import type { ModelWaits } from '#kernel/gate/model-waits.ts'
import { composeOpening } from '../asks/write-report/opening.ts'
import { type Hide, hiding } from './hide-names.ts'
import { talkedIn } from './talked.ts'
import { type WeightedInsight, weighInsights } from './weigh-insights.ts'
import { storeWeight } from '../rows/insights.ts'
import { storeReport } from '../rows/reports.ts'
import { changeSession, findSession, type GoalRow, requirePhase } from '../rows/sessions.ts'
import { conversation, goalState, readSession, type SessionState } from '../sessions/state.ts'
import type { WhyVerbs } from '../verbs.ts'

const LIMITS = { timeoutMs: 120_000, attempts: 3 }

/** The report, weighted by the sliders. Written again with other weights, it replaces the earlier one. */
export function makeReport(deps: WhyDeps, waits: ModelWaits): WhyVerbs['report'] {
  return defineVerb({
    name: 'why.report',
    summary: 'Writes the report from the insights on the sliders, each as long as its weight says.',
    input: ReportInput,
    output: ReportOutput,
    errors: [
      'INVALID_INPUT',
      'SESSION_NOT_FOUND',
      'PHASE_MISMATCH',
      'AI_TIMEOUT',
      'AI_ERROR',
      'MASKING_UNAVAILABLE',
      'DB_ERROR',
    ],
    async run(outer, input) {
      const ctx = withLimits(outer, LIMITS)
      const state = await readSession(deps.store.db, deps.evidence, ctx, input.session_id)
      requirePhase(state.session, 'SLIDER', 'REPORT')
      const insights = weighInsights(shown(state), input.slider_weights)
      const { goal } = state
      if (goal === undefined) throw new NazeError('INTERNAL', 'The session has reached the sliders without a goal.')
      const { language } = state.session
      const talked = talkedIn(conversation(state.messages), language)
      const everything = state.messages.filter(({ role }) => role === 'user').map(({ content }) => content)
      const hide = await hiding(deps.masker, everything, language)
      const material = materialOf(state, goal, { insights, talked, hide })
      const written = await waits.during(deps.gate, ctx, input.session_id, (asking) =>
        asking.ask(writeReport, material, { subjectId: input.session_id }),
      )
      if (!written.ok) return throwRefusal(written, 'AI_ERROR')
      await deps.store.tx(async (tx) => {
        const session = await findSession(tx, ctx, input.session_id, { lock: true })
        requirePhase(session, 'SLIDER', 'REPORT')
        for (const { id, weight } of insights) await storeWeight(tx, ctx, session.id, id, weight)
        await storeReport(tx, ctx, session.id, written, material.sessionPurpose)
        await changeSession(tx, ctx, session, { phase: 'REPORT' })
        await deps.live.tell(tx, ctx, sessionStream.of(session.id), { type: 'report.written', data: {} })
      })
      return {
        phase: 'REPORT',
        report_markdown: inertMarkdown(written.accepted.value),
        session_purpose: material.sessionPurpose,
      }
    },
  })
}

interface Weighed {
  insights: readonly WeightedInsight[]
  talked: ReturnType<typeof talkedIn>
  hide: Hide
}

/** All a report is made of. It is made to be shown, so nobody's name or address is in it, whoever writes it. */
function materialOf(
  { session, anchor }: SessionState,
  goal: GoalRow,
  { insights, talked, hide }: Weighed,
): ReporterInput {
  const { cognitive_filter: filter, active_sub_questions: asked } = goalState(goal)
  const material: ReporterInput = {
    language: session.language,
    sessionPurpose: '',
    insights: insights.map((insight) =>
      Object.assign({}, insight, { label: hide(insight.label), quotes: insight.quotes.map(hide) }),
    ),
    said: talked.said.map(hide),
    exchanges: talked.exchanges.map(({ question, about }) => ({
      question: question === undefined ? undefined : hide(question),
      about,
    })),
    denied: talked.denied.map(({ line, before }) => ({ line: hide(line), before })),
    anchorMessage: hide(anchor?.originalMessage ?? talked.said[0] ?? ''),
    howWords: filter.detected_how,
    openQuestions: asked.filter(({ status }) => status === 'active').map(({ question }) => hide(question)),
  }
  const own = modelsPurpose(goal, insights)
  return { ...material, sessionPurpose: own === null ? composeOpening(material) : hide(own) }
}

/** A model's own sentence stays, unless what it quotes was given no weight. */
function modelsPurpose(goal: GoalRow, insights: readonly WeightedInsight[]): string | null {
  const without = insights.filter(({ weight }) => weight === 0)
  const holdsNone = without.every(
    ({ label, quotes }) => ![label, ...quotes].some((text) => goal.sessionPurpose.includes(text)),
  )
  return goal.metadata['source'] === 'model' && holdsNone ? goal.sessionPurpose : null
}

function shown({ insights }: SessionState) {
  return insights
    .filter(({ row }) => row.shown)
    .sort((a, b) => byLadder(a.row, b.row))
    .map(({ row, quotes }) => Object.assign(insightView(row, quotes), { members: [row.id] }))
}
