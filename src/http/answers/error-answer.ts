import { z } from 'zod'
import { type ErrorCode, NazeError, toNazeError } from '#kernel/errors.ts'
import { NEUTRAL_MESSAGE, RETRY_AFTER, STATUS } from './error-status.ts'
import { refused, WireError } from './wire-refusals.ts'

const Issues = z.array(z.object({ path: z.string(), message: z.string() })).optional()

/** The body of every refusal; `issues` only ever comes with INVALID_INPUT. */
export function errorBody(codes: readonly ErrorCode[]) {
  const body = z.object({ error: z.string(), code: z.enum(codes) })
  return codes.includes('INVALID_INPUT') ? body.extend({ issues: Issues }) : body
}

export interface ErrorAnswer {
  status: number
  body: { error: string; code: ErrorCode; issues?: z.infer<typeof Issues> }
  retryAfter: number | undefined
  /** For the log only. */
  cause: NazeError
}

/** What Fastify and its plugins throw before a verb is reached; 4xx means the caller sent something unreadable. */
function fromFramework(error: unknown): NazeError | undefined {
  if (!(error instanceof Error) || error instanceof NazeError) return undefined
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  if (typeof code !== 'string' || !code.startsWith('FST_') || typeof statusCode !== 'number') return undefined
  if (statusCode === 413) return new NazeError('PAYLOAD_TOO_LARGE', 'The request is too large.')
  if (statusCode === 503) return new NazeError('OVERLOADED', 'This took too long. Try again.')
  if (statusCode === 415) return refused('not-json')
  if (statusCode < 400 || statusCode > 499) return undefined
  return new WireError({ status: statusCode, code: 'INVALID_INPUT', message: 'The request could not be read.' })
}

export function answerFor(thrown: unknown): ErrorAnswer {
  const cause = fromFramework(thrown) ?? toNazeError(thrown)
  const body: ErrorAnswer['body'] = { error: NEUTRAL_MESSAGE[cause.code] ?? cause.message, code: cause.code }
  const issues = cause.code === 'INVALID_INPUT' ? Issues.safeParse(cause.details?.['issues']) : null
  if (issues?.success === true && issues.data !== undefined) body.issues = issues.data
  const status = cause instanceof WireError ? cause.status : STATUS[cause.code]
  const wait = cause.details?.['retryAfter']
  return { status, body, retryAfter: typeof wait === 'number' ? wait : RETRY_AFTER[cause.code], cause }
}
