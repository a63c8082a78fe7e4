import { setTimeout as sleep } from 'node:timers/promises'
import { researchStream, type RunView } from '#capabilities/research/contract.ts'
import type { RunVerbs } from '#capabilities/research/index.ts'
import type { LiveReader } from '#kernel/live/contract.ts'
import { callVerb } from '#kernel/verb.ts'
import { cliContext } from '../context.ts'
import type { CliDeps } from '../deps.ts'
import { note } from '../output.ts'
import { ProgressView } from './progress-view.ts'

/** Also without news: whoever told them may be gone, and the run goes on elsewhere. */
const LOOK_MS = 2_000
/** News come in bursts. */
const GAP_MS = 150

/** Shows how far a run is until it is over. Ctrl-C cancels it; what it has by then is kept. */
export async function followRun(
  deps: CliDeps,
  { research, live }: { research: RunVerbs; live: LiveReader },
  run_id: string,
): Promise<RunView> {
  const read = async () => research.getRun.output.parse(await callVerb(research.getRun, cliContext(deps), { run_id }))
  const view = new ProgressView(deps)
  const bell = new Bell()
  const over = new AbortController()
  void bell.ringOn(live.follow(cliContext(deps), researchStream.name(run_id), 0, over.signal))
  let stopAsked = false
  const off = deps.onInterrupt(() => {
    stopAsked = true
    bell.ring()
  })
  try {
    let cancelled = false
    for (;;) {
      bell.listen()
      const run = await read()
      await view.show(run)
      if (run.status !== 'queued' && run.status !== 'running') return run
      if (stopAsked && !cancelled) {
        cancelled = true
        await note(deps, 'naze: stopping, and keeping what there is')
        await callVerb(research.cancelRun, cliContext(deps), { run_id })
        continue
      }
      await bell.rung(LOOK_MS)
      await sleep(GAP_MS)
    }
  } finally {
    off()
    over.abort()
    view.end()
  }
}

/** Wakes whoever waits for news; one that comes while nobody waits is not lost. */
class Bell {
  #wake = new AbortController()

  listen(): void {
    this.#wake = new AbortController()
  }

  ring(): void {
    this.#wake.abort()
  }

  /** A stream that breaks off only ends the news. */
  async ringOn(news: AsyncIterable<unknown>): Promise<void> {
    try {
      for await (const _ of news) this.ring()
    } catch {
      this.ring()
    }
  }

  async rung(atMostMs: number): Promise<void> {
    await sleep(atMostMs, undefined, { signal: this.#wake.signal }).catch(() => undefined)
  }
}
