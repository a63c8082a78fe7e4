import type { FetchReason } from '../../contract/pages.ts'

/** Thrown inside this folder only; whoever fetches gets it as a result. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly reason: FetchReason
  /** What a server answered, and how long it asks to be left alone. */
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined

  constructor(
    reason: FetchReason,
    message: string,
    options: { cause?: unknown; status?: number; retryAfterMs?: number | undefined } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.reason = reason
    this.status = options.status
    this.retryAfterMs = options.retryAfterMs
  }
}
