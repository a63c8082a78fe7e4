import { isStoreFailure, isWithoutRoom, storeErrorIn } from '#store/errors/store-error.ts'
import { isUnavailable } from '#store/errors/unavailable.ts'
import { TextError } from '#text/errors.ts'

/** Every way naze can refuse. The union is closed: a surface maps each code once, and a new code is a contract change. */
export const ERROR_CODES = [
  'INVALID_INPUT',
  'UNAUTHORIZED',
  'NOT_FOUND',
  'GONE',
  'SESSION_NOT_FOUND',
  'PHASE_MISMATCH',
  'TURN_IN_PROGRESS',
  'AI_TIMEOUT',
  'AI_ERROR',
  'PLANNER_PARSE_ERROR',
  'MODEL_NOT_CONFIGURED',
  'MASKING_UNAVAILABLE',
  'DB_ERROR',
  'DB_UNAVAILABLE',
  'CONFIRMATION_REQUIRED',
  'CONFIRMATION_EXPIRED',
  'CONFIRMATION_CONSUMED',
  'CONFIRMATION_MISMATCH',
  'FORBIDDEN',
  'CONFLICT',
  'IDEMPOTENCY_MISMATCH',
  'IDEMPOTENCY_UNSUPPORTED',
  'TRANSITION_NOT_ALLOWED',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'OVERLOADED',
  'STORE_LOCKED',
  'STORE_TOO_NEW',
  'STORE_FULL',
  'CONFIG_INVALID',
  'CANCELLED',
  'INTERNAL',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** The one error of the domain. No HTTP status here: each surface has its own table. */
export class NazeError extends Error {
  override readonly name = 'NazeError'
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(code: ErrorCode, message: string, options: { cause?: unknown; details?: Record<string, unknown> } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.details = options.details
  }
}

export function isNazeError(error: unknown): error is NazeError {
  return error instanceof NazeError
}

/** Gives whatever was thrown its public code. What nobody foresaw is INTERNAL, and its text stays in the log. */
export function toNazeError(error: unknown): NazeError {
  if (isNazeError(error)) return error
  const refused = error instanceof TextError ? error : storeErrorIn(error)
  if (refused !== undefined) return new NazeError(refused.code, refused.message, { cause: error })
  if (isWithoutRoom(error)) {
    const message = 'There is no room left on the disk: nothing can be saved until there is.'
    return new NazeError('STORE_FULL', message, { cause: error })
  }
  if (isUnavailable(error)) {
    return new NazeError('DB_UNAVAILABLE', 'The database does not answer right now. Try again in a moment.', {
      cause: error,
    })
  }
  if (isStoreFailure(error)) return new NazeError('DB_ERROR', 'The data could not be saved or read.', { cause: error })
  return new NazeError('INTERNAL', 'Something went wrong on our side.', { cause: error })
}
