import { Worker } from 'node:worker_threads'

/** What crosses to a thread and back; `answering` is the other side. */
export interface Asked<Q> {
  id: number
  question: Q
}
export type Answered<A> = { id: number } & ({ answer: A } | { failed: string })

interface Waiting<A> {
  resolve(answer: A): void
  reject(error: Error): void
}

export interface ThreadOptions {
  /** The file it runs. */
  worker: URL
  name: string
  workerData?: unknown
  mostMemoryMb: number
  /** Called once, when it is over: let go after a while without a question, killed, or broken. */
  onEnd(): void
}

/** Nobody asked for this long: what it holds is given back. */
const IDLE_MS = 60_000

/** A thread that answers questions, several at a time, and keeps no process alive while it has none. */
export class AskedThread<Q, A> {
  readonly #worker: Worker
  readonly #onEnd: () => void
  readonly #waiting = new Map<number, Waiting<A>>()
  #lastId = 0
  #idle: NodeJS.Timeout | undefined
  #over = false

  constructor({ worker, name, workerData, mostMemoryMb, onEnd }: ThreadOptions) {
    this.#onEnd = onEnd
    this.#worker = new Worker(worker, {
      name,
      workerData,
      // Nothing of the outer process, its environment or flags, belongs in there.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    })
    this.#worker.unref()
    this.#worker.on('message', (message: Answered<A>) => this.#answered(message))
    this.#worker.on('error', (error) => this.end(error))
    this.#worker.on('exit', () => this.end(new Error(`${name} ended`)))
  }

  /** Rejects as the signal does; the thread may go on with the question for others' sake. */
  async ask(question: Q, signal: AbortSignal): Promise<A> {
    signal.throwIfAborted()
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<A>()
    const leave = () => reject(signal.reason as Error)
    signal.addEventListener('abort', leave, { once: true })
    clearTimeout(this.#idle)
    if (this.#waiting.size === 0) this.#worker.ref()
    this.#waiting.set(id, { resolve, reject })
    const message: Asked<Q> = { id, question }
    this.#worker.postMessage(message, [])
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', leave)
      this.#waiting.delete(id)
      if (this.#waiting.size === 0) this.#rest()
    }
  }

  /** Whoever still waits gets the error. */
  end(error: Error): void {
    if (this.#over) return
    this.#over = true
    this.#onEnd()
    clearTimeout(this.#idle)
    for (const { reject } of this.#waiting.values()) reject(error)
    void this.#worker.terminate()
  }

  #rest(): void {
    this.#worker.unref()
    if (!this.#over) this.#idle = setTimeout(() => this.end(new Error('let go')), IDLE_MS).unref()
  }

  #answered(message: Answered<A>): void {
    const waiting = this.#waiting.get(message.id)
    if ('failed' in message) waiting?.reject(new Error(message.failed))
    else waiting?.resolve(message.answer)
  }
}
