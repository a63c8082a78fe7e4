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
  if (status.state === 'indexing') reasons.push(`indexing: ${status.done} of ${status.total} changed files are read`)
  if (status.state === 'failed') reasons.push(`the last indexing failed: ${status.lastError}`)
  const { unreadable } = status
  if (unreadable.length > 0)
    reasons.push(`${unreadable.length} folders or files cannot be read, such as ${JSON.stringify(unreadable[0])}`)
  return reasons
}

/** What holds for the index and for no answer: those are checked against the files first. */
export function watchReasons({ unwatched }: IndexStatus): string[] {
  return unwatched === '' ? [] : [`${unwatched}: the files are checked at each question instead of being followed`]
}

/** For answers that come from outlines: what has none, although somebody may have written it by hand. */
export function outlineReasons(status: IndexStatus): string[] {
  const reasons = reasonsOf(status)
  if (status.withoutGrammar.length > 0)
    reasons.push(
      `no grammar is installed, or none that is safe here, for ${status.withoutGrammar.join(', ')}: those files are searched as text only`,
    )
  if (status.states.huge > 0) reasons.push(`${status.states.huge} files are too large to be parsed`)
  if (status.states.failed > 0) reasons.push(`${status.states.failed} files could not be parsed`)
  return reasons
}
