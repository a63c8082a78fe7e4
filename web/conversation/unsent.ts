import { passing, readJson } from '../lib/browser/storage.ts'

/** A message on its way: the key makes sending it again harmless, `answered` tells whether the server has taken it since. */
export interface Outbox {
  key: string
  /** Null: a skip. */
  text: string | null
  /** How many messages of the person the server held when this one was sent. */
  answered: number
  at: number
  /** Said before there was a screen to send it from: the next one sends it. */
  sendNow?: true
}

export interface OutboxDoor {
  read(): Outbox | null
  write(outbox: Outbox | null): void
}

/** The words of the last answer as they were typed: this tab alone still has them, until the next answer or the end. */
export interface SaidWords {
  id: string
  text: string
}

export interface SaidDoor {
  read(): SaidWords | null
  write(said: SaidWords | null): void
}

export interface TextDoor {
  read(): string
  write(text: string): void
}

/** What this tab holds for a conversation and the server does not (yet) have. Gone with the tab. */
export function unsent(room: 'why' | 'interview', id: string) {
  const textKey = `naze.${room}.draft.${id}`
  const outboxKey = `naze.${room}.outbox.${id}`
  const text: TextDoor = {
    read: () => passing.read(textKey) ?? '',
    write: (next) => (next === '' ? passing.remove(textKey) : passing.write(textKey, next)),
  }
  const outbox: OutboxDoor = {
    read: () => outboxIn(readJson(passing, outboxKey)),
    write: (next) => (next === null ? passing.remove(outboxKey) : passing.write(outboxKey, JSON.stringify(next))),
  }
  const saidKey = `naze.${room}.said.${id}`
  const said: SaidDoor = {
    read: () => saidIn(readJson(passing, saidKey)),
    write: (next) => (next === null ? passing.remove(saidKey) : passing.write(saidKey, JSON.stringify(next))),
  }
  return { text, outbox, said }
}

/** After deleting, also what was never sent. */
export function forgetUnsent({ text, outbox, said }: ReturnType<typeof unsent>) {
  text.write('')
  outbox.write(null)
  said.write(null)
}

function saidIn(value: unknown): SaidWords | null {
  if (typeof value !== 'object' || value === null || !('id' in value && 'text' in value)) return null
  const { id, text } = value
  return typeof id === 'string' && typeof text === 'string' ? { id, text } : null
}

function outboxIn(value: unknown): Outbox | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('key' in value && 'text' in value && 'answered' in value && 'at' in value)) return null
  const { key, text, answered, at } = value
  if (typeof key !== 'string' || typeof answered !== 'number' || typeof at !== 'number') return null
  if (typeof text !== 'string' && text !== null) return null
  return { key, text, answered, at, ...('sendNow' in value && value.sendNow === true && { sendNow: true }) }
}
