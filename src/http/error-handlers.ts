import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import { answerFor, type ErrorAnswer } from './error-answer.ts'

/** Where it was thrown and nothing of what it says: a message may quote what a person wrote. */
function traceOf(error: Error): string[] {
  const original = error.cause instanceof Error ? error.cause : error
  return (original.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
}

function log(request: FastifyRequest, answer: ErrorAnswer, debug: boolean): void {
  const { cause, status } = answer
  const original = cause.cause instanceof Error ? cause.cause.name : cause.name
  const facts = { code: cause.code, status, errorName: original, route: request.routeOptions.url }
  if (status >= 500) request.log.error(debug ? { ...facts, trace: traceOf(cause) } : facts, 'request failed')
  else request.log.debug(facts, 'request refused')
}

/** Sent as ready text: the route's own response schemas have no say about a refusal. */
function sendError(request: FastifyRequest, reply: FastifyReply, thrown: unknown, debug: boolean): FastifyReply {
  const answer = answerFor(thrown)
  log(request, answer, debug)
  if (answer.retryAfter !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', answer.retryAfter)
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer.body))
}

export function installErrorHandler(server: FastifyInstance, debug: boolean): void {
  server.setErrorHandler((error, request, reply) => sendError(request, reply, error, debug))
}

/** Addresses the router itself cannot read; no hook has run, so the request id is set here. */
export function onFrameworkError(debug: boolean) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-request-id', request.id)
    sendError(request, reply, error, debug)
  }
}

const CLIENT_ERRORS: Readonly<Record<string, { status: number; error: NazeError }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    error: new NazeError('INVALID_INPUT', 'The request did not arrive in time.'),
  },
  HPE_HEADER_OVERFLOW: { status: 431, error: new NazeError('PAYLOAD_TOO_LARGE', 'The headers are too large.') },
}
const UNREADABLE = { status: 400, error: new NazeError('INVALID_INPUT', 'The request is not HTTP.') }

/** Bytes that are not HTTP at all: answered on the bare socket, then closed. */
export function onClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) {
    socket.destroy(error)
    return
  }
  const { status, error: refusal } = CLIENT_ERRORS[error.code ?? ''] ?? UNREADABLE
  const body = JSON.stringify({ error: refusal.message, code: refusal.code })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}
