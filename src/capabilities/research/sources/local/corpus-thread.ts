import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FromCorpus, Question, ReadAnswer, SearchAnswer, ToCorpus } from './messages.ts'

/** Beside this file, in whatever form this file runs: as source or as the packed build. */
const WORKER = new URL(`corpus-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)
const MOST_MEMORY_MB = 1_024
/** A folder nobody asks about is forgotten, and indexed anew when somebody does. */
const IDLE_MS = 60_000

interface Waiting {
  resolve(answer: FromCorpus): void
  reject(error: Error): void
}
type Request = ToCorpus extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never

/** The index of one folder in its thread, shared by all who ask about that folder. */
export class CorpusThread {
  static readonly #open = new Map<string, CorpusThread>()

  readonly #root: string
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  #idle: NodeJS.Timeout | undefined

  private constructor(root: string) {
    this.#root = root
    this.#worker = new Worker(WORKER, {
      workerData: { root },
      // Nothing of the outer process, its environment or flags, belongs in there.
      env: {},
      execArgv: [],
      name: 'naze-corpus',
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    this.#worker.unref()
    this.#worker.on('message', (message: FromCorpus) => this.#answered(message))
    this.#worker.on('error', (error) => this.#lost(error))
    this.#worker.on('exit', () => this.#lost(new Error('the reader of the folder ended')))
  }

  /** `root` is the folder without links in its way. */
  static of(root: string): CorpusThread {
    const known = this.#open.get(root)
    if (known !== undefined) return known
    const thread = new CorpusThread(root)
    this.#open.set(root, thread)
    return thread
  }

  async search(question: Question, signal: AbortSignal): Promise<SearchAnswer> {
    const answer = await this.#ask({ kind: 'search', question }, signal)
    if (answer.kind !== 'found') throw new Error('the reader of the folder answered out of turn')
    return answer.answer
  }

  async read(url: string, signal: AbortSignal): Promise<ReadAnswer> {
    const answer = await this.#ask({ kind: 'read', url }, signal)
    if (answer.kind !== 'read') throw new Error('the reader of the folder answered out of turn')
    return answer.answer
  }

  async #ask(request: Request, signal: AbortSignal): Promise<FromCorpus> {
    signal.throwIfAborted()
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<FromCorpus>()
    const leave = () => reject(signal.reason as Error)
    signal.addEventListener('abort', leave, { once: true })
    clearTimeout(this.#idle)
    if (this.#waiting.size === 0) this.#worker.ref()
    this.#waiting.set(id, { resolve, reject })
    const message: ToCorpus = { ...request, id }
    this.#worker.postMessage(message, [])
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', leave)
      this.#waiting.delete(id)
      if (this.#waiting.size === 0) this.#rest()
    }
  }

  #rest(): void {
    this.#worker.unref()
    this.#idle = setTimeout(() => this.#lost(new Error('the reader of the folder was let go')), IDLE_MS).unref()
  }

  #answered(message: FromCorpus): void {
    const waiting = this.#waiting.get(message.id)
    if (message.kind === 'failed') waiting?.reject(new Error(message.reason))
    else waiting?.resolve(message)
  }

  /** The next question starts another. */
  #lost(error: Error): void {
    if (CorpusThread.#open.get(this.#root) === this) CorpusThread.#open.delete(this.#root)
    clearTimeout(this.#idle)
    for (const { reject } of this.#waiting.values()) reject(error)
    void this.#worker.terminate()
  }
}
