import { NazeError } from '#kernel/errors.ts'
import type { TurnRow } from './leases.ts'

export function inProgress(): NazeError {
  return new NazeError('TURN_IN_PROGRESS', 'An answer to the previous message is still being prepared.')
}

export function mismatch(): NazeError {
  const message = 'Something else was sent with this Idempotency-Key before: take a new one.'
  return new NazeError('IDEMPOTENCY_MISMATCH', message)
}

/** Another text under a used key would be lost without a word. */
export function refuseMismatch({ fingerprints }: Pick<TurnRow, 'fingerprints'>, fingerprint: string): void {
  // Rows of a time before this was kept have nothing to compare with.
  if (fingerprints !== null && !fingerprints.includes(fingerprint)) throw mismatch()
}
