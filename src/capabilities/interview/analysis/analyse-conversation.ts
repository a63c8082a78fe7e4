import { eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Ask, Gate, GateResult, MadeAnswer } from '#kernel/gate/index.ts'
import type { JobHandler } from '#kernel/jobs/index.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries } from '#store/store.ts'
import { projectStream } from '../contract.ts'
import { makeFindThemes } from '../asks/find-themes/ask.ts'
import { cachedSimilarity } from '../asks/find-themes/likeness/cached-similarity.ts'
import type { Themes, ThemesInput } from '../asks/find-themes/theme.ts'
import { provenanceOf } from '../asks/provenance.ts'
import type { InterviewDeps } from '../deps.ts'
import { lockCards, removeEmptyCards } from '../rows/cards.ts'
import { forgetIfErased } from '../rows/conversations.ts'
import { removeFilings, storeFilings } from '../rows/filings.ts'
import { messagesOf } from '../rows/messages.ts'
import { analyses, conversations, projects } from '../tables.ts'
import { isAnswer } from '../talk/spoken.ts'
import { saidKeywords } from './answer-keywords.ts'
import { cardsVersion, readKnownMentions } from './filing/known-mentions.ts'
import { planFilings } from './filing/plan-filings.ts'
import type { analyseQueue } from './queue.ts'

export type AnalysisDeps = Pick<InterviewDeps, 'store' | 'gate' | 'evidence' | 'live' | 'similarity'>

const KEYWORDS_SHOWN = 20
/** How often others may change the project's cards while ours are being placed, before the job is tried again later. */
const MOST_ROUNDS = 10

/**
 * What a finished conversation adds to its project's cards. At least once and any number of times: an analysed one is
 * left alone, except that a model now at hand may replace what the built-in had found.
 */
export function analyseConversation(given: AnalysisDeps): JobHandler<typeof analyseQueue.schema> {
  const deps = { ...given, similarity: cachedSimilarity(given.similarity) }
  const findThemes = makeFindThemes(deps.similarity)
  return async (ctx, { conversation_id: id }) => {
    const conversation = await readConversation(deps.store.db, ctx, id)
    if (conversation === undefined || !isDue(conversation, deps.gate.hasModel(findThemes))) return
    const { answers, language } = conversation
    const said = answers.map(({ content }) => content)
    const input = {
      language,
      answers,
      keywords: saidKeywords(said, language, KEYWORDS_SHOWN).map(({ phrase }) => phrase),
    }
    const made = answers.length === 0 ? null : await ask(deps.gate, ctx, findThemes, input, id)
    await forgetIfErased(deps, ctx, id)
    if (made !== null && !made.ok) {
      if (made.failure !== undefined) throw made.failure
      const rules = [...new Set(made.errors.map(({ rule }) => rule))].join(', ')
      throw new NazeError('AI_ERROR', `The themes of this conversation were not usable (${rules}).`)
    }
    for (let round = 0; round < MOST_ROUNDS; round++) {
      // Erased just before it could conclude: what the ledger was written with goes too.
      if (await conclude(deps, ctx, conversation, made)) return void (await forgetIfErased(deps, ctx, id))
    }
    throw new NazeError('CONFLICT', 'The cards of this project are changing too fast.')
  }
}

/** A model that cannot be reached, or only answers badly, keeps no card waiting; it is asked again with the next analysis. */
async function ask(
  gate: Gate,
  ctx: Context,
  findThemes: Ask<ThemesInput, Themes>,
  input: ThemesInput,
  subjectId: string,
): Promise<GateResult<Themes>> {
  const asked = await gate.ask(ctx, findThemes, input, { subjectId })
  if (asked.ok || asked.failure?.code === 'CANCELLED') return asked
  return gate.ask(ctx, findThemes, input, { subjectId, builtInOnly: true })
}

type Conversation = NonNullable<Awaited<ReturnType<typeof readConversation>>>

function isDue({ finishedAt, erasedAt, analysis }: Conversation, hasModel: boolean): boolean {
  if (finishedAt === null || erasedAt !== null) return false
  return analysis === null || (hasModel && analysis.madeBy?.kind === 'built-in')
}

/** Comparing reads files, so it happens before the transaction; false when the cards have changed meanwhile. */
async function conclude(
  { store, evidence, live, similarity }: AnalysisDeps,
  ctx: Context,
  conversation: Conversation,
  made: MadeAnswer<Themes> | null,
): Promise<boolean> {
  const { id, projectId } = conversation
  const known = await readKnownMentions({ store, evidence }, ctx, projectId)
  const plan = await planFilings(ctx, id, made?.accepted.value.themes ?? [], known.mentions, similarity)
  return store.tx(async (tx) => {
    await lockCards(tx, projectId)
    const [now] = await tx
      .select()
      .from(conversations)
      .where(within(ctx, conversations, eq(conversations.id, id)))
      .for('update')
    if (now === undefined || now.erasedAt !== null) return true
    // Its words were masked otherwise meanwhile: the job is tried again and reads them as they are now.
    if (now.updatedAt.getTime() !== conversation.updatedAt.getTime())
      throw new NazeError('CONFLICT', 'What was said in this conversation has changed.')
    const [done] = await tx
      .select()
      .from(analyses)
      .where(within(ctx, analyses, eq(analyses.conversationId, id)))
    if ((done?.createdAt.getTime() ?? null) !== (conversation.analysis?.createdAt.getTime() ?? null)) return true
    if ((await cardsVersion(tx, ctx, projectId)) !== known.version) return false
    await removeFilings(tx, ctx, id)
    if (made !== null) await storeFilings(evidence, tx, ctx, conversation, plan, made)
    await removeEmptyCards(tx, ctx, projectId)
    const madeBy = made === null ? null : provenanceOf(made)
    const row = { conversationId: id, workspaceId: ctx.workspace, projectId, madeBy, createdAt: ctx.clock.now() }
    await tx.insert(analyses).values(row).onConflictDoUpdate({ target: analyses.conversationId, set: row })
    await live.tell(tx, ctx, projectStream.of(projectId), { type: 'insights.changed', data: {} })
    return true
  })
}

async function readConversation(db: Queries, ctx: Context, id: string) {
  const [found] = await db
    .select({ conversation: conversations, language: projects.language, analysis: analyses })
    .from(conversations)
    .innerJoin(projects, eq(projects.id, conversations.projectId))
    .leftJoin(analyses, eq(analyses.conversationId, conversations.id))
    .where(within(ctx, conversations, eq(conversations.id, id)))
  if (found === undefined) return undefined
  const said = await messagesOf(db, ctx, id)
  const { projectId, finishedAt, erasedAt, updatedAt } = found.conversation
  const answers = said
    .filter(isAnswer)
    .map(({ id: messageId, content, meta }) => ({ id: messageId, content, state: meta.state }))
  return { id, projectId, finishedAt, erasedAt, updatedAt, language: found.language, analysis: found.analysis, answers }
}
