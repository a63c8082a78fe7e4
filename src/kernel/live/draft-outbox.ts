const BATCH = 100

/** Drafts on their way to other processes: the newest of each stream, so a slow database sees fewer, not more. */
export class DraftOutbox {
  readonly #send: (payloads: string[]) => Promise<void>
  readonly #waiting = new Map<string, string>()
  #sending: Promise<void> | undefined

  constructor(send: (payloads: string[]) => Promise<void>) {
    this.#send = send
  }

  put(key: string, payload: string): void {
    this.#waiting.set(key, payload)
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
  }

  async close(): Promise<void> {
    this.#waiting.clear()
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting].slice(0, BATCH)
      for (const [key] of batch) this.#waiting.delete(key)
      // A draft that cannot be sent is lost: a newer one, or the fact it becomes, follows.
      await this.#send(batch.map(([, payload]) => payload)).catch(() => {})
    }
  }
}
