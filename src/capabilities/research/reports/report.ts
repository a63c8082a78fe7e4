import { defineVerb } from '#kernel/verb.ts'
import type { z } from 'zod'
import { type FinalReport, type REPORT_FORMATS, ReportInput, ReportOutput } from '../contract.ts'
import type { RunDeps } from '../deps.ts'
import { finalMarkdown } from '../engine/index.ts'
import { readConcluded } from '../rows/runs.ts'
import { notForParticipants } from '../runs/not-for-participants.ts'
import type { RunVerbs } from '../verbs.ts'
import { asDocx, DOCX_TYPE } from './as-docx.ts'
import { asHtml } from './as-html.ts'

type File = z.output<typeof ReportOutput>
export type Written = Pick<File, 'content_type' | 'encoding' | 'content'>

export const asText = (content_type: string, content: string): Written => ({ content_type, encoding: 'utf8', content })
export const MARKDOWN = 'text/markdown; charset=utf-8'
export const JSON_TYPE = 'application/json; charset=utf-8'

const FORMATS: Readonly<Record<(typeof REPORT_FORMATS)[number], (report: FinalReport) => Written>> = {
  md: (report) => asText(MARKDOWN, finalMarkdown(report)),
  html: (report) => asText('text/html; charset=utf-8', asHtml(report)),
  json: (report) => asText(JSON_TYPE, `${JSON.stringify(report, null, 2)}\n`),
  docx: (report) => ({ content_type: DOCX_TYPE, encoding: 'base64', content: asDocx(report).toString('base64') }),
}

export function makeReport({ store }: Pick<RunDeps, 'store'>): RunVerbs['report'] {
  return defineVerb({
    name: 'research.report',
    summary: 'The report of a research as Markdown, HTML, JSON or Word; every sentence cites the page it stands in.',
    input: ReportInput,
    output: ReportOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    async run(ctx, { run_id: runId, format = 'md' }) {
      notForParticipants(ctx)
      const { report } = await readConcluded(store.db, ctx, runId)
      return { filename: `research-${runId.slice(0, 8)}.${format}`, ...FORMATS[format](report) }
    },
  })
}
