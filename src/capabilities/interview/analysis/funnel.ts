import { eq, isNull, sql } from 'drizzle-orm'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { z } from 'zod'
import { FunnelInput, FunnelOutput, GUIDE_STATES, type State } from '../contract.ts'
import { placeOf } from '../conversations/progress.ts'
import type { InterviewDeps } from '../deps.ts'
import { findProject } from '../rows/projects.ts'
import { researcherOnly } from '../researcher-only.ts'
import { conversations } from '../tables.ts'
import type { AnalysisVerbs } from '../verbs.ts'

export function makeFunnel({ store }: Pick<InterviewDeps, 'store'>): AnalysisVerbs['funnel'] {
  return defineVerb({
    name: 'interview.funnel',
    summary: 'How far the conversations of a project came, state by state.',
    input: FunnelInput,
    output: FunnelOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { project_id: projectId }) {
      researcherOnly(ctx)
      await findProject(store.db, ctx, projectId)
      const rows = await store.db
        .select({
          state: conversations.state,
          reached: conversations.reached,
          fellBack: sql<boolean>`${conversations.fallbackTurns} is not null`,
          count: sql<number>`count(*)::int`,
        })
        .from(conversations)
        .where(within(ctx, conversations, eq(conversations.projectId, projectId), isNull(conversations.erasedAt)))
        .groupBy(conversations.state, conversations.reached, sql`${conversations.fallbackTurns} is not null`)
      return funnelOf(rows)
    },
  })
}

type Funnel = z.infer<typeof FunnelOutput>
type Step = Funnel['steps'][number]

interface Counted {
  state: State
  reached: State
  fellBack: boolean
  count: number
}

/** The steps of the guide in order, each with those who came at least so far; fallback stands beside the guide. */
export function funnelOf(rows: readonly Counted[]): Funnel {
  const count = (which: (row: Counted) => boolean): number =>
    rows.filter(which).reduce((sum, row) => sum + row.count, 0)
  const steps: Step[] = GUIDE_STATES.map((state, place) => ({
    state,
    // One that ended early, at its last turn, is done without having come to what lies between.
    reached: count((row) => (state === 'done' ? row.state === 'done' : placeOf(row.reached) >= place)),
    here: count((row) => row.state === state),
  }))
  const fallback: Step = {
    state: 'fallback',
    reached: count((row) => row.fellBack || row.state === 'fallback'),
    here: count((row) => row.state === 'fallback'),
  }
  return { conversations: count(() => true), steps: fallback.reached > 0 ? [...steps, fallback] : steps }
}
