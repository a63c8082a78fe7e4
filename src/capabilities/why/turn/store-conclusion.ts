import { eq, sql, type SQL } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { within } from '#kernel/workspace.ts'
import { later } from '#store/later.ts'
import type { Tx } from '#store/store.ts'
import { sayInSession } from '../rows/messages.ts'
import { goalHistory, messages, sessionAnchors, sessions } from '../tables.ts'
import type { AcceptedMessage } from './accept.ts'
import type { TurnWork } from './work.ts'

type Found = TurnWork['found']

/** Where the message has led: anchor, goal, question and phase, in one statement, because every turn waits for it. */
export async function storeConclusion(
  tx: Tx,
  ctx: Context,
  sessionId: string,
  { messageId, turn }: AcceptedMessage,
  { found }: TurnWork,
): Promise<void> {
  const at = ctx.clock.now().toISOString()
  const common = { workspace_id: ctx.workspace, session_id: sessionId, created_at: at }
  const anchors = anchorRows(found).map((row) => Object.assign(row, common, { id: ctx.ids.next() }))
  const goals = goalRows(found).map((row) => Object.assign(row, common, { id: ctx.ids.next() }))
  const concluded = tx.execute(sql`
    with anchor as (
      insert into ${sessionAnchors}
      select * from jsonb_populate_recordset(null::${sessionAnchors}, ${JSON.stringify(anchors)}::jsonb)
    ), goal as (
      insert into ${goalHistory}
      select * from jsonb_populate_recordset(null::${goalHistory}, ${JSON.stringify(goals)}::jsonb)
    ), heard as (
      update ${messages} set metadata = metadata || ${JSON.stringify({ heard: found.heard })}::jsonb
      where ${within(ctx, messages, eq(messages.id, messageId))}
    )${said(tx, ctx, sessionId, turn, found)}
    update ${sessions}
    set phase = ${found.phase}, language = ${found.language}, metadata = ${JSON.stringify(metadataAfter(found))}::jsonb, updated_at = ${at}
    where ${within(ctx, sessions, eq(sessions.id, sessionId))}
  `)
  await later(tx, concluded)
}

function anchorRows({ concluded }: Found) {
  const anchor = concluded?.decision.anchor ?? null
  if (anchor === null) return []
  const { original_message, core_keywords, initial_purpose } = anchor
  return [{ original_message, core_keywords, initial_purpose }]
}

function goalRows({ concluded, warnings }: Found) {
  if (concluded === null) return []
  const { plan, source, decision } = concluded
  const { goal } = decision
  return [
    {
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
      metadata: { ...decision.metadata, run_id: plan.askId, source, warnings },
    },
  ]
}

function said(tx: Tx, ctx: Context, sessionId: string, turn: number, { question, phase, language }: Found): SQL {
  const line =
    question !== null
      ? { question: question.made, type: question.type, about: question.about }
      : phase === 'COMPLETE'
        ? { closing: language }
        : null
  return line === null ? sql.empty() : sql`, said as (${sayInSession(tx, ctx, sessionId, turn, line).getSQL()})`
}

function metadataAfter({ state, phase }: Found) {
  const { resumed, ...metadata } = state.session.metadata
  return phase !== 'CONVERSATION' || resumed === undefined ? metadata : { ...metadata, resumed }
}
