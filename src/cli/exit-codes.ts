import type { ErrorCode } from '#kernel/errors.ts'

export const EXIT = { ok: 0, failed: 1, usage: 2, refused: 3, storeLocked: 4, stopped: 5 } as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** Exhaustive: a new error code does not compile until a script can tell what it means. */
export const EXIT_FOR: Readonly<Record<ErrorCode, ExitCode>> = {
  INVALID_INPUT: EXIT.usage,
  UNAUTHORIZED: EXIT.refused,
  NOT_FOUND: EXIT.failed,
  GONE: EXIT.refused,
  SESSION_NOT_FOUND: EXIT.failed,
  PHASE_MISMATCH: EXIT.refused,
  TURN_IN_PROGRESS: EXIT.refused,
  AI_TIMEOUT: EXIT.failed,
  AI_ERROR: EXIT.failed,
  PLANNER_PARSE_ERROR: EXIT.failed,
  MODEL_NOT_CONFIGURED: EXIT.failed,
  MASKING_UNAVAILABLE: EXIT.failed,
  DB_ERROR: EXIT.failed,
  DB_UNAVAILABLE: EXIT.failed,
  CONFIRMATION_REQUIRED: EXIT.refused,
  CONFIRMATION_EXPIRED: EXIT.refused,
  CONFIRMATION_CONSUMED: EXIT.refused,
  CONFIRMATION_MISMATCH: EXIT.refused,
  TRANSITION_NOT_ALLOWED: EXIT.refused,
  FORBIDDEN: EXIT.refused,
  CONFLICT: EXIT.refused,
  IDEMPOTENCY_MISMATCH: EXIT.refused,
  IDEMPOTENCY_UNSUPPORTED: EXIT.refused,
  METHOD_NOT_ALLOWED: EXIT.failed,
  PAYLOAD_TOO_LARGE: EXIT.usage,
  RATE_LIMITED: EXIT.failed,
  OVERLOADED: EXIT.failed,
  STORE_LOCKED: EXIT.storeLocked,
  STORE_TOO_NEW: EXIT.failed,
  STORE_FULL: EXIT.failed,
  CONFIG_INVALID: EXIT.usage,
  CANCELLED: EXIT.stopped,
  INTERNAL: EXIT.failed,
}

export const EXIT_HELP = `
Exit codes:
  0  done
  1  failed: the model, the store or naze itself
  2  not understood: options, settings or input
  3  refused by a rule: not possible in this phase, or not confirmed
  4  the store is in use by another process
  5  stopped before the end: answers ran out, or interrupted`

/** Ends a command with a code and nothing more to say. */
export class Exit extends Error {
  override readonly name = 'Exit'
  readonly code: ExitCode

  constructor(code: ExitCode) {
    super(`exit ${code}`)
    this.code = code
  }
}
