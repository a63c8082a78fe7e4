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
  lastError: string
}

export function reasonsOf(status: IndexStatus): string[] {
  const reasons: string[] = []
  if (status.state === 'indexing') reasons.push(`indexing: ${status.done} of ${status.total} changed files are read`)
  if (status.state === 'failed') reasons.push(`the last indexing failed: ${status.lastError}`)
  return reasons
}

/** For answers that come from outlines: what has none, although somebody may have written it by hand. */
export function outlineReasons(status: IndexStatus): string[] {
  const reasons = reasonsOf(status)
  if (status.withoutGrammar.length > 0)
    reasons.push(
      `no grammar is installed for ${status.withoutGrammar.join(', ')}: those files are searched as text only`,
    )
  if (status.states.huge > 0) reasons.push(`${status.states.huge} files are too large to be parsed`)
  if (status.states.failed > 0) reasons.push(`${status.states.failed} files could not be parsed`)
  return reasons
}
