import { asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import { AnalyseInput, AnalyseOutput } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import { analyseQueue } from './queue.ts'
import { findProject } from '../rows/projects.ts'
import { researcherOnly } from '../researcher-only.ts'
import { conversations } from '../tables.ts'
import type { AnalysisVerbs } from '../verbs.ts'

/** Sends every finished conversation to analysis again; those already waiting are not sent twice. */
export function makeAnalyse({ store, jobs }: Pick<InterviewDeps, 'store' | 'jobs'>): AnalysisVerbs['analyse'] {
  return defineVerb({
    name: 'interview.analyse',
    summary: 'Analyses all finished conversations of a project again; what was found already stays as it is.',
    input: AnalyseInput,
    output: AnalyseOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { project_id: projectId }) {
      researcherOnly(ctx)
      await findProject(store.db, ctx, projectId)
      const finished = await store.db
        .select({ id: conversations.id })
        .from(conversations)
        .where(
          within(
            ctx,
            conversations,
            eq(conversations.projectId, projectId),
            isNotNull(conversations.finishedAt),
            isNull(conversations.erasedAt),
          ),
        )
        .orderBy(asc(conversations.finishedAt), asc(conversations.id))
      await store.tx(async (tx) => {
        for (const { id } of finished) {
          await jobs.send(tx, ctx, analyseQueue, { conversation_id: id }, { singletonKey: id })
        }
      })
      return { queued: finished.length }
    },
  })
}
