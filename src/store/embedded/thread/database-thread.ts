import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { messages, type PGlite, protocol } from '@electric-sql/pglite'
import { StoreError } from '../../errors/store-error.ts'
import { openFailure } from './open-failure.ts'
import { patienceMs } from '../patience.ts'
import type { DatabaseOptions, FromDatabase, ToDatabase } from './thread-messages.ts'

export type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

/** Beside this file, in whatever form this file runs: as source or as the packed build. */
const WORKER = new URL(`database-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)
const TICK_MS = 250
const OPEN_MS = 60_000

interface Expected {
  answer(message: Exclude<FromDatabase, { kind: 'failed' }>): void
  lose(error: Error): void
  /** Ticks and not a clock: while a laptop sleeps or the process is stopped nobody can answer. */
  ticks: number
  readonly mostTicks: number
}

export interface ThreadEvents {
  /** The thread ends without having been asked to; until `ended` it may still touch its files. */
  onLost(error: StoreError, ended: Promise<void>): void
  onNotification(channel: string, payload: string): void
  /** True when a query that takes long can only be one that never ends, such as on a full disk. */
  isHopeless(): boolean
}

/** A database in a thread of its own: asked one thing at a time, and ended when it does not answer. */
export class DatabaseThread {
  readonly #worker: Worker
  readonly #events: ThreadEvents
  readonly #watch: NodeJS.Timeout
  #parser = new protocol.Parser()
  #expected: Expected | undefined
  #over: StoreError | undefined
  /** What the session was told: new transactions cannot write. */
  readOnly = false

  private constructor(options: DatabaseOptions, events: ThreadEvents) {
    this.#events = events
    // Nothing of the outer process's flags, such as a test runner's, belongs in there.
    this.#worker = new Worker(WORKER, { workerData: options, execArgv: [], name: 'naze-database' })
    this.#worker.on('message', (message: FromDatabase) => this.#onMessage(message))
    this.#worker.on('error', (error) => this.#end(unavailable('the database failed', error)))
    this.#worker.on('exit', () => this.#end(unavailable('the database ended')))
    this.#watch = setInterval(() => this.#tick(), TICK_MS).unref()
  }

  static async open(options: DatabaseOptions, events: ThreadEvents): Promise<DatabaseThread> {
    const thread = new DatabaseThread(options, events)
    await thread.#expect(OPEN_MS)
    return thread
  }

  /** Throws what the database refuses, with its SQLSTATE. */
  async exchange(bytes: Uint8Array<ArrayBuffer>): Promise<Message[]> {
    const answered = await this.#ask(bytes, patienceMs(), [bytes.buffer])
    if (!(answered instanceof Uint8Array)) throw unavailable('the database answered out of turn')
    const found: Message[] = []
    let refused: Error | undefined
    this.#parser.parse(answered, (message) => {
      if (message instanceof messages.DatabaseError) refused ??= message
      else if (message instanceof messages.NotificationResponseMessage)
        this.#events.onNotification(message.channel, message.payload)
      else found.push(message)
    })
    if (refused === undefined) return found
    this.#parser = new protocol.Parser()
    throw refused
  }

  /** The whole folder as a gzipped tar. */
  async dump(): Promise<Uint8Array> {
    const dumped = await this.#ask('dump', patienceMs())
    if (!(dumped instanceof Uint8Array)) throw unavailable('the database answered out of turn')
    return dumped
  }

  /** Lets it write what it still holds; one that does not, within the limit, is ended as it is. */
  async close(limitMs: number): Promise<void> {
    if (this.#over === undefined && this.#expected === undefined) {
      await this.#ask('close', limitMs).catch(() => undefined)
    }
    await this.kill(new StoreError('DB_UNAVAILABLE', 'The store is closed.'))
  }

  /** Without a word, as if the power had gone; what was committed is found again on opening. */
  async kill(error: StoreError): Promise<void> {
    this.#over ??= error
    clearInterval(this.#watch)
    await this.#worker.terminate()
    this.#expected?.lose(error)
    this.#expected = undefined
  }

  #ask(message: ToDatabase, limitMs: number, transfer: ArrayBuffer[] = []): Promise<Exclude<FromDatabase, Failed>> {
    if (this.#over !== undefined) return Promise.reject(this.#over)
    const answered = this.#expect(limitMs)
    this.#worker.postMessage(message, transfer)
    return answered
  }

  #expect(limitMs: number): Promise<Exclude<FromDatabase, Failed>> {
    const { promise, resolve, reject } = Promise.withResolvers<Exclude<FromDatabase, Failed>>()
    this.#expected = { answer: resolve, lose: reject, ticks: 0, mostTicks: limitMs / TICK_MS }
    return promise
  }

  #onMessage(message: FromDatabase): void {
    const expected = this.#expected
    this.#expected = undefined
    if (message instanceof Uint8Array || message.kind !== 'failed') return expected?.answer(message)
    this.#over = openFailure(message)
    expected?.lose(this.#over)
    void this.kill(this.#over)
  }

  #tick(): void {
    const expected = this.#expected
    if (expected === undefined) return
    expected.ticks += 1
    const hopeless = expected.ticks > HOPELESS_TICKS && this.#events.isHopeless()
    if (expected.ticks < expected.mostTicks && !hopeless) return
    this.#end(unavailable('the database did not answer and is opened again'))
  }

  #end(error: StoreError): void {
    if (this.#over !== undefined) return
    this.#over = error
    // Before whoever is inside hears of it and lets the next one in.
    this.#events.onLost(error, this.kill(error))
  }
}

type Failed = { kind: 'failed' }
/** On a disk without room an ordinary query has had two seconds by now. */
const HOPELESS_TICKS = 2_000 / TICK_MS

function unavailable(message: string, cause?: unknown): StoreError {
  return new StoreError('DB_UNAVAILABLE', message, cause)
}
