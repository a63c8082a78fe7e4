import { eq } from 'drizzle-orm'
import { confirmations } from '#kernel/confirm/tables.ts'
import type { Context } from '#kernel/context.ts'
import { parseUuid } from '#kernel/uuid.ts'
import { within } from '#kernel/workspace.ts'
import type { Tx } from '#store/store.ts'
import { confirmationActions } from '../tables.ts'

export interface GivenConfirmation {
  change: unknown
  reason: string | null
  uiAction: string | null
}

/** What a person wrote when they confirmed. Proves nothing: whether it may be used is for `consume` to say. */
export async function readConfirmation(
  tx: Tx,
  ctx: Context,
  token: string | null | undefined,
): Promise<GivenConfirmation | undefined> {
  if (token === undefined || token === null || token === '') return undefined
  const [row] = await tx
    .select({
      change: confirmations.change,
      reason: confirmations.reason,
      uiAction: confirmationActions.uiAction,
    })
    .from(confirmations)
    .leftJoin(confirmationActions, eq(confirmationActions.confirmationId, confirmations.id))
    .where(within(ctx, confirmations, eq(confirmations.id, parseUuid(token, 'confirmation_id'))))
  return row
}
