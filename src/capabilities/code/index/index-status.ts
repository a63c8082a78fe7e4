import { lack } from '../contract/lacks.ts'
import type { FileState } from './parsed-file.ts'

/** Where an index stands. `reasons` say, for a person, why an answer may still lack something. */
export interface IndexStatus {
  state: 'indexing' | 'ready' | 'failed'
  files: number
  /** Of those that have to be read in this round. */
  done: number
  total: number
  states: Record<FileState, number>
  languages: Record<string, number>
  /** Languages with files here and no grammar installed. */
  withoutGrammar: string[]
  watching: boolean
  /** Why not, where somebody tries. */
  unwatched: string
  /** Folders and files that are there and cannot be looked at. */
  unreadable: readonly string[]
  lastError: string
}

export function reasonsOf(status: IndexStatus): string[] {
  const reasons: string[] = []
  if (status.state === 'indexing') reasons.push(lack('indexing', { done: status.done, total: status.total }))
  if (status.state === 'failed') reasons.push(lack('indexing-failed', { why: status.lastError }))
  const { unreadable } = status
  if (unreadable.length > 0)
    reasons.push(lack('unreadable', { count: unreadable.length, path: JSON.stringify(unreadable[0]) }))
  return reasons
}

/** What holds for the index and for no answer: those are checked against the files first. */
export function watchReasons({ unwatched }: IndexStatus): string[] {
  return unwatched === '' ? [] : [unwatched]
}

/** For answers that come from outlines: what has none, although somebody may have written it by hand. */
export function outlineReasons(status: IndexStatus): string[] {
  const reasons = reasonsOf(status)
  if (status.withoutGrammar.length > 0)
    reasons.push(lack('no-grammar', { languages: status.withoutGrammar.join(', ') }))
  if (status.states.huge > 0) reasons.push(lack('huge', { count: status.states.huge }))
  if (status.states.failed > 0) reasons.push(lack('unparsed', { count: status.states.failed }))
  return reasons
}
