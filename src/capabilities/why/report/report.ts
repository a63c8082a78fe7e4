import { withLimits } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { inertMarkdown } from '#text/index.ts'
import { withoutContacts } from '#text/pii/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { ReportInput, ReportOutput, sessionStream } from '../contract.ts'
import type { WhyDeps } from '../deps.ts'
import { byLadder } from '../insights/ladder.ts'
import { insightView } from '../insights/view.ts'
import { throwRefusal } from '../asks/refusal.ts'
import { writeReport } from '../asks/write-report/ask.ts'
import type { ReporterInput } from '../asks/write-report/shape.ts'
import type { ModelWaits } from '#kernel/gate/model-waits.ts'
import { composePurpose } from '../asks/plan-turn/purpose.ts'
import { readWish } from '../reading/wish/read-wish.ts'
import { heaviest } from '../talk/read-back-points.ts'
import { type WeightedInsight, weighInsights } from './weigh-insights.ts'
import { storeWeight } from '../rows/insights.ts'
import { storeReport } from '../rows/reports.ts'
import type { MessageRow } from '../rows/messages.ts'
import { changeSession, findSession, type GoalRow, requirePhase } from '../rows/sessions.ts'
import { goalState, readSession, type SessionState } from '../sessions/state.ts'
import type { WhyVerbs } from '../verbs.ts'

const LIMITS = { timeoutMs: 120_000, attempts: 3 }

/** The report, weighted by the sliders. Written again with other weights, it replaces the earlier one. */
export function makeReport(deps: WhyDeps, waits: ModelWaits): WhyVerbs['report'] {
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
      // A report goes to others: how somebody is reached stays in the talk.
      const shareable = (text: string) => withoutContacts(text, state.session.language)
      const own = state.messages.filter(isOnSubject)
      const said = own.map((message) => shareable(message.content))
      const anchorMessage = shareable(state.anchor?.originalMessage ?? said[0] ?? '')
      const sessionPurpose = shareable(purposeByWeight(state, goal, insights, anchorMessage))
      const material: ReporterInput = {
        language: state.session.language,
        sessionPurpose,
        insights: insights.map((each) =>
          Object.assign({}, each, { label: shareable(each.label), quotes: each.quotes.map(shareable) }),
        ),
        said,
        exchanges: own.map((message) => askedBefore(message, state.messages, shareable)),
        anchorMessage,
        howWords: goalState(goal).cognitive_filter.detected_how,
        openQuestions: goalState(goal)
          .active_sub_questions.filter((question) => question.status === 'active')
          .map((question) => shareable(question.question)),
      }
      const written = await waits.during(deps.gate, ctx, input.session_id, (asking) =>
        asking.ask(writeReport, material, { subjectId: input.session_id }),
      )
      if (!written.ok) return throwRefusal(written, 'AI_ERROR')
      await deps.store.tx(async (tx) => {
        const session = await findSession(tx, ctx, input.session_id, { lock: true })
        requirePhase(session, 'SLIDER', 'REPORT')
        for (const { id, weight } of insights) await storeWeight(tx, ctx, session.id, id, weight)
        await storeReport(tx, ctx, session.id, written, sessionPurpose)
        await changeSession(tx, ctx, session, { phase: 'REPORT' })
        await deps.live.tell(tx, ctx, sessionStream.of(session.id), { type: 'report.written', data: {} })
      })
      return {
        phase: 'REPORT',
        report_markdown: inertMarkdown(written.accepted.value),
        session_purpose: sessionPurpose,
      }
    },
  })
}

/** The line a message answers. */
function askedBefore({ position }: MessageRow, messages: readonly MessageRow[], shareable: (text: string) => string) {
  const asked = messages.findLast((each) => each.role === 'assistant' && each.position < position)
  return { question: asked && shareable(asked.content), about: asked?.metadata.about ?? null }
}

/** What was said on the subject; the rest is no material, a quotation in it no evidence. */
function isOnSubject({ role, metadata }: MessageRow): boolean {
  return role === 'user' && metadata.heard?.counts !== false && metadata.heard?.linked !== false
}

/** The found reason is the one with the most weight. A model's own sentence stays, unless what it quotes was given no weight. */
function purposeByWeight(
  { session }: SessionState,
  goal: GoalRow,
  insights: readonly WeightedInsight[],
  anchorMessage: string,
): string {
  const without = insights.filter(({ weight }) => weight === 0)
  const holdsNone = without.every(
    ({ label, quotes }) => ![label, ...quotes].some((text) => goal.sessionPurpose.includes(text)),
  )
  if (goal.metadata['source'] === 'model' && holdsNone) return goal.sessionPurpose
  const weighed = insights
    .filter(({ weight }) => weight > 0)
    .map(({ label, layer, quotes, weight }) => ({ label, layer, quotes, strength: weight }))
  const wish = readWish(anchorMessage, session.language)
  const how = goalState(goal).cognitive_filter.detected_how
  return composePurpose(wish, weighed, { language: session.language, how, choose: heaviest })
}

function shown({ insights }: SessionState) {
  return insights
    .filter(({ row }) => row.shown)
    .sort((a, b) => byLadder(a.row, b.row))
    .map(({ row, quotes }) => Object.assign(insightView(row, quotes), { members: [row.id] }))
}
