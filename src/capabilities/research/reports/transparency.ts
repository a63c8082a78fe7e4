import { defineVerb } from '#kernel/verb.ts'
import { ReportOutput, type TRANSPARENCY_FORMATS, TransparencyInput, type TransparencyReport } from '../contract.ts'
import type { RunDeps } from '../deps.ts'
import { transparencyMarkdown } from '../engine/index.ts'
import { readConcluded } from '../rows/runs.ts'
import { notForParticipants } from '../runs/not-for-participants.ts'
import type { RunVerbs } from '../verbs.ts'
import { asText, JSON_TYPE, MARKDOWN, type Written } from './report.ts'

const FORMATS: Readonly<Record<(typeof TRANSPARENCY_FORMATS)[number], (report: TransparencyReport) => Written>> = {
  json: (report) => asText(JSON_TYPE, `${JSON.stringify(report, null, 2)}\n`),
  md: (report) => asText(MARKDOWN, transparencyMarkdown(report)),
}

export function makeTransparency({ store }: Pick<RunDeps, 'store'>): RunVerbs['transparency'] {
  return defineVerb({
    name: 'research.transparency',
    summary: 'Every decision, score calculation, attribution and conflict of a research, as JSON or Markdown.',
    input: TransparencyInput,
    output: ReportOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    async run(ctx, { run_id: runId, format = 'json' }) {
      notForParticipants(ctx)
      const { transparency } = await readConcluded(store.db, ctx, runId)
      return {
        filename: `research-${runId.slice(0, 8)}-transparency.${format}`,
        ...FORMATS[format](transparency),
      }
    },
  })
}
