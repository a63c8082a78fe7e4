import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { CONNECT_MS, KEEP_ALIVE, STATEMENT_LIMITS } from './limits.ts'
import { RUNNING_LOCK } from './running-lock.ts'

const RECONNECT_MS = 500
/** How often an idle connection is asked whether it is still there: a network can fall silent without a word. */
const PING_MS = 20_000

/**
 * One connection that waits for NOTIFY and comes back by itself when cut. Notifications during a cut are lost, so
 * after every reconnect each listener is called once with an empty payload: "look for yourself".
 */
export class PostgresListener {
  readonly #url: string
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()
  #client: Client | undefined
  #connecting: Promise<void> | undefined
  #closed = false

  constructor(url: string) {
    this.#url = url
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    if (!/^[a-z_]+$/.test(channel)) throw new Error(`not a channel name: ${channel}`)
    const existing = this.#listeners.get(channel)
    const listeners = existing ?? new Set()
    listeners.add(onPayload)
    this.#listeners.set(channel, listeners)
    if (this.#client === undefined) await this.#connect()
    else if (existing === undefined) await this.#client.query(`listen ${channel}`)
    return async () => {
      listeners.delete(onPayload)
    }
  }

  #connect(): Promise<void> {
    this.#connecting ??= this.#open().finally(() => {
      this.#connecting = undefined
    })
    return this.#connecting
  }

  async #open(): Promise<void> {
    const { query_timeout } = STATEMENT_LIMITS
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout,
      ...KEEP_ALIVE,
    })
    client.on('notification', (message) => this.#deliver(message.channel, message.payload ?? ''))
    client.on('error', () => {})
    const ping = setInterval(() => void client.query('select 1').catch(() => end(client)), PING_MS).unref()
    client.on('end', () => {
      clearInterval(ping)
      this.#onEnd(client)
    })
    try {
      await client.connect()
      await client.query('select pg_advisory_lock_shared($1)', [RUNNING_LOCK])
      for (const channel of this.#listeners.keys()) await client.query(`listen ${channel}`)
      if (this.#closed) throw new Error('the listener was closed')
      this.#client = client
    } catch (error) {
      clearInterval(ping)
      await end(client)
      throw error
    }
  }

  #deliver(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload)
  }

  #onEnd(client: Client): void {
    if (this.#client !== client || this.#closed) return
    this.#client = undefined
    void this.#reconnect()
  }

  async #reconnect(): Promise<void> {
    while (!this.#closed && this.#client === undefined) {
      await sleep(RECONNECT_MS, undefined, { ref: false })
      try {
        await this.#connect()
        for (const channel of this.#listeners.keys()) this.#deliver(channel, '')
      } catch {
        // Still down: try again until closed.
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#client !== undefined) await end(this.#client)
  }
}

async function end(client: Client): Promise<void> {
  await client.end().catch(() => {})
}
