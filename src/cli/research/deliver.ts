import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { REPORT_FORMATS, type ReportFile, type RunView } from '#capabilities/research/contract.ts'
import type { RunVerbs } from '#capabilities/research/index.ts'
import { NazeError } from '#kernel/errors.ts'
import { call } from '../call.ts'
import type { CliDeps } from '../deps.ts'
import { Exit, EXIT } from '../exit-codes.ts'
import { note, say, sayJson } from '../output.ts'

export interface Delivery {
  out?: string
  json?: true
}

/** The report of a run that is over, and an exit code that says how it ended. */
export async function deliver(deps: CliDeps, research: RunVerbs, run: RunView, { out, json }: Delivery): Promise<void> {
  const { run_id } = run
  if (run.has_report && (out !== undefined || json !== true)) {
    const format = out === undefined ? 'md' : formatOf(out)
    await hand(deps, await call(deps, 'reading the report', research.report, { run_id, format }), out)
  }
  if (json === true) await sayJson(deps, run)
  if (run.status === 'completed') return
  const why = run.error?.message ?? 'This research was cancelled.'
  await note(deps, `naze: ${why} Go on with: naze research resume ${run_id}`)
  throw new Exit(run.status === 'cancelled' ? EXIT.stopped : EXIT.failed)
}

/** Into the file, or onto stdout where it is text. */
export async function hand(deps: CliDeps, file: ReportFile, out: string | undefined): Promise<void> {
  if (out === undefined) {
    if (file.encoding !== 'utf8') throw new NazeError('INVALID_INPUT', `--out: say where to write ${file.filename}`)
    return say(deps, file.content.replace(/\n$/, ''))
  }
  try {
    await writeFile(out, Buffer.from(file.content, file.encoding))
  } catch (cause) {
    throw new NazeError('INVALID_INPUT', `${out} cannot be written; the report is kept`, { cause })
  }
  await note(deps, `naze: wrote ${out}`)
}

/** By the name of the file; Markdown where that says nothing. */
export function formatOf(out: string): string {
  const ending = extname(out).slice(1).toLowerCase()
  return REPORT_FORMATS.find((format) => format === ending) ?? 'md'
}
