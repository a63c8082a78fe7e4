import { setTimeout as sleep } from 'node:timers/promises'
import { protocol } from '@electric-sql/pglite'
import { StoreError } from '../errors/store-error.ts'
import { sqlState } from '../errors/sql-state.ts'
import { DatabaseThread, type Message } from './thread/database-thread.ts'
import type { FreeSpace } from './folder/free-space.ts'
import { mayUseReserve, type Reserve } from './folder/reserve.ts'
import { joinBytes } from './thread/join-bytes.ts'
import { Listeners } from './listeners.ts'
import { Turnstile } from './turnstile.ts'
import { loadTypes, type TypeHandlers } from './type-handlers.ts'
import { databaseModule } from './thread/wasm-module.ts'

const { serialize } = protocol
const READ_ONLY = '25006'
const TRY_AGAIN_MS = 1_000
const CLOSE_MS = 3_000

export interface EmbeddedOptions {
  folder: string | undefined
  template?: string
  space: FreeSpace
  /** Given up for who erases, or to open at all. */
  reserve?: Pick<Reserve, 'release'>
  /** What whoever looks after the server should hear of. */
  onNews?: (news: string) => void
}

/** One database session, for as long as its thread lives. */
export interface Session {
  readonly types: TypeHandlers
  send(parts: readonly Uint8Array[]): Promise<Message[]>
  /** From here on the transaction that is open can only read; called between two queries when the disk runs out. */
  keepRoom(): Promise<void>
}

interface Opened {
  thread: DatabaseThread
  session: Session
}

/**
 * PGlite in a thread of its own, for one user at a time. A thread that hangs or dies is replaced by a new one on the same
 * folder: whoever was waiting is refused, what was committed is there again, and listeners are told to look for themselves.
 */
export class EmbeddedDatabase {
  readonly #options: EmbeddedOptions
  readonly #turnstile = new Turnstile()
  readonly #listeners = new Listeners()
  #opened: Opened | undefined
  /** Why there is no database right now. */
  #down: StoreError | undefined
  #reopening: Promise<void> | undefined
  /** The transaction of whoever is inside was told to stop writing. */
  #isStopped = false
  /** Whoever is inside deletes words, and may write although the disk is full. */
  #isErasing = false
  #closed = false

  private constructor(options: EmbeddedOptions) {
    this.#options = options
  }

  static async open(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
    const database = new EmbeddedDatabase(options)
    await database.#open()
    if (options.folder !== undefined) options.space.watch()
    return database
  }

  /** False while it is being opened again. */
  get isUp(): boolean {
    return this.#opened !== undefined
  }

  get space(): FreeSpace {
    return this.#options.space
  }

