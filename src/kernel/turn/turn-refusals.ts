import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Queries } from '#store/store.ts'
import type { TurnRow } from './leases.ts'
import type { TurnKind } from './turn-kind.ts'

export function inProgress(): NazeError {
  return new NazeError('TURN_IN_PROGRESS', 'An answer to the previous message is still being prepared.')
}

export function mismatch(): NazeError {
  const message = 'Something else was sent with this Idempotency-Key before: take a new one.'
  return new NazeError('IDEMPOTENCY_MISMATCH', message)
}

/** Another text under a used key would be lost without a word. */
export async function refuseMismatch<S, I, W, R, C>(
  db: Queries,
  ctx: Context,
  kind: TurnKind<S, I, W, R, C>,
  known: Pick<TurnRow, 'fingerprint' | 'input'>,
  fingerprint: string,
): Promise<void> {
  // A row of a time before this was kept has nothing to compare with.
  if (known.fingerprint === null || known.fingerprint === fingerprint) return
  if ((await kind.fingerprintStored?.(db, ctx, known.input as I)) !== fingerprint) throw mismatch()
}
