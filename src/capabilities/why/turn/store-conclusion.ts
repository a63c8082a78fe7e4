import { eq, sql, type SQL } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { within } from '#kernel/workspace.ts'
import { later } from '#store/later.ts'
import type { Tx } from '#store/store.ts'
import { sayInSession } from '../rows/messages.ts'
import { goalHistory, sessionAnchors, sessions } from '../tables.ts'
import type { TurnWork } from './work.ts'

type Found = TurnWork['found']

/** Where the turn has led: anchor, goal, question and phase, in one statement, because every turn waits for it. */
export async function storeConclusion(
  tx: Tx,
  ctx: Context,
  sessionId: string,
  turn: number,
  { found }: TurnWork,
): Promise<void> {
  const at = ctx.clock.now().toISOString()
  const common = { workspace_id: ctx.workspace, session_id: sessionId, created_at: at }
  const anchors = anchorRows(found).map((row) => Object.assign(row, common, { id: ctx.ids.next() }))
  const goal = { ...common, id: ctx.ids.next(), ...goalRow(found) }
  const concluded = tx.execute(sql`
    with anchor as (
      insert into ${sessionAnchors}
      select * from jsonb_populate_recordset(null::${sessionAnchors}, ${JSON.stringify(anchors)}::jsonb)
    ), goal as (
      insert into ${goalHistory}
      select * from jsonb_populate_record(null::${goalHistory}, ${JSON.stringify(goal)}::jsonb)
    )${asked(tx, ctx, sessionId, turn, found)}
    update ${sessions}
    set phase = ${found.decision.phase}, metadata = ${JSON.stringify(metadataAfter(found))}::jsonb, updated_at = ${at}
    where ${within(ctx, sessions, eq(sessions.id, sessionId))}
  `)
  await later(tx, concluded)
}

function anchorRows({ decision: { anchor } }: Found) {
  if (anchor === null) return []
  const { original_message, core_keywords, initial_purpose } = anchor
  return [{ original_message, core_keywords, initial_purpose }]
}

function goalRow({ decision, plan, warnings }: Found) {
  const { goal } = decision
  return {
    turn: goal.turn,
    mgu: goal.mgu,
    sqc: goal.sqc,
    question_type: goal.question_type,
    session_purpose: goal.session_purpose,
    manager_alignment_score: goal.manager_alignment_score,
    active_sub_questions: goal.active_sub_questions,
    cognitive_filter: goal.cognitive_filter,
    why_completeness_score: goal.why_completeness_score,
    raw_planner_output: plan.value,
    raw_manager_output: decision.manager,
    metadata: { ...decision.metadata, run_id: plan.askId, warnings },
  }
}

function asked(tx: Tx, ctx: Context, sessionId: string, turn: number, { question, decision }: Found): SQL {
  if (question === null) return sql.empty()
  const said = sayInSession(tx, ctx, sessionId, turn, { question, type: decision.goal.question_type })
  return sql`, question as (${said.getSQL()})`
}

function metadataAfter({ state, decision }: Found) {
  const { resumed, ...metadata } = state.session.metadata
  return decision.phase === 'SLIDER' || resumed === undefined ? metadata : { ...metadata, resumed }
}
