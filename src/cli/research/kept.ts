import { type Command, Option } from 'commander'
import { REPORT_FORMATS, type RunView } from '#capabilities/research/contract.ts'
import { call } from '../call.ts'
import type { CliDeps } from '../deps.ts'
import { note, say, sayJson } from '../output.ts'
import { table } from '../table.ts'
import { withStore } from '../with-store.ts'
import { deliver, type Delivery, formatOf, hand } from './deliver.ts'
import { followRun } from './follow-run.ts'

interface Printing {
  json?: true
}

/** What can be done with research that is kept. */
export function addKeptResearch(research: Command, deps: CliDeps): void {
  research
    .command('list')
    .description('Show research, newest first, with how it ended.')
    .option('--limit <number>', 'how many, at most 100 (default: 50)')
    .option('--cursor <cursor>', 'go on from where an earlier list ended')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze research list --limit 10')
    .action(async ({ json, ...input }: Printing) => {
      const output = await withStore(deps, (verbs) => call(deps, 'reading', verbs.research.listRuns, input))
      if (json === true) return sayJson(deps, output)
      if (output.runs.length === 0) return note(deps, 'naze: no research yet; naze research "topic" starts one')
      const rows = output.runs.map((run) => [run.run_id, run.status, score(run.final_score), run.created_at, run.topic])
      await say(deps, table(rows))
      if (output.next_cursor !== null) await note(deps, `naze: more with --cursor ${output.next_cursor}`)
    })
  research
    .command('show <id>')
    .description('Show how far a research is, or how it ended: agents, scores, conflicts, cost.')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze research show 3f0c…')
    .action(async (run_id: string, { json }: Printing) => {
      const run = await withStore(deps, (verbs) => call(deps, 'reading', verbs.research.getRun, { run_id }))
      await (json === true ? sayJson(deps, run) : say(deps, shown(run)))
    })
  research
    .command('cancel <id>')
    .description('Stop a research that runs elsewhere, and keep what it has.')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze research cancel 3f0c…')
    .action(async (run_id: string, { json }: Printing) => {
      const run = await withStore(deps, (verbs) => call(deps, 'stopping', verbs.research.cancelRun, { run_id }))
      await (json === true ? sayJson(deps, run) : say(deps, `${run.run_id}  ${run.status}`))
    })
  research
    .command('resume <id>')
    .description('Go on with a research that was stopped or failed, without doing anything twice.')
    .option('--out <file>', 'write the report into a file: .md, .html, .json or .docx')
    .option('--json', 'print the whole run as JSON')
    .addHelpText('after', '\nExample:\n  naze research resume 3f0c… --out report.md')
    .action(async (run_id: string, options: Delivery) => {
      await withStore(deps, async ({ research: verbs }, live) => {
        await call(deps, 'going on', verbs.resumeRun, { run_id })
        await deliver(deps, verbs, await followRun(deps, { research: verbs, live }, run_id), options)
      })
    })
  addReport(research, deps)
}

function addReport(research: Command, deps: CliDeps): void {
  research
    .command('report <id>')
    .description('Print the report of a research, or write it into a file.')
    .addOption(
      new Option('--format <format>', 'of the report (default: by the name of the file)').choices(REPORT_FORMATS),
    )
    .option('--transparency', 'every decision, score and attribution instead, as json or md')
    .option('--out <file>', 'write it here instead of printing it')
    .addHelpText(
      'after',
      '\nExamples:\n  naze research report 3f0c…\n  naze research report 3f0c… --out report.docx\n  naze research report 3f0c… --transparency --format md',
    )
    .action(async (run_id: string, options: { format?: string; transparency?: true; out?: string }) => {
      const { out, transparency } = options
      const format = options.format ?? (out === undefined ? 'md' : formatOf(out))
      await withStore(deps, async ({ research: verbs }) => {
        const input = { run_id, format }
        const file =
          transparency === true
            ? await call(deps, 'reading', verbs.transparency, input)
            : await call(deps, 'reading', verbs.report, input)
        await hand(deps, file, out)
      })
    })
}

const score = (share: number | null) => (share === null ? '-' : share.toFixed(2))

function shown(run: RunView): string {
  const part = (name: string, text: string) => `${name.padEnd(11)} ${text}`
  const { config } = run
  const ended = run.ended_by === null ? '' : `, ended by ${run.ended_by}`
  return [
    run.topic,
    part('id', run.run_id),
    part('status', `${run.status} (${run.progress} %)${ended}`),
    part(
      'asked for',
      `${config.agentCount} agents, ${config.iterationCount} iterations, ${config.searchConfig.provider}`,
    ),
    part('score', score(run.final_score)),
    part('conflicts', `${run.conflicts}${run.needs_human_review ? ', someone should look at them' : ''}`),
    part('tokens', `${run.tokens_in} in, ${run.tokens_out} out`),
    part('cost', run.cost === null ? 'unknown' : `${run.cost.toFixed(4)} US dollars`),
    ...(run.error === null ? [] : [part('error', `${run.error.message} (${run.error.code})`)]),
    ...run.iterations.flatMap(({ iteration, agents, scores, selected_report_id }) => [
      part(
        `iteration ${iteration}`,
        score(scores.find(({ reportId }) => reportId === selected_report_id)?.totalScore ?? null),
      ),
      ...agents.map(
        ({ agent_id, status, pages, claims }) =>
          `  agent ${agent_id}: ${status}, ${pages.length} pages, ${claims} claims`,
      ),
    ]),
  ].join('\n')
}
