import { setTimeout as sleep } from 'node:timers/promises'
import type { RunView } from '#capabilities/research/contract.ts'
import type { RunVerbs } from '#capabilities/research/index.ts'
import { callVerb } from '#kernel/verb.ts'
import { cliContext } from '../context.ts'
import type { CliDeps } from '../deps.ts'
import { note } from '../output.ts'
import { ProgressView } from './progress-view.ts'

const LOOK_MS = 300

/** Shows how far a run is until it is over. Ctrl-C cancels it; what it has by then is kept. */
export async function followRun(deps: CliDeps, research: RunVerbs, run_id: string): Promise<RunView> {
  const read = async () => research.getRun.output.parse(await callVerb(research.getRun, cliContext(deps), { run_id }))
  const view = new ProgressView(deps)
  const stop = new AbortController()
  const off = deps.onInterrupt(() => stop.abort())
  try {
    let cancelled = false
    for (;;) {
      const run = await read()
      await view.show(run)
      if (run.status !== 'queued' && run.status !== 'running') return run
      if (stop.signal.aborted && !cancelled) {
        cancelled = true
        await note(deps, 'naze: stopping, and keeping what there is')
        await callVerb(research.cancelRun, cliContext(deps), { run_id })
        continue
      }
      // Once it is being cancelled, the end is waited for at the usual pace.
      await sleep(LOOK_MS, undefined, cancelled ? {} : { signal: stop.signal }).catch(() => undefined)
    }
  } finally {
    off()
    view.end()
  }
}
