import type { FastifyInstance } from 'fastify'
import { NazeError } from '#kernel/errors.ts'

const MAX_STREAMS = 1_000

/** What one server is busy with, so that a shutdown can finish it. */
export class Lifecycle {
  readonly #stop = new AbortController()
  readonly #running = new Set<Promise<unknown>>()
  readonly #streams = new Set<AbortController>()
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

  openStream(): AbortController {
    if (this.#streams.size >= MAX_STREAMS) throw new NazeError('OVERLOADED', 'Too many live streams are open.')
    const stream = new AbortController()
    this.#streams.add(stream)
    return stream
  }

  closeStream(stream: AbortController): void {
    this.#streams.delete(stream)
    stream.abort()
  }

  beginDrain(): void {
    this.#draining = true
    for (const stream of this.#streams) this.closeStream(stream)
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
