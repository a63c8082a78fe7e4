import type { Language } from '#text/index.ts'
import type { CodeFacts, KnownSymbol } from '../../facts.ts'
import type { CallRow } from '../../rows/calls.ts'
import type { Reason, ReasonName } from '../../sessions/reasons.ts'
import type { Ties } from '../ties/ties.ts'

/** What was claimed of one thing: true of it, with every definition it means, or wrong. */
export type Thing<T> = { means: readonly string[]; value: T; untied?: Reason } | { wrong: Reason }

/** What every claim of a submission is held against. */
export interface Judging {
  ties: Ties
  /** Files that have changed since they were shown. */
  stale: ReadonlySet<string>
  facts: Pick<CodeFacts, 'symbols' | 'symbolsIn' | 'innerNames' | 'look' | 'functionAt' | 'callsIn' | 'usesOf' | 'run'>
  root: string
  language: Language
  /** Whether the request speaks of documents. */
  isOfDocuments: boolean
  /** Which calls may show a thing: the one that was named for it, or any of the session that found facts. */
  callsFor(item: string): readonly CallRow[]
  isClaimed(item: string): boolean
}

/** The call that was named does not hold it, or none of the session does. */
export function unseen({ callsFor, isClaimed }: Judging, item: string, name: ReasonName): { wrong: Reason } {
  const [only] = callsFor(item)
  return isClaimed(item) && only !== undefined
    ? { wrong: { name: 'not-held', item, other: only.id } }
    : { wrong: { name, item } }
}

/** A symbol is where it is defined, however it is written. */
export function placesOf(known: readonly KnownSymbol[]): string[] {
  return known.map(({ name, path, line, endLine }) => `${path}:${line}-${endLine} ${name}`)
}
