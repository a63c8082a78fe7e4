import { defineVerb } from '#kernel/verb.ts'
import { type EXPORT_FORMATS, ExportInput, ExportOutput } from '../../contract.ts'
import type { InterviewDeps } from '../../deps.ts'
import { researcherOnly } from '../../researcher-only.ts'
import type { AnalysisVerbs } from '../../verbs.ts'
import { asCsv } from './as-csv.ts'
import { asMarkdown } from './as-markdown.ts'
import { type Exported, gather } from './exported.ts'

interface Format {
  contentType: string
  write(exported: Exported): string
}

const FORMATS: Readonly<Record<(typeof EXPORT_FORMATS)[number], Format>> = {
  csv: { contentType: 'text/csv; charset=utf-8', write: asCsv },
  json: { contentType: 'application/json; charset=utf-8', write: asJson },
  md: { contentType: 'text/markdown; charset=utf-8', write: asMarkdown },
}

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

function asJson({ project, insights, transcripts }: Exported): string {
  const { id, name, goal, tone, language, status, mustAsk, neverAsk } = project
  const conversations = transcripts.map(({ conversation, messages }) => ({
    id: conversation.id,
    state: conversation.state,
    created_at: conversation.createdAt.toISOString(),
    finished_at: conversation.finishedAt?.toISOString() ?? null,
    messages: messages.map((message) => ({
      id: message.id,
      role: message.role,
      kind: message.meta.kind,
      state: message.meta.state,
      content: message.content,
      masked: message.meta.types ?? [],
      created_at: message.createdAt.toISOString(),
    })),
  }))
  const guide = { id, name, goal, tone, language, status, must_ask: mustAsk, never_ask: neverAsk }
  return `${JSON.stringify({ project: guide, insights, conversations }, null, 2)}\n`
}
