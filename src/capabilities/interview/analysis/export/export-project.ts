import type { Context } from '#kernel/context.ts'
import { defineVerb } from '#kernel/verb.ts'
import { ExportInput, ExportOutput, type Insight } from '../../contract.ts'
import type { InterviewDeps } from '../../deps.ts'
import { findProject, type ProjectRow } from '../../rows/projects.ts'
import { researcherOnly } from '../../researcher-only.ts'
import type { AnalysisVerbs } from '../../verbs.ts'
import { readCards } from '../cards/read-cards.ts'
import { readTranscripts, type Transcript } from '../../rows/transcripts.ts'
import { asCsv } from './as-csv.ts'
import { asJson } from './as-json.ts'
import { asMarkdown } from './as-markdown.ts'

/** Everything an export is made of: masked words, and nothing that opens a door (no token, no key, no hash). */
export interface Exported {
  project: ProjectRow
  insights: readonly Insight[]
  transcripts: readonly Transcript[]
}

const FORMATS = {
  csv: { contentType: 'text/csv; charset=utf-8', write: asCsv },
  json: { contentType: 'application/json; charset=utf-8', write: asJson },
  md: { contentType: 'text/markdown; charset=utf-8', write: asMarkdown },
} as const

export function makeExportProject(deps: Pick<InterviewDeps, 'store' | 'evidence'>): AnalysisVerbs['exportProject'] {
  return defineVerb({
    name: 'interview.export',
    summary: 'A project as a file: insight cards with their quotes and the masked answers, as CSV, JSON or Markdown.',
    input: ExportInput,
    output: ExportOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { project_id: projectId, format }) {
      researcherOnly(ctx)
      const exported = await gather(deps, ctx, projectId)
      const { contentType, write } = FORMATS[format]
      return {
        filename: `interview-${projectId.slice(0, 8)}.${format}`,
        content_type: contentType,
        content: write(exported),
      }
    },
  })
}

/** Hidden cards stay hidden; what was erased is not there to be read. */
async function gather(
  deps: Pick<InterviewDeps, 'store' | 'evidence'>,
  ctx: Context,
  projectId: string,
): Promise<Exported> {
  const project = await findProject(deps.store.db, ctx, projectId)
  const insights = (await readCards(deps, ctx, projectId)).filter(({ hidden }) => !hidden)
  return { project, insights, transcripts: await readTranscripts(deps.store.db, ctx, projectId) }
}
