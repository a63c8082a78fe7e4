import { uuid } from '../lib/browser/uuid.ts'
import type { Outbox, OutboxDoor } from './unsent.ts'

/** What the server holds, as far as it concerns words this tab has sent. */
export interface Standing {
  /** The turn it works on or broke off, with its key. A participant is not told: they only hear that a reply is due. */
  pending: { key: string; text: string; running: boolean } | null
  hasTaken(outbox: Outbox): boolean
  /** Nothing more can be said here. */
  over: boolean
}

export type Settled =
  | { kind: 'nothing' }
  | { kind: 'join'; key: string; text: string; since: number | null }
  | { kind: 'continue'; key: string; text: string }
  | { kind: 'send'; key: string; text: string }
  | { kind: 'restore'; text: string }
  | { kind: 'delivered'; outbox: Outbox }

/** The words of this tab that are on their way: at most one message, remembered until the server has it. */
export class Outgoing {
  readonly #box: OutboxDoor

  constructor(box: OutboxDoor) {
    this.#box = box
  }

  /** The same words keep their key, so that words the server did get after all are not said twice. */
  put<T extends string | null>(text: T, answered: number): Outbox & { text: T } {
    const before = this.#box.read()
    const key = before?.text === text ? before.key : uuid()
    const outbox = { key, text, answered, at: Date.now() }
    this.#box.write(outbox)
    return outbox
  }

  /** Words for a conversation that is not open yet; whoever opens it sends them. */
  leave(text: string) {
    this.#box.write({ ...this.put(text, 0), sendNow: true })
  }

  /** The server has answered this one. */
  delivered(key: string) {
    if (this.#box.read()?.key === key) this.#box.write(null)
  }

  /** What is to be done, by what the server holds and what the tab remembers; words it has after all are forgotten. */
  settle({ pending, hasTaken, over }: Standing): Settled {
    const outbox = this.#box.read()
    if (pending !== null) {
      const { key, text, running } = pending
      if (!running) return { kind: 'continue', key, text }
      return { kind: 'join', key, text, since: outbox?.key === key ? outbox.at : null }
    }
    if (outbox === null) return { kind: 'nothing' }
    if (over || hasTaken(outbox)) {
      this.#box.write(null)
      return { kind: 'delivered', outbox }
    }
    if (outbox.sendNow === true && outbox.text !== null) {
      const { sendNow: _sendNow, ...sent } = outbox
      this.#box.write(sent)
      return { kind: 'send', key: outbox.key, text: outbox.text }
    }
    // A skip holds no words that could be given back; tried again, it keeps its key.
    return outbox.text === null ? { kind: 'nothing' } : { kind: 'restore', text: outbox.text }
  }
}
