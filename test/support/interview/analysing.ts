import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { analyseConversation } from '../../../src/capabilities/interview/index.ts'
import {
  analyses,
  insightConversations,
  insightEvidence,
  insights,
} from '../../../src/capabilities/interview/tables.ts'
import type { Context } from '../../../src/kernel/context.ts'
import { evidence as evidenceRows } from '../../../src/kernel/evidence/tables.ts'
import { Gate, Ledger } from '../../../src/kernel/gate/index.ts'
import type { ModelRouter } from '../../../src/kernel/model/contract.ts'
import { callVerb } from '../../../src/kernel/verb.ts'
import { personContext } from '../contexts.ts'
import { storeProject, storeTalk, type TalkOptions } from './finished-talks.ts'
import type { InterviewHouse } from './interview.ts'

const never = new AbortController().signal

/** What tests of the analysis do over and over: a workspace of their own, conversations that took place, their cards. */
export function analysing(house: () => InterviewHouse) {
  const store = () => house().deps.store
  const fresh = async (language: 'ja' | 'en' = 'ja') => {
    const ctx = personContext({ workspace: randomUUID() })
    return { ctx, projectId: await storeProject(store(), ctx, language) }
  }
  const analyse = (ctx: Context, conversation_id: string, models?: ModelRouter) =>
    analyseConversation(
      models === undefined ? house().deps : { ...house().deps, gate: new Gate(models, new Ledger(store())) },
    )(ctx, { conversation_id }, never)
  /** Someone said this, is done, and was analysed. */
  const heard = async (ctx: Context, projectId: string, answers: (string | null)[], options: TalkOptions = {}) => {
    const id = await storeTalk(store(), ctx, projectId, answers, options)
    await analyse(ctx, id)
    return id
  }
  const cards = async (ctx: Context, project_id: string, hidden = 'false') =>
    (await callVerb(house().interview.listInsights, ctx, { project_id, hidden })).insights
  const everything = async (projectId: string) => ({
    cards: await store().db.select().from(insights).where(eq(insights.projectId, projectId)).orderBy(asc(insights.id)),
    shares: await store()
      .db.select()
      .from(insightConversations)
      .orderBy(asc(insightConversations.insightId), asc(insightConversations.conversationId)),
    quotes: await store()
      .db.select()
      .from(insightEvidence)
      .orderBy(asc(insightEvidence.insightId), asc(insightEvidence.evidenceId)),
    evidence: await store().db.select().from(evidenceRows).orderBy(asc(evidenceRows.id)),
    analyses: await store().db.select().from(analyses).where(eq(analyses.projectId, projectId)),
  })
  return { fresh, analyse, heard, cards, everything }
}

/** A theme as a model would answer it. */
export const themed = (theme: string, evidence: string[], more: object = {}) => ({
  theme,
  jtbd: 'When I order little, I want to pay little.',
  summary: 'Fees are felt to be too high.',
  severity: 3,
  evidence,
  ...more,
})
