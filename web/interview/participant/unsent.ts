import { passing, readJson } from '../../lib/browser/storage.ts'

/** What this tab holds for a conversation and the server does not (yet) have. Gone with the tab. */

const typedKey = (id: string) => `naze.interview.draft.${id}`
const outboxKey = (id: string) => `naze.interview.outbox.${id}`

/** An answer on its way: the key makes sending it again harmless, `answered` tells whether the server took it since. */
export interface Outbox {
  key: string
  /** Null: a skip. */
  text: string | null
  answered: number
}

export const readTyped = (id: string) => passing.read(typedKey(id)) ?? ''

export function writeTyped(id: string, text: string) {
  if (text === '') passing.remove(typedKey(id))
  else passing.write(typedKey(id), text)
}

export function readOutbox(id: string): Outbox | null {
  const value = readJson(passing, outboxKey(id))
  if (typeof value !== 'object' || value === null) return null
  if (!('key' in value && 'text' in value && 'answered' in value)) return null
  const { key, text, answered } = value
  if (typeof key !== 'string' || typeof answered !== 'number') return null
  return typeof text === 'string' || text === null ? { key, text, answered } : null
}

/** After deleting, also what was never sent. */
export function forgetAll(id: string) {
  writeTyped(id, '')
  writeOutbox(id, null)
}

export function writeOutbox(id: string, outbox: Outbox | null) {
  if (outbox === null) passing.remove(outboxKey(id))
  else passing.write(outboxKey(id), JSON.stringify(outbox))
}
