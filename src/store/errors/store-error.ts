import { DrizzleQueryError } from 'drizzle-orm/errors'
import { sqlState } from './sql-state.ts'
import { isUnavailable } from './unavailable.ts'

export type StoreErrorCode =
  | 'STORE_LOCKED'
  | 'STORE_TOO_NEW'
  | 'STORE_FULL'
  | 'DB_UNAVAILABLE'
  | 'DB_ERROR'
  | 'INVALID_INPUT'
  | 'CONFLICT'

/** The store's own refusals. It knows nothing of the layers above; the kernel gives these their public code. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly code: StoreErrorCode

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

/** The store's own refusal, through the wrapper drizzle puts around whatever a query throws. */
export function storeErrorIn(error: unknown): StoreError | undefined {
  let current: unknown = error
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    if (current instanceof StoreError) return current
    current = current.cause
  }
  return undefined
}

/** A file of ours could not be written, such as a backup; what the database itself meets is a StoreError. */
export function isWithoutRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

/** Closed by ourselves: nothing comes back from there. The drivers say it in words only. */
const CLOSED = /cannot use a pool after|PGlite is clos/i

/** True when the database, not the caller, failed: a query error or a lost connection. */
export function isStoreFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StoreError || error instanceof DrizzleQueryError || sqlState(error) !== undefined) return true
  return isUnavailable(error) || isWithoutRoom(error) || CLOSED.test(error.message)
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505'
}
