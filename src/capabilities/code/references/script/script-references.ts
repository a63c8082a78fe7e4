import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { IndexedFile } from '../../index/symbol-table.ts'
import { isScript } from '../../languages/language.ts'
import type { Answered, Asked, ServiceFile, ServicePlace, ServiceQuestion } from './messages.ts'

const WORKER = new URL(`service-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)
const MOST_MEMORY_MB = 3_000
const IDLE_MS = 300_000

/** What it needs of an index. */
interface Sources {
  root: string
  change: number
  files: ReadonlyMap<string, IndexedFile>
}

/** Asks the compiler's thread of one index, which is started at the first question and let go after a while without any. */
export class ScriptReferences {
  readonly #index: Sources
  #worker: Worker | undefined
  #told = -1
  #lastId = 0
  #idle: NodeJS.Timeout | undefined
  readonly #waiting = new Map<number, { resolve(places: ServicePlace[]): void; reject(error: Error): void }>()
  /** Answers stay true until the index changes. */
  #kept = new Map<string, Promise<ServicePlace[]>>()

  constructor(index: Sources) {
    this.#index = index
  }

  async at(path: string, line: number, column: number): Promise<ServicePlace[]> {
    if (this.#told !== this.#index.change) {
      this.#told = this.#index.change
      this.#kept = new Map()
      void this.#ask({ kind: 'files', files: this.#files() }).catch(() => undefined)
    }
    const key = `${path}:${line}:${column}`
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const asked = this.#ask({ kind: 'references', path, line, column })
    this.#kept.set(key, asked)
    asked.catch(() => this.#kept.delete(key))
    return asked
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#end(new Error('the index was closed'))
    await worker?.terminate()
  }

  #files(): ServiceFile[] {
    const files: ServiceFile[] = []
    for (const { path, stored } of this.#index.files.values())
      if (
        (isScript(stored.language) && stored.state === 'ok') ||
        path === 'package.json' ||
        path.endsWith('/package.json')
      )
        files.push({ path, version: stored.hash })
    return files
  }

  #ask(question: ServiceQuestion): Promise<ServicePlace[]> {
    const worker = (this.#worker ??= this.#start())
    clearTimeout(this.#idle)
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<ServicePlace[]>()
    if (this.#waiting.size === 0) worker.ref()
    this.#waiting.set(id, { resolve, reject })
    const message: Asked = { id, question }
    worker.postMessage(message, [])
    return promise
  }

  #start(): Worker {
    const worker = new Worker(WORKER, {
      name: 'naze-typescript',
      workerData: { root: this.#index.root },
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    worker.on('message', (answer: Answered) => this.#answered(answer))
    worker.on('error', (error) => this.#end(error))
    worker.on('exit', () => this.#end(new Error('the compiler’s thread ended')))
    worker.unref()
    return worker
  }

  #answered(answer: Answered): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('failed' in answer) waiting?.reject(new Error(answer.failed))
    else waiting?.resolve(answer.places)
    if (this.#waiting.size > 0) return
    this.#worker?.unref()
    this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref()
  }

  #end(error: Error): void {
    this.#worker = undefined
    this.#told = -1
    this.#kept = new Map()
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
