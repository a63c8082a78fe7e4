import { NazeError } from '../../errors.ts'
import { makeRedactor } from '../../redaction.ts'
import { storableText } from '../../storable.ts'
import type { Trouble } from '../trouble.ts'
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
  | 'resting'

/** One failed try: what the caller is told, and whether the same request may be sent once more. */
export interface Failure {
  error: NazeError
  retryable: boolean
  retryAfterMs?: number
  /** How it was asked was refused, not what. */
  refused?: 'format' | 'limit' | 'effort'
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
  /** The variable that holds the key, for whoever has to put it right. */
  keyVariable: string
}

/** What a server's refusal says of itself. */
type Told = Extract<
  Trouble,
  'key-refused' | 'no-credit' | 'quota' | 'unknown-model' | 'overloaded' | 'server-error' | 'away'
>

const FORM_WORDS = [
  ['limit', /max_completion_tokens/i],
  ['effort', /reasoning[_. ]?effort|thinking[_ ]?(?:budget|level|config)|"?reasoning"? is not supported/i],
  [
    'format',
    /response_?format|text\.format|output_?format|json_?schema|json_?object|response_?mime_?type|response_?schema|grammar/i,
  ],
] as const
const ENDED_EARLY = new Set(['EndedEarly', 'AI_InvalidResponseDataError', 'AI_NoOutputGeneratedError'])
const LONGEST_QUOTE = 200

/** The SDK's own error is dropped, never kept as `cause`: it holds the request, and with it people's words. */
export function explain(error: unknown, at: Circumstances): Failure {
  const { wire } = at
  const fact = (kind: FailureKind, message: string, retryable: boolean, details: object = {}): Failure => ({
    error: aiError(kind, message, { ...details, ...(wire.code && { code: wire.code }) }),
    retryable,
    ...(wire.retryAfterMs !== undefined && { retryAfterMs: wire.retryAfterMs }),
  })
  if (wire.status !== undefined && (wire.status < 200 || wire.status > 299)) {
    const said = quoted(error, at.key)
    const trouble = toldBy(wire.status, `${messageOf(error)} ${stringField(error, 'responseBody')}`)
    const plain = trouble === undefined ? '' : ` (${plainWords(trouble, at.keyVariable)})`
    const message = `the model server answered ${wire.status}${plain}${said}`
    const failure = fact('http', message, passes(wire.status), { status: wire.status, ...(trouble && { trouble }) })
    const refused = refusedForm(wire.status, error)
    return refused === undefined ? failure : { ...failure, refused }
  }
  if (wire.broke === 'connect')
    return fact('connection', 'the model server could not be reached', true, { trouble: 'away' })
  if (wire.status === undefined) return fact('not-sent', `the request could not be built: ${nameOf(error)}`, false)
  if (at.shown) return fact('stream-broken', 'the answer broke off after part of it was shown', false)
  if (wire.broke === 'body')
    return at.streaming
      ? fact('stream-broken', 'the answer broke off', true)
      : fact('connection', 'the connection to the model server broke', true)
  const status = statusOf(error)
  if (status !== undefined || isPayload(error)) {
    const message = `the model server failed while answering${quoted(error, at.key)}`
    return fact('provider', message, status !== undefined && passes(status), status === undefined ? {} : { status })
  }
  if (at.streaming && wire.contentType?.includes('text/event-stream') === true && ENDED_EARLY.has(nameOf(error)))
    return fact('stream-broken', 'the answer ended before it was whole', true)
  return fact('bad-response', 'the model server answered something that is not an answer', false)
}

export function aiError(kind: FailureKind, message: string, details: Record<string, unknown> = {}): NazeError {
  return new NazeError('AI_ERROR', message, { details: { kind, ...details } })
}

function toldBy(status: number, said: string): Told | undefined {
  if (status === 402 || (status === 400 && /credit balance/i.test(said))) return 'no-credit'
  if (status === 404 || (status === 400 && /model[^.]{0,40}(?:not found|does not exist|unknown|invalid)/i.test(said)))
    return 'unknown-model'
  if (status === 429 && /quota|billing|credit|exceeded your/i.test(said)) return 'quota'
  if (status === 401 || status === 403 || (status === 400 && /api[ _-]?key/i.test(said))) return 'key-refused'
  if (status === 429 || status === 503 || status === 529) return 'overloaded'
  return status >= 500 ? 'server-error' : undefined
}

function plainWords(trouble: Told, keyVariable: string): string {
  switch (trouble) {
    case 'key-refused':
      return `the key was refused: check ${keyVariable}`
    case 'no-credit':
      return 'the account has no credit left: add some at the provider'
    case 'quota':
      return 'the quota is used up: raise it at the provider, or wait until it is renewed'
    case 'unknown-model':
      return 'the model is not known there: check its name in NAZE_MODEL'
    case 'overloaded':
      return 'it has too much to do: it is asked again later'
    case 'server-error':
      return 'it is in trouble itself: it is asked again later'
    case 'away':
      return 'it could not be reached'
  }
}

function passes(status: number): boolean {
  return status === 429 || status >= 500
}

function refusedForm(status: number, error: unknown): Failure['refused'] {
  if (status !== 400 && status !== 422) return undefined
  const said = `${messageOf(error)} ${stringField(error, 'responseBody')}`
  return FORM_WORDS.find(([, words]) => words.test(said))?.[0]
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
