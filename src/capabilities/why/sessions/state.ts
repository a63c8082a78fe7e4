import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Evidence } from '#kernel/evidence/index.ts'
import type { Queries } from '#store/store.ts'
import type { Anchor } from '../contract.ts'
import type { GoalState, Message } from '../asks/plan-turn/input.ts'
import { type InsightRow, insightsOf } from '../rows/insights.ts'
import type { MessageRow } from '../rows/messages.ts'
import { type AnchorRow, findWhole, type GoalRow, type SessionRows } from '../rows/sessions.ts'

/** An insight with the words it rests on. */
export interface QuotedInsight {
  row: InsightRow
  quotes: string[]
}

/** All that a session holds, as the roles need it. */
export interface SessionState extends SessionRows {
  /** Those that stand for themselves. */
  insights: QuotedInsight[]
  /** Label of a merged insight → label of the one it is part of now. */
  mergedLabels: ReadonlyMap<string, string>
}

/** `seen`: rows read a moment ago by someone who keeps every other writer away. */
export async function readSession(
  db: Queries,
  evidence: Evidence,
  ctx: Context,
  sessionId: string,
  seen?: SessionRows,
): Promise<SessionState> {
  const session = seen ?? (await findWhole(db, ctx, sessionId))
  const rows = await insightsOf(db, ctx, sessionId)
  const own = rows.filter((row) => row.mergedInto === null)
  const insights = await withQuotes(evidence, ctx, own)
  return { ...session, insights, mergedLabels: mergedLabels(rows) }
}

/** An insight may be merged into one that is later merged itself: followed to the one that stands. */
function mergedLabels(rows: readonly InsightRow[]): Map<string, string> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const standing = (row: InsightRow): InsightRow | undefined => {
    const into = row.mergedInto === null ? undefined : byId.get(row.mergedInto)
    return into === undefined || into.mergedInto === null ? into : standing(into)
  }
  return new Map(
    rows.flatMap((row) => {
      const into = standing(row)
      return into === undefined ? [] : [[row.label, into.label] as const]
    }),
  )
}

async function withQuotes(evidence: Evidence, ctx: Context, rows: InsightRow[]): Promise<QuotedInsight[]> {
  const passages = await evidence.read(
    ctx,
    rows.flatMap((row) => row.evidenceIds),
  )
  const words = new Map(passages.map((passage) => [passage.id, passage.quote]))
  // The same words said twice are two pieces of evidence and one quote.
  return rows.map((row) => ({ row, quotes: [...new Set(row.evidenceIds.flatMap((id) => words.get(id) ?? []))] }))
}

/** The conversation as the roles see it: the opening is not a question about anything the person said. */
export function conversation(messages: readonly MessageRow[]): Message[] {
  return messages
    .filter(({ metadata }) => metadata.opening !== true && metadata.closing !== true)
    .map(({ role, content, turn, metadata: { about, heard } }) => ({ role, content, turn, about, heard }))
}

export function goalState(row: GoalRow): GoalState {
  const plan = row.rawPlannerOutput
  if (plan === null) throw new NazeError('INTERNAL', 'A turn was concluded without a plan.')
  return {
    mgu: row.mgu,
    sqc: row.sqc,
    question_type: row.questionType,
    session_purpose: row.sessionPurpose,
    active_sub_questions: plan.active_sub_questions,
    cognitive_filter: plan.cognitive_filter,
  }
}

export function anchorState(row: AnchorRow): Anchor {
  return {
    original_message: row.originalMessage,
    core_keywords: row.coreKeywords,
    initial_purpose: row.initialPurpose,
  }
}
