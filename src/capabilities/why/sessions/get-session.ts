import { inertMarkdown } from '#text/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { GetSessionInput, SessionView } from '../contract.ts'
import { debugOf } from './goal-view.ts'
import type { WhyDeps } from '../deps.ts'
import { byLadder } from '../insights/ladder.ts'
import { insightView } from '../insights/view.ts'
import { type Hide, hiding } from '../report/hide-names.ts'
import { WHY_TURN } from '../turn/kind.ts'
import { isTurn } from '../rows/messages.ts'
import { reportOf } from '../rows/reports.ts'
import { anchorState, goalState, readSession, type SessionState } from './state.ts'
import type { WhyVerbs } from '../verbs.ts'

/** Everything the screen of the session's phase needs, so that a reload at any moment shows the same. */
export function makeGetSession(deps: WhyDeps): WhyVerbs['getSession'] {
  return defineVerb({
    name: 'why.get-session',
    summary: 'One conversation as it stands: messages, insights, report, and the turn still being answered.',
    input: GetSessionInput,
    output: SessionView,
    errors: ['INVALID_INPUT', 'SESSION_NOT_FOUND', 'MASKING_UNAVAILABLE', 'DB_ERROR'],
    async run(ctx, input) {
      const state = await readSession(deps.store.db, deps.evidence, ctx, input.session_id)
      const report = await reportOf(deps.store.db, ctx, input.session_id)
      const { session, anchor } = state
      const unanswered = isTalking(session) ? state.messages.at(-1) : undefined
      const waiting = unanswered?.role === 'user' ? await deps.turns.newest(ctx, WHY_TURN, session.id) : undefined
      return {
        session_id: session.id,
        phase: session.phase,
        language: session.language,
        turn: Math.max(0, state.messages.filter(isTurn).length - 1),
        messages: state.messages.map(({ role, content, turn, metadata: { made_by } }) => ({
          role,
          content,
          turn,
          ...(made_by === undefined ? {} : { made_by }),
        })),
        goal: goalView(state, deps.debug),
        anchor: anchor === undefined ? null : anchorState(anchor),
        confirmed_insights: insightsView(state, await hideOn(deps, state)),
        report_markdown: report === undefined ? null : inertMarkdown(report.reportMarkdown),
        report_made_by: report?.madeBy ?? null,
        session_purpose: report?.sessionPurpose ?? state.goal?.sessionPurpose ?? null,
        pending:
          unanswered !== undefined && waiting !== undefined
            ? { user_message: unanswered.content, idempotency_key: waiting.key, running: waiting.running }
            : null,
      }
    },
  })
}

function goalView({ goal }: SessionState, debug: boolean): SessionView['goal'] {
  if (goal === undefined) return null
  if (!debug) return { session_purpose: goal.sessionPurpose }
  return debugOf({ ...goalState(goal), manager_alignment_score: goal.managerAlignmentScore })
}

/** From the sliders on the last word is the person's, and nothing is waiting for an answer. */
function isTalking({ phase }: SessionState['session']): boolean {
  return phase === 'WELCOME' || phase === 'CONVERSATION'
}

/** While talking: all that was confirmed so far. From the sliders on: what they show. */
function insightsView({ session, insights }: SessionState, hide: Hide): SessionView['confirmed_insights'] {
  return insights
    .filter(({ row }) => isTalking(session) || row.shown)
    .sort((a, b) => byLadder(a.row, b.row))
    .map(({ row, quotes }) => insightView(row, quotes))
    .map((insight) => Object.assign(insight, { label: hide(insight.label), quotes: insight.quotes.map(hide) }))
}

/** The ladder stands and prints beside the report, so it names nobody either; the sliders are seen by the person alone. */
async function hideOn({ masker }: WhyDeps, { session, messages }: SessionState): Promise<Hide> {
  if (session.phase !== 'REPORT' && session.phase !== 'COMPLETE') return (text) => text
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  return hiding(masker, said, session.language)
}
