import { NazeError } from '../../errors.ts'
import { makeRedactor } from '../../redaction.ts'
import { storableText } from '../../storable.ts'
import type { Wire } from './wire.ts'

export type FailureKind =
  | 'missing-key'
  | 'not-sent'
  | 'connection'
  | 'http'
  | 'provider'
  | 'bad-response'
  | 'stream-broken'
  | 'flood'

/** One failed try: what the caller is told, and whether the same request may be sent once more. */
export interface Failure {
  error: NazeError
  retryable: boolean
  retryAfterMs?: number
  /** The server refused the response format, not the request. */
  formatRefused: boolean
}

/** The stream ended in good order, but before the answer was whole. */
export class EndedEarly extends Error {
  override readonly name = 'EndedEarly'
}

export interface Circumstances {
  wire: Wire
  streaming: boolean
  /** Part of the answer already went to `onText`. */
  shown: boolean
  key: string | undefined
}

const FORMAT_WORDS = /response_?format|text\.format|json_schema|response_?mime_?type/i
const ENDED_EARLY = new Set(['EndedEarly', 'AI_InvalidResponseDataError', 'AI_NoOutputGeneratedError'])
const LONGEST_QUOTE = 200

/** The SDK's own error is dropped, never kept as `cause`: it holds the request, and with it people's words. */
export function explain(error: unknown, at: Circumstances): Failure {
  const { wire } = at
  const fact = (kind: FailureKind, message: string, retryable: boolean, status?: number): Failure => ({
    error: aiError(kind, message, { ...(status !== undefined && { status }), ...(wire.code && { code: wire.code }) }),
    retryable,
    ...(wire.retryAfterMs !== undefined && { retryAfterMs: wire.retryAfterMs }),
    formatRefused: false,
  })
  if (wire.status !== undefined && (wire.status < 200 || wire.status > 299)) {
    const said = quoted(error, at.key)
    const failure = fact('http', `the model server answered ${wire.status}${said}`, passes(wire.status), wire.status)
    return { ...failure, formatRefused: isFormatRefusal(wire.status, error) }
  }
  if (wire.broke === 'connect') return fact('connection', 'the model server could not be reached', true)
  if (wire.status === undefined) return fact('not-sent', `the request could not be built: ${nameOf(error)}`, false)
  if (at.shown) return fact('stream-broken', 'the answer broke off after part of it was shown', false)
  if (wire.broke === 'body')
    return at.streaming
      ? fact('stream-broken', 'the answer broke off', true)
      : fact('connection', 'the connection to the model server broke', true)
  const status = statusOf(error)
  if (status !== undefined || isPayload(error)) {
    const message = `the model server failed while answering${quoted(error, at.key)}`
    return fact('provider', message, status !== undefined && passes(status), status)
  }
  if (at.streaming && wire.contentType?.includes('text/event-stream') === true && ENDED_EARLY.has(nameOf(error)))
    return fact('stream-broken', 'the answer ended before it was whole', true)
  return fact('bad-response', 'the model server answered something that is not an answer', false)
}

export function aiError(kind: FailureKind, message: string, details: Record<string, unknown> = {}): NazeError {
  return new NazeError('AI_ERROR', message, { details: { kind, ...details } })
}

function passes(status: number): boolean {
  return status === 429 || status >= 500
}

function isFormatRefusal(status: number, error: unknown): boolean {
  if (status !== 400 && status !== 422) return false
  return FORMAT_WORDS.test(`${messageOf(error)} ${stringField(error, 'responseBody')}`)
}

/** The server's own sentence helps ("model not found"); it is cut short and must not repeat the key in any form. */
function quoted(error: unknown, key: string | undefined): string {
  const message = messageOf(error).replaceAll(/\s+/g, ' ').trim()
  const safe = makeRedactor([key])(message)
  return safe === '' ? '' : `: ${storableText(safe.slice(0, LONGEST_QUOTE))}`
}

function messageOf(error: unknown): string {
  return stringField(error, 'message')
}

function nameOf(error: unknown): string {
  return stringField(error, 'name')
}

function stringField(error: unknown, field: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined
  return typeof value === 'string' ? value : ''
}

/** An error the server sent inside a stream comes as plain data, where providers put the status in either field. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const found = [Reflect.get(error, 'statusCode'), Reflect.get(error, 'code')].map(Number)
  return found.find((status) => status >= 400 && status <= 599)
}

function isPayload(error: unknown): boolean {
  return !(error instanceof Error) && messageOf(error) !== ''
}
