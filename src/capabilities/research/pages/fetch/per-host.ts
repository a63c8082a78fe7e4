import { setTimeout as sleep } from 'node:timers/promises'

/** One request a second and host, in the order they came. Who is aborted leaves the queue at once. */
export class PerHost {
  readonly #everyMs: number
  readonly #free = new Map<string, number>()
  readonly #now: () => number

  constructor(everyMs: number, now: () => number = () => performance.now()) {
    this.#everyMs = everyMs
    this.#now = now
  }

  /** Resolves when it is this request's turn; rejects as the signal does. */
  async turn(host: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const now = this.#now()
    const at = Math.max(now, this.#free.get(host) ?? 0)
    this.#free.set(host, at + this.#everyMs)
    this.#forgetIdle(now)
    if (at <= now) return
    try {
      await sleep(at - now, undefined, { signal })
    } catch (error) {
      // The last in the queue leaves no gap behind.
      if (this.#free.get(host) === at + this.#everyMs) this.#free.set(host, at)
      throw error
    }
  }

  /** A host that asks to be left alone is: nobody's turn comes before. */
  hold(host: string, ms: number): void {
    this.#free.set(host, Math.max(this.#free.get(host) ?? 0, this.#now() + ms))
  }

  #forgetIdle(now: number): void {
    if (this.#free.size > 1_000) for (const [host, at] of this.#free) if (at < now) this.#free.delete(host)
  }
}
