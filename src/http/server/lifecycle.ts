import type { FastifyInstance } from 'fastify'
import { NazeError } from '#kernel/errors.ts'

const MOST_STREAMS = 2_000
const SHORT_WAIT_S = 10

/** What one server is busy with, so that a shutdown can finish it. */
export class Lifecycle {
  readonly #stop = new AbortController()
  readonly #running = new Set<Promise<unknown>>()
  readonly #streams = new Map<AbortController, string>()
  readonly #byAddress = new Map<string, number>()
  readonly turnDrainMs: number
  #draining = false

  constructor(turnDrainMs: number) {
    this.turnDrainMs = turnDrainMs
  }

  /** Aborts only when a shutdown runs out of patience: a client that hangs up never cancels a turn. */
  get signal(): AbortSignal {
    return this.#stop.signal
  }

  get draining(): boolean {
    return this.#draining
  }

  /** Counted apart from connections: a turn goes on after its client has hung up, and must be waited for. */
  async track<T>(work: Promise<T>): Promise<T> {
    this.#running.add(work)
    try {
      return await work
    } finally {
      this.#running.delete(work)
    }
  }

  /** One address cannot take the streams of all others. */
  openStream(address: string, mostPerAddress: number): AbortController {
    if (this.#streams.size >= MOST_STREAMS) throw new NazeError('OVERLOADED', 'Too many live streams are open.')
    const own = this.#byAddress.get(address) ?? 0
    if (own >= mostPerAddress) {
      const details = { retryAfter: SHORT_WAIT_S }
      throw new NazeError('RATE_LIMITED', 'Too many live streams are open from this address.', { details })
    }
    const stream = new AbortController()
    this.#streams.set(stream, address)
    this.#byAddress.set(address, own + 1)
    return stream
  }

  closeStream(stream: AbortController): void {
    const address = this.#streams.get(stream)
    if (address !== undefined) {
      const left = (this.#byAddress.get(address) ?? 0) - 1
      if (left > 0) this.#byAddress.set(address, left)
      else this.#byAddress.delete(address)
    }
    this.#streams.delete(stream)
    stream.abort()
  }

  beginDrain(): void {
    this.#draining = true
    for (const stream of this.#streams.keys()) this.closeStream(stream)
  }

  stopRunning(): void {
    this.#stop.abort(new NazeError('CANCELLED', 'The server is shutting down.'))
  }

  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
  }
}

const lifecycles = new WeakMap<object, Lifecycle>()

/** By the Node server: Fastify hands out derived instances, which all share it. */
export function attachLifecycle(server: FastifyInstance, lifecycle: Lifecycle): void {
  lifecycles.set(server.server, lifecycle)
}

export function lifecycleOf(server: FastifyInstance): Lifecycle | undefined {
  return lifecycles.get(server.server)
}
