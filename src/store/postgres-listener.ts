import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { RUNNING_LOCK } from './running-lock.ts'

const RECONNECT_MS = 500

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
    const client = new Client({ connectionString: this.#url, keepAlive: true })
    client.on('notification', (message) => this.#deliver(message.channel, message.payload ?? ''))
    client.on('error', () => {})
    client.on('end', () => this.#onEnd(client))
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [RUNNING_LOCK])
    for (const channel of this.#listeners.keys()) await client.query(`listen ${channel}`)
    this.#client = client
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
    await this.#client?.end()
  }
}
