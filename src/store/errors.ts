import { DrizzleQueryError } from 'drizzle-orm/errors'

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

/** SQLSTATE of a failed query, through the wrappers drizzle and the drivers put around it. */
export function sqlState(error: unknown): string | undefined {
  let current: unknown = error
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    const code = (current as { code?: unknown }).code
    // A system error such as EPERM has five letters too, but every SQLSTATE of a failure holds a digit.
    if (typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return code
    current = current.cause
  }
  return undefined
}

const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOSPC'])

/** The drivers say these in words only. */
const CLOSED = /connection terminated|timeout exceeded when trying to connect|cannot use a pool after|PGlite is clos/i

/** True when the database, not the caller, failed: a query error or a lost connection. */
export function isStoreFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StoreError || error instanceof DrizzleQueryError || sqlState(error) !== undefined) return true
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && CONNECTION_CODES.has(code)) return true
  return CLOSED.test(error.message)
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505'
}
