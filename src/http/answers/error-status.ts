import type { ErrorCode } from '#kernel/errors.ts'

/** The one mapping from a refusal to an HTTP status. Exhaustive: a new code does not compile until it has one. */
export const STATUS: Readonly<Record<ErrorCode, number>> = {
  INVALID_INPUT: 400,
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  GONE: 410,
  SESSION_NOT_FOUND: 404,
  PHASE_MISMATCH: 400,
  TURN_IN_PROGRESS: 409,
  AI_TIMEOUT: 504,
  AI_ERROR: 502,
  PLANNER_PARSE_ERROR: 500,
  MODEL_NOT_CONFIGURED: 503,
  MASKING_UNAVAILABLE: 503,
  DB_ERROR: 500,
  DB_UNAVAILABLE: 503,
  CONFIRMATION_REQUIRED: 403,
  CONFIRMATION_EXPIRED: 403,
  CONFIRMATION_CONSUMED: 409,
  CONFIRMATION_MISMATCH: 400,
  FORBIDDEN: 403,
  CONFLICT: 409,
  IDEMPOTENCY_MISMATCH: 422,
  IDEMPOTENCY_UNSUPPORTED: 400,
  TRANSITION_NOT_ALLOWED: 422,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  OVERLOADED: 503,
  STORE_LOCKED: 503,
  STORE_TOO_NEW: 503,
  STORE_FULL: 507,
  CONFIG_INVALID: 500,
  CANCELLED: 503,
  INTERNAL: 500,
}

/** Codes whose own text may hold SQL, a path or a stack: the client gets these words instead. */
export const NEUTRAL_MESSAGE: Readonly<Partial<Record<ErrorCode, string>>> = {
  DB_ERROR: 'The data could not be saved or read.',
  DB_UNAVAILABLE: 'The database does not answer right now. Try again in a moment.',
  MASKING_UNAVAILABLE: 'Personal data cannot be masked right now, so nothing was kept.',
  STORE_LOCKED: 'The store is in use by another process.',
  STORE_TOO_NEW: 'The store was written by a newer version.',
  STORE_FULL: 'There is no room left on the disk: nothing can be saved until there is.',
  CONFIG_INVALID: 'The server is not set up correctly.',
  INTERNAL: 'Something went wrong on our side.',
}

/** Seconds after which trying again makes sense. */
export const RETRY_AFTER: Readonly<Partial<Record<ErrorCode, number>>> = {
  OVERLOADED: 5,
  CANCELLED: 5,
  MASKING_UNAVAILABLE: 5,
  STORE_FULL: 30,
  DB_UNAVAILABLE: 2,
  RATE_LIMITED: 60,
}
