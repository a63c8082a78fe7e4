import { type IncomingMessage, request as httpRequest } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { ERROR_CODES, NazeError } from '#kernel/errors.ts'
import type { ServerDoor } from '#store/embedded/folder/server-door.ts'

interface Question {
  method: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: unknown
  signal?: AbortSignal
}

/** Nothing of the question was heard: it may be put to somebody else. */
export class NobodyThere extends Error {
  override readonly name = 'NobodyThere'
}

const Refusal = z.object({
  error: z.string(),
  code: z.enum(ERROR_CODES),
  issues: z.array(z.unknown()).optional(),
})

/**
 * On a connection of its own: that a server is gone shows when it is opened, before anything is said. The key travels in
 * a header, never in an address, the environment or an argument.
 */
export async function requestOf({ url }: ServerDoor, question: Question): Promise<IncomingMessage> {
  const { method, path, headers, body, signal } = question
  const text = body === undefined ? undefined : JSON.stringify(body)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const type = text === undefined ? {} : { 'content-type': 'application/json' }
  const options = { method, agent: false, headers: { ...type, ...headers }, ...(signal && { signal }) } as const
  httpRequest(new URL(path, url), options, resolve).on('error', reject).end(text)
  try {
    return await promise
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw code === 'ECONNREFUSED' ? new NobodyThere('nobody listens there', { cause }) : brokenOff(cause)
  }
}

/** The whole answer, or what the server refused with. */
export async function answerOf(response: IncomingMessage): Promise<unknown> {
  const isWell = (response.statusCode ?? 0) < 300
  const body = await json(response).catch((cause: unknown) => {
    throw response.complete ? notUnderstood(cause) : brokenOff(cause)
  })
  if (isWell) return body
  const refusal = Refusal.safeParse(body)
  if (!refusal.success) throw notUnderstood(refusal.error)
  const { error, code, issues } = refusal.data
  throw new NazeError(code, error, issues === undefined ? {} : { details: { issues } })
}

export function brokenOff(cause: unknown): NazeError {
  const message = 'the naze that was asked stopped before it answered: look whether it was done before you ask again'
  return new NazeError('CANCELLED', message, { cause })
}

function notUnderstood(cause: unknown): NazeError {
  return new NazeError('INTERNAL', 'the naze that was asked answered something else', { cause })
}