  /** Nobody else's query runs until `work` has ended. */
  exclusive<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.#turnstile.pass(async () => {
      const { thread, session } = await this.#ready()
      this.#isErasing = mayUseReserve() && (await this.#makeRoomToErase())
      await this.#followSpace(thread)
      this.#isStopped = false
      if (!this.#isErasing) return work(session)
      const done = await work(session)
      // The log that still holds what was erased goes, and makes room.
      await thread.exchange(joinBytes([serialize.query('checkpoint')])).catch(() => [])
      return done
    })
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const { name, isFirst, stop } = this.#listeners.add(channel, onPayload)
    if (isFirst) await this.exclusive((session) => session.send([listenTo(name)]))
    return async () => stop()
  }

  dump(): Promise<Uint8Array> {
    return this.#turnstile.pass(async () => (await this.#ready()).thread.dump())
  }

  /** Waits a moment for whoever is inside; a database that hangs is ended. */
  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    this.#options.space.stop()
    this.#turnstile.turnAway(closedStore())
    const opened = this.#opened
    const timer = new AbortController()
    const idle = this.#turnstile.pass(async () => undefined)
    await Promise.race([idle, sleep(CLOSE_MS, undefined, { signal: timer.signal }).catch(() => undefined)])
    timer.abort()
    this.#opened = undefined
    await opened?.thread.close(CLOSE_MS)
    await this.#reopening
  }

  async #ready(): Promise<Opened> {
    if (this.#opened === undefined && this.#down === undefined) await this.#reopening
    if (this.#closed) throw closedStore()
    if (this.#opened !== undefined) return this.#opened
    throw new StoreError('DB_UNAVAILABLE', 'The database does not answer right now.', this.#down)
  }

  async #open(): Promise<void> {
    const { folder, template } = this.#options
    const thread = await DatabaseThread.open(
      { folder, template, module: await databaseModule() },
      {
        // Nobody uses a thread that is lost while it opens: that is a failure to open.
        onLost: (error, ended) => this.#opened !== undefined && this.#lost(error, ended),
        onNotification: (channel, payload) => this.#listeners.deliver(channel, payload),
        isHopeless: () => this.#options.space.isHopeless,
      },
    )
    try {
      const types = await loadTypes((parts) => thread.exchange(joinBytes(parts)))
      for (const channel of this.#listeners.channels()) await thread.exchange(joinBytes([listenTo(channel)]))
      this.#opened = { thread, session: this.#sessionOn(thread, types) }
    } catch (error) {
      await thread.close(CLOSE_MS)
      throw error
    }
  }

  #sessionOn(thread: DatabaseThread, types: TypeHandlers): Session {
    return {
      types,
      send: async (parts) => {
        try {
          return await thread.exchange(joinBytes(parts))
        } catch (error) {
          if (sqlState(error) === READ_ONLY && (thread.readOnly || this.#isStopped)) throw storeFull(error)
          throw error
        }
      },
      keepRoom: async () => {
        const { space } = this.#options
        if (space.isStale) await space.look()
        if (this.#isStopped || !space.isOut || this.#isErasing) return
        this.#isStopped = true
        await thread.exchange(joinBytes([serialize.query('set transaction_read_only = on')])).catch(() => [])
      },
    }
  }

  /** PostgreSQL itself refuses to write while there is no room, so nothing can be forgotten; reading goes on. */
  async #followSpace(thread: DatabaseThread): Promise<void> {
    const { space, folder } = this.#options
    if (folder === undefined) return
    if (space.isStale) await space.look()
    const readOnly = space.isFull && !this.#isErasing
    if (readOnly === thread.readOnly) return
    await thread.exchange(
      joinBytes([serialize.query(`set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`)]),
    )
    thread.readOnly = readOnly
  }

  /** True when the disk is full and there is room to erase all the same. */
  async #makeRoomToErase(): Promise<boolean> {
    const { space, reserve } = this.#options
    await space.look()
    if (!space.isFull) return false
    if (reserve?.release() === true) this.#options.onNews?.('the reserve was given up, so that words can be erased')
    await space.look()
    return space.isFull && !space.isHopeless
  }

  #lost(error: StoreError, ended: Promise<void>): void {
    this.#opened = undefined
    if (this.#closed) return
    this.#options.onNews?.(`the embedded database is opened again: ${error.message}`)
    this.#turnstile.turnAway(new StoreError('DB_UNAVAILABLE', 'The database does not answer right now.', error))
    this.#reopening = this.#reopen(ended)
  }

  /** Until it succeeds: what stands in the way, such as a full disk, may be gone in a moment. */
  async #reopen(ended: Promise<void>): Promise<void> {
    await ended
    while (!this.#closed) {
      try {
        await this.#options.space.look()
        // Opening writes too; without this even what was said could not be read until somebody frees the disk.
        if (this.#options.space.isHopeless && this.#options.reserve?.release() === true)
          this.#options.onNews?.('the reserve was given up, so that the store can be opened')
        await this.#open()
        this.#down = undefined
        this.#options.onNews?.('the embedded database is open again')
        return this.#listeners.tellAll()
      } catch (error) {
        const reason = error instanceof StoreError ? error : new StoreError('DB_UNAVAILABLE', String(error), error)
        if (this.#down?.message !== reason.message) this.#options.onNews?.(reason.message)
        this.#down = reason
        await sleep(TRY_AGAIN_MS, undefined, { ref: false })
      }
    }
  }
}

function listenTo(channel: string): Uint8Array {
  return serialize.query(`listen "${channel}"`)
}

function closedStore(): StoreError {
  return new StoreError('DB_ERROR', 'The store is closed.')
}

function storeFull(cause: unknown): StoreError {
  return new StoreError('STORE_FULL', 'There is no room left on the disk: nothing can be saved until there is.', cause)
}
