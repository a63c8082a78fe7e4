import { eq } from 'drizzle-orm'
import type { Tx } from '#store/store.ts'
import type { Context } from '../context.ts'
import { NazeError } from '../errors.ts'
import { within } from '../workspace.ts'
import { confirmations } from './tables.ts'

interface Wanted {
  type: string
  subjectId: string
  changeHash: string
}

/** Why the UPDATE took nothing. Another workspace's confirmation does not exist here. */
export async function explainRefusal(tx: Tx, ctx: Context, id: string, wanted: Wanted): Promise<NazeError> {
  const [row] = await tx
    .select()
    .from(confirmations)
    .where(within(ctx, confirmations, eq(confirmations.id, id)))
  if (row === undefined) return new NazeError('NOT_FOUND', 'this confirmation does not exist')
  const differs = (['type', 'subjectId', 'changeHash'] as const).filter((part) => row[part] !== wanted[part])
  if (differs.length > 0) {
    const names = differs.map((part) => (part === 'changeHash' ? 'change' : part))
    return new NazeError('CONFIRMATION_MISMATCH', `this confirmation is for another ${names.join(' and ')}`, {
      details: { differs: names },
    })
  }
  if (row.consumedAt !== null) return new NazeError('CONFIRMATION_CONSUMED', 'this confirmation was already used')
  return new NazeError('CONFIRMATION_EXPIRED', `this confirmation expired at ${row.expiresAt.toISOString()}`)
}
