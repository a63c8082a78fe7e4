import type { Context } from '#kernel/context.ts'
import type { Insight } from '../../contract.ts'
import type { InterviewDeps } from '../../deps.ts'
import { findProject, type ProjectRow } from '../../rows/projects.ts'
import { readTranscripts, type Transcript } from '../../rows/transcripts.ts'
import { readCards } from '../cards/read-cards.ts'

/** Everything an export is made of: masked words, and nothing that opens a door (no token, no key, no hash). */
export interface Exported {
  project: ProjectRow
  insights: readonly Insight[]
  transcripts: readonly Transcript[]
}

/** Hidden cards stay hidden; what was erased is not there to be read. */
export async function gather(
  deps: Pick<InterviewDeps, 'store' | 'evidence'>,
  ctx: Context,
  projectId: string,
): Promise<Exported> {
  const project = await findProject(deps.store.db, ctx, projectId)
  const insights = (await readCards(deps, ctx, projectId)).filter(({ hidden }) => !hidden)
  return { project, insights, transcripts: await readTranscripts(deps.store.db, ctx, projectId) }
}
