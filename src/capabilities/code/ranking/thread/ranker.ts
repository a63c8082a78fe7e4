import { existsSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { HistoryNews } from '../history/kept-history.ts'
import type { Asked, RankAnswer, RankerData, RankQuestion, Told } from './messages.ts'

const WORKER = new URL(`rank-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)
/** A small young generation: what a request leaves behind is collected early and not kept for a server's whole life. */
const LIMITS = { maxOldGenerationSizeMb: 2_000, maxYoungGenerationSizeMb: 16 }
const IDLE_MS = 300_000

/** Asks the ranking thread of one index, which is started at the first question and let go after a while without any. */
export class Ranker {
  readonly #data: RankerData
  #worker: Worker | undefined
  #lastId = 0
  #closed = false
  #idle: NodeJS.Timeout | undefined
  #history: HistoryNews | undefined
  readonly #waiting = new Map<number, { resolve(answer: RankAnswer): void; reject(error: Error): void }>()

  constructor(data: RankerData) {
    this.#data = data
  }

  /** How far the history is; undefined until somebody has asked for it. */
  get history(): HistoryNews | undefined {
    return this.#history
  }

  rank(text: string, byMeaning: boolean): Promise<RankAnswer> {
    return this.#ask({ kind: 'rank', text, byMeaning })
  }

  /** Brings the history up to date; resolves when it is. Without a repository no thread is started for it. */
  async readHistory(): Promise<HistoryNews> {
    if (!isInGit(this.#data.root)) return { state: 'none', commits: 0 }
    return (await this.#ask({ kind: 'history' })).history
  }

  /** So long a history that is being read may go on. */
  async close(patienceMs = 0): Promise<void> {
    if (patienceMs > 0 && this.#history?.state === 'reading')
      await Promise.race([this.readHistory().catch(() => undefined), sleep(patienceMs, undefined, { ref: false })])
    this.#closed = true
    await this.#stop()
  }

  async #stop(): Promise<void> {
    const worker = this.#worker
    this.#end(new Error('the index was closed'))
    await worker?.terminate()
  }

  #ask(question: RankQuestion): Promise<RankAnswer> {
    if (this.#closed) return Promise.reject(new Error('the index was closed'))
    const worker = (this.#worker ??= this.#start())
    clearTimeout(this.#idle)
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<RankAnswer>()
    if (this.#waiting.size === 0) worker.ref()
    this.#waiting.set(id, { resolve, reject })
    const message: Asked = { id, question }
    worker.postMessage(message, [])
    return promise
  }

  #start(): Worker {
    const worker = new Worker(WORKER, {
      name: 'naze-rank',
      workerData: this.#data,
      execArgv: [],
      resourceLimits: LIMITS,
    })
    worker.on('message', (told: Told) => this.#told(told))
    const ended = (error: Error) => worker === this.#worker && this.#end(error)
    worker.on('error', ended)
    worker.on('exit', () => ended(new Error('the ranking thread ended')))
    worker.unref()
    return worker
  }

  #told(told: Told): void {
    if ('news' in told) {
      this.#history = told.news
      return
    }
    const waiting = this.#waiting.get(told.id)
    this.#waiting.delete(told.id)
    if ('failed' in told) waiting?.reject(new Error(told.failed))
    else waiting?.resolve(told.answer)
    if (this.#waiting.size > 0) return
    this.#worker?.unref()
    this.#idle = setTimeout(() => void this.#stop(), IDLE_MS).unref()
  }

  #end(error: Error): void {
    clearTimeout(this.#idle)
    this.#worker = undefined
    this.#history = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

/** A folder or a file of this name makes a repository, here or in a folder above. */
function isInGit(folder: string): boolean {
  const above = dirname(folder)
  return existsSync(join(folder, '.git')) || (above !== folder && isInGit(above))
}
