/**
 * Why a run is stopped. A cancelled one has come to its end, and so has one whose work cannot be kept; one that was lost
 * or that the house closed on goes on elsewhere.
 */
export type StopReason = 'cancelled' | 'broken' | 'closing' | 'lost'

export class Stopped extends Error {
  override readonly name = 'Stopped'
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(`the run is stopped: ${reason}`)
    this.reason = reason
  }
}

export interface ActiveRun {
  readonly signal: AbortSignal
  readonly reason: StopReason | undefined
  stop(reason: StopReason): void
  end(): void
}

/** The runs this process works on, so that stopping one really stops its fetches and model calls. */
export class ActiveRuns {
  readonly #runs = new Map<string, { run: ActiveRun; ended: Promise<void> }>()
  #closing = false

  has(runId: string): boolean {
    return this.#runs.has(runId)
  }

  begin(runId: string): ActiveRun {
    const controller = new AbortController()
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    let why: StopReason | undefined
    const run: ActiveRun = {
      signal: controller.signal,
      get reason() {
        return why
      },
      stop(reason) {
        why ??= reason
        controller.abort(new Stopped(why))
      },
      end: () => {
        this.#runs.delete(runId)
        resolve()
      },
    }
    this.#runs.set(runId, { run, ended })
    if (this.#closing) run.stop('closing')
    return run
  }

  /** Resolves when its work has ended; at once when it is not here. */
  async stop(runId: string, reason: StopReason): Promise<void> {
    const active = this.#runs.get(runId)
    active?.run.stop(reason)
    await active?.ended
  }

  /** The house closes: what is running here goes on where it is opened next. */
  async close(): Promise<void> {
    this.#closing = true
    await Promise.all([...this.#runs.keys()].map((runId) => this.stop(runId, 'closing')))
  }
}
