import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { KnownFile, ParseDone, ParserData, ParseTask } from './parse-worker.ts'

const WORKER = new URL(`parse-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)
/** A batch is big enough to be worth a message and small enough that all threads end together. */
const BATCH_BYTES = 400_000
const BATCH_FILES = 100
const MOST_THREADS = 4
/** What a thread holds is one file at a time; without a limit the collector waits for hundreds of megabytes. */
const LIMITS = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 512 }
const IDLE_MS = 30_000

/** Threads that parse files. They are started when needed and given back after a while without work. */
export class ParsePool {
  readonly #data: ParserData
  #threads: Worker[] = []
  #idle: NodeJS.Timeout | undefined
  #running = 0
  #lastId = 0
  #stopped = false

  constructor(data: ParserData) {
    this.#data = data
  }

  /** Starts the threads ahead of the first batch: they load while the caller still looks for files. */
  warm(files = Number.POSITIVE_INFINITY): void {
    clearTimeout(this.#idle)
    const wanted = Math.min(MOST_THREADS, availableParallelism(), Math.ceil(files / 8))
    while (this.#threads.length < wanted) this.#threads.push(this.#start())
  }

  /** Hands over each batch as it is done. Rejects when a thread breaks or the pool is stopped. */
  async parse(files: readonly KnownFile[], onBatch: (done: ParseDone) => void): Promise<void> {
    if (files.length === 0) return
    this.warm(files.length)
    this.#running++
    const batches = batchesOf(files)
    try {
      await Promise.all(
        this.#threads.map(async (thread) => {
          thread.ref()
          for (let batch = batches.pop(); batch !== undefined && !this.#stopped; batch = batches.pop())
            onBatch(await this.#ask(thread, batch))
        }),
      )
      if (this.#stopped) throw new Error('the index was closed')
    } finally {
      if (--this.#running === 0) this.#rest()
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#idle)
    const threads = this.#threads
    this.#threads = []
    await Promise.all(threads.map((thread) => thread.terminate()))
  }

  #start(): Worker {
    const thread = new Worker(WORKER, {
      name: 'naze-parse',
      workerData: this.#data,
      env: {},
      execArgv: [],
      resourceLimits: LIMITS,
    })
    thread.unref()
    thread.setMaxListeners(0)
    thread.on('error', () => this.#drop(thread))
    thread.on('exit', () => this.#drop(thread))
    return thread
  }

  #drop(thread: Worker): void {
    this.#threads = this.#threads.filter((each) => each !== thread)
  }

  #ask(thread: Worker, files: KnownFile[]): Promise<ParseDone> {
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<ParseDone>()
    const hear = (done: ParseDone) => done.id === id && resolve(done)
    const fail = (error?: unknown) => reject(error instanceof Error ? error : new Error('a parsing thread ended'))
    thread.on('message', hear).once('error', fail).once('exit', fail)
    const task: ParseTask = { id, files }
    thread.postMessage(task, [])
    return promise.finally(() => thread.off('message', hear).off('error', fail).off('exit', fail))
  }

  #rest(): void {
    for (const thread of this.#threads) thread.unref()
    this.#idle = setTimeout(() => {
      for (const thread of this.#threads) void thread.terminate()
      this.#threads = []
    }, IDLE_MS).unref()
  }
}

function batchesOf(files: readonly KnownFile[]): KnownFile[][] {
  const batches: KnownFile[][] = []
  let batch: KnownFile[] = []
  let bytes = 0
  for (const file of files) {
    batch.push(file)
    bytes += file.size
    if (bytes < BATCH_BYTES && batch.length < BATCH_FILES) continue
    batches.push(batch)
    batch = []
    bytes = 0
  }
  if (batch.length > 0) batches.push(batch)
  return batches
}
