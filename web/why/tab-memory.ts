import { passing, readJson } from '../lib/browser/storage.ts'

/** What this tab holds of a session and the server does not (yet) have. */

const weightsKey = (id: string) => `naze.why.weights.${id}`
const toldKey = (id: string) => `naze.why.told.${id}`
const writingKey = (id: string) => `naze.why.writing.${id}`

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

/** Whether the person had said what they want before the session asked for it. */
export const wasTold = (id: string): boolean => passing.read(toldKey(id)) !== null
export const writeTold = (id: string): void => passing.write(toldKey(id), '1')

/** When a report was asked for in this tab and has not come back, so that a reload can wait for it. */
export function readWriting(id: string): number | null {
  const at = Number(passing.read(writingKey(id)))
  return Number.isFinite(at) && at > 0 ? at : null
}

export function writeWriting(id: string, at: number | null) {
  if (at === null) passing.remove(writingKey(id))
  else passing.write(writingKey(id), String(at))
}
