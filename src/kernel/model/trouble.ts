import type { NazeError } from '../errors.ts'

/** What can go wrong between naze and a model, as far as a person can tell it apart; screens have words for each. */
export const TROUBLES = [
  'key-missing',
  'key-refused',
  'no-credit',
  'quota',
  'unknown-model',
  'overloaded',
  'server-error',
  'away',
  'too-slow',
  'broken-off',
  'too-long',
  'no-answer',
  'resting',
  'budget-day',
  'budget-talk',
  'no-price',
] as const
export type Trouble = (typeof TROUBLES)[number]

/** By what a failure calls itself; one that is told apart further carries its trouble with it. */
const BY_KIND: Readonly<Record<string, Trouble>> = {
  'missing-key': 'key-missing',
  connection: 'away',
  provider: 'server-error',
  'stream-broken': 'broken-off',
  flood: 'too-long',
  'bad-response': 'no-answer',
  resting: 'resting',
}

/** Undefined for what a person ended, and for what is no failure of a model. */
export function troubleOf({ code, details }: NazeError): Trouble | undefined {
  if (code === 'AI_TIMEOUT') return 'too-slow'
  if (code !== 'AI_ERROR') return undefined
  const named = TROUBLES.find((known) => known === details?.['trouble'])
  return named ?? BY_KIND[String(details?.['kind'])]
}

/** Nothing was begun, so nothing is charged for; of a call that broke off nobody knows. */
const NOT_BEGUN: ReadonlySet<Trouble> = new Set([
  'key-missing',
  'key-refused',
  'no-credit',
  'quota',
  'unknown-model',
  'overloaded',
  'resting',
  'budget-day',
  'budget-talk',
  'no-price',
])

export function wasNotBegun(error: NazeError): boolean {
  const trouble = troubleOf(error)
  return trouble !== undefined && NOT_BEGUN.has(trouble)
}
