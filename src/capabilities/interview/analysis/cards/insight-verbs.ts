import { eq, inArray } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Tx } from '#store/store.ts'
import {
  type Insight,
  InsightOutput,
  ListInsightsInput,
  ListInsightsOutput,
  MergeInsightsInput,
  PatchInsightInput,
  projectStream,
} from '../../contract.ts'
import type { InterviewDeps } from '../../deps.ts'
import { findProject } from '../../rows/projects.ts'
import { researcherOnly } from '../../researcher-only.ts'
import { insights } from '../../tables.ts'
import type { AnalysisVerbs } from '../../verbs.ts'
import { readBoard } from './read-board.ts'
import { readCards } from './read-cards.ts'
import { lockCards } from '../../rows/cards.ts'

export type InsightDeps = Pick<InterviewDeps, 'store' | 'evidence' | 'live'>

export function makeListInsights(deps: InsightDeps): AnalysisVerbs['listInsights'] {
  return defineVerb({
    name: 'interview.list-insights',
    summary: 'The insight cards of a project with their quotes, surest and gravest first.',
    input: ListInsightsInput,
    output: ListInsightsOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, input) {
      researcherOnly(ctx)
      const { language } = await findProject(deps.store.db, ctx, input.project_id)
      const { shown, saidOnce } = await readBoard(deps, ctx, input.project_id, language)
      return {
        insights: shown.filter(({ hidden }) => input.hidden === 'true' || !hidden),
        said_once: saidOnce,
      }
    },
  })
}

export function makePatchInsight(deps: InsightDeps): AnalysisVerbs['patchInsight'] {
  return defineVerb({
    name: 'interview.patch-insight',
    summary: 'Names an insight card, hides it or shows it again.',
    input: PatchInsightInput,
    output: InsightOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { insight_id: id, theme, hidden }) {
      researcherOnly(ctx)
      if (theme === undefined && hidden === undefined) {
        throw new NazeError('INVALID_INPUT', 'theme or hidden: one of them is needed')
      }
      const projectId = await deps.store.tx(async (tx) => {
        const [card] = await changeableCards(tx, ctx, [id])
        if (card === undefined) throw notFound()
        const change = { ...(theme !== undefined && { theme: theme.trim() }), ...(hidden !== undefined && { hidden }) }
        await tx
          .update(insights)
          .set({ ...change, updatedAt: ctx.clock.now() })
          .where(within(ctx, insights, eq(insights.id, id)))
        await deps.live.tell(tx, ctx, projectStream.of(card.projectId), { type: 'insights.changed', data: {} })
        return card.projectId
      })
      return { insight: await oneCard(deps, ctx, projectId, id) }
    },
  })
}

/** Each merged card keeps its conversations, so that what sounds like it later is filed with the survivor too. */
export function makeMergeInsights(deps: InsightDeps): AnalysisVerbs['mergeInsights'] {
  return defineVerb({
    name: 'interview.merge-insights',
    summary: 'Makes several insight cards of one project one: quotes and conversations together, in the card `into`.',
    input: MergeInsightsInput,
    output: InsightOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { into, from }) {
      researcherOnly(ctx)
      const others = [...new Set(from)]
      if (others.includes(into)) throw new NazeError('INVALID_INPUT', 'from: a card cannot be merged into itself')
      const projectId = await deps.store.tx(async (tx) => {
        const [first] = await tx
          .select()
          .from(insights)
          .where(within(ctx, insights, eq(insights.id, into)))
        if (first === undefined) throw notFound()
        await lockCards(tx, first.projectId)
        const cards = await changeableCards(tx, ctx, [into, ...others])
        if (cards.length < others.length + 1) throw notFound()
        if (cards.some((card) => card.projectId !== first.projectId)) {
          throw new NazeError('INVALID_INPUT', 'from: cards of two projects cannot be merged')
        }
        // Those merged into them earlier come along: one step always leads to the survivor.
        await tx
          .update(insights)
          .set({ mergedInto: into })
          .where(within(ctx, insights, inArray(insights.mergedInto, others)))
        await tx
          .update(insights)
          .set({ mergedInto: into, updatedAt: ctx.clock.now() })
          .where(within(ctx, insights, inArray(insights.id, others)))
        await tx
          .update(insights)
          .set({ updatedAt: ctx.clock.now() })
          .where(within(ctx, insights, eq(insights.id, into)))
        await deps.live.tell(tx, ctx, projectStream.of(first.projectId), { type: 'insights.changed', data: {} })
        return first.projectId
      })
      return { insight: await oneCard(deps, ctx, projectId, into) }
    },
  })
}

/** Cards that stand for themselves, locked in one order; a merged one can no longer be changed. */
async function changeableCards(tx: Tx, ctx: Context, ids: readonly string[]): Promise<{ projectId: string }[]> {
  const rows = await tx
    .select()
    .from(insights)
    .where(within(ctx, insights, inArray(insights.id, [...ids])))
    .orderBy(insights.id)
    .for('update')
  return rows.filter((row) => row.mergedInto === null)
}

async function oneCard(deps: InsightDeps, ctx: Context, projectId: string, id: string): Promise<Insight> {
  const card = (await readCards(deps, ctx, projectId)).find((each) => each.id === id)
  if (card === undefined) throw notFound()
  return card
}

function notFound(): NazeError {
  return new NazeError('NOT_FOUND', 'this insight does not exist')
}
