type OnPayload = (payload: string) => void

/** Who wants to hear what, kept across database sessions. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<OnPayload>>()

  /** A channel once listened to stays: the next session listens to it again whether or not somebody is left. */
  add(channel: string, onPayload: OnPayload): { name: string; isFirst: boolean; stop: () => void } {
    if (!/^(\w+|"[\w.-]+")$/.test(channel)) throw new Error(`not a channel name: ${channel}`)
    // As PostgreSQL reads it: small letters unless it stands in quotes.
    const name = channel.startsWith('"') ? channel.slice(1, -1) : channel.toLowerCase()
    const known = this.#byChannel.get(name)
    const listeners = known ?? new Set()
    listeners.add(onPayload)
    this.#byChannel.set(name, listeners)
    return { name, isFirst: known === undefined, stop: () => listeners.delete(onPayload) }
  }

  channels(): string[] {
    return [...this.#byChannel.keys()]
  }

  deliver(channel: string, payload: string): void {
    // After the query that brought it: a listener that throws must not fail somebody else's query.
    for (const listener of this.#byChannel.get(channel) ?? []) queueMicrotask(() => listener(payload))
  }

  /** What was said while nobody could listen is lost: everyone looks for themselves. */
  tellAll(): void {
    for (const channel of this.#byChannel.keys()) this.deliver(channel, '')
  }
}
