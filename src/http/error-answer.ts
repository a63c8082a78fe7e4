import { z } from 'zod'
import { type ErrorCode, NazeError, toNazeError } from '#kernel/errors.ts'
import { NEUTRAL_MESSAGE, RETRY_AFTER, STATUS } from './error-status.ts'

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
function fromFramework(error: unknown): { error: NazeError; status?: number } | undefined {
  if (!(error instanceof Error) || error instanceof NazeError) return undefined
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  if (typeof code !== 'string' || !code.startsWith('FST_') || typeof statusCode !== 'number') return undefined
  if (statusCode === 413) return { error: new NazeError('PAYLOAD_TOO_LARGE', 'The request is too large.') }
  if (statusCode === 503) return { error: new NazeError('OVERLOADED', 'This took too long. Try again.') }
  if (statusCode === 415) return { error: new NazeError('INVALID_INPUT', 'The body must be JSON.'), status: 415 }
  if (statusCode < 400 || statusCode > 499) return undefined
  return { error: new NazeError('INVALID_INPUT', 'The request could not be read.'), status: statusCode }
}

export function answerFor(thrown: unknown): ErrorAnswer {
  const framework = fromFramework(thrown)
  const cause = framework?.error ?? toNazeError(thrown)
  const body: ErrorAnswer['body'] = { error: NEUTRAL_MESSAGE[cause.code] ?? cause.message, code: cause.code }
  const issues = cause.code === 'INVALID_INPUT' ? Issues.safeParse(cause.details?.['issues']) : null
  if (issues?.success === true && issues.data !== undefined) body.issues = issues.data
  return { status: framework?.status ?? STATUS[cause.code], body, retryAfter: RETRY_AFTER[cause.code], cause }
}
