import { type ErrorCode, NazeError } from '#kernel/errors.ts'

interface Refusal {
  status: number
  code: ErrorCode
  message: string
}

/** What HTTP itself gives a status of its own, beside the one its code has elsewhere. */
export const WIRE_REFUSALS = {
  'too-slow': { status: 408, code: 'INVALID_INPUT', message: 'The request did not arrive in time.' },
  'address-too-long': { status: 414, code: 'PAYLOAD_TOO_LARGE', message: 'The address is too long.' },
  'not-json': { status: 415, code: 'INVALID_INPUT', message: 'The body must be JSON.' },
  expectation: { status: 417, code: 'INVALID_INPUT', message: 'Only 100-continue can be expected here.' },
  'headers-too-large': { status: 431, code: 'PAYLOAD_TOO_LARGE', message: 'The headers are too large.' },
} as const satisfies Record<string, Refusal>

/** A refusal before any verb is reached. */
export class WireError extends NazeError {
  readonly status: number

  constructor({ status, code, message }: Refusal) {
    super(code, message)
    this.status = status
  }
}

export const refused = (what: keyof typeof WIRE_REFUSALS): WireError => new WireError(WIRE_REFUSALS[what])
