import { passing, readJson } from '../lib/browser/storage.ts'

/** What this tab holds for a session and the server does not (yet) have. */

const draftKey = (id: string) => `naze.why.draft.${id}`
const outboxKey = (id: string) => `naze.why.outbox.${id}`
const weightsKey = (id: string) => `naze.why.weights.${id}`
const writingKey = (id: string) => `naze.why.writing.${id}`

export const readDraft = (id: string) => passing.read(draftKey(id)) ?? ''

export function writeDraft(id: string, text: string) {
  if (text === '') passing.remove(draftKey(id))
  else passing.write(draftKey(id), text)
}

/** A message on its way: the key makes sending it again harmless, `answered` tells whether the server has taken it since. */
export interface Outbox {
  key: string
  text: string
  /** How many messages of the person the server held when this one was sent. */
  answered: number
  at: number
}

export function readOutbox(id: string): Outbox | null {
  const value = readJson(passing, outboxKey(id))
  if (typeof value !== 'object' || value === null) return null
  if (!('key' in value && 'text' in value && 'answered' in value && 'at' in value)) return null
  const { key, text, answered, at } = value
  if (typeof key !== 'string' || typeof text !== 'string') return null
  return typeof answered === 'number' && typeof at === 'number' ? { key, text, answered, at } : null
}

export function writeOutbox(id: string, outbox: Outbox | null) {
  if (outbox === null) passing.remove(outboxKey(id))
  else passing.write(outboxKey(id), JSON.stringify(outbox))
}

export type Weights = Readonly<Record<string, number>>

export function readWeights(id: string): Weights {
  const value = readJson(passing, weightsKey(id))
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === 'number'))
}

export function writeWeights(id: string, weights: Weights | null) {
  if (weights === null) passing.remove(weightsKey(id))
  else passing.write(weightsKey(id), JSON.stringify(weights))
}

/** When a report was asked for in this tab and has not come back, so that a reload can wait for it. */
export function readWriting(id: string): number | null {
  const at = Number(passing.read(writingKey(id)))
  return Number.isFinite(at) && at > 0 ? at : null
}

export function writeWriting(id: string, at: number | null) {
  if (at === null) passing.remove(writingKey(id))
  else passing.write(writingKey(id), String(at))
}
