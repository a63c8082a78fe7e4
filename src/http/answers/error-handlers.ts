import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerFor, type ErrorAnswer } from './error-answer.ts'
import { STATUS } from './error-status.ts'
import { LONGEST_ADDRESS } from '../guards/limits.ts'
import { refused, WireError } from './wire-refusals.ts'

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
  const answer = answerFor(hasLeft(request, thrown) ? BROKEN_OFF : thrown)
  log(request, answer, debug)
  if (answer.retryAfter !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', answer.retryAfter)
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer.body))
}

const BROKEN_OFF = new WireError({ status: 400, code: 'INVALID_INPUT', message: 'The request broke off.' })

/** The caller hung up before its request was whole. Nobody reads the answer, and nothing of ours has failed. */
function hasLeft({ raw }: FastifyRequest, thrown: unknown): boolean {
  return !raw.complete && thrown instanceof Error && 'code' in thrown && thrown.code === 'ECONNRESET'
}

export function installErrorHandler(server: FastifyInstance, debug: boolean): void {
  const sendAfterBody = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    await discardBody(request)
    return sendError(request, reply, error, debug)
  }
  server.setErrorHandler((error, request, reply) =>
    isTooMuch(error) ? sendAfterBody(error, request, reply) : sendError(request, reply, error, debug),
  )
  // Of a body nobody reads the rest may still be on its way.
  server.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return
    answered.add(raw.socket)
    raw.once('end', () => answered.delete(raw.socket))
  })
}

function isTooMuch(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
}

/** Connections whose last request has its answer already. */
const answered = new WeakSet<Duplex>()
const MOST_DISCARDED_BYTES = 32 * 1024 * 1024

/**
 * Whoever is told in the middle of sending that it is too much, and finds the connection closed, often hears only of that.
 * So what is not too much to throw away is let through to its end first.
 */
async function discardBody({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete || Number(raw.headers['content-length'] ?? 0) > MOST_DISCARDED_BYTES) return
  let bytes = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MOST_DISCARDED_BYTES) resolve()
  })
  for (const end of ['end', 'close', 'error'] as const) raw.once(end, () => resolve())
  raw.resume()
  await promise
}

/** Addresses the router itself cannot read; no hook has run, so the request id is set here. */
export function onFrameworkError(debug: boolean) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-request-id', request.id)
    sendError(request, reply, error, debug)
  }
}

type ConnectionFault = Error & { code?: string; rawPacket?: unknown }

/** Bytes that are not HTTP at all, or not yet: answered on the bare socket, then closed. */
export function onClientError(error: ConnectionFault, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // An answer has gone out: a second one would be taken for that to the next request.
  if (!socket.writable || answered.has(socket)) {
    socket.destroy(error)
    return
  }
  refuseOnSocket(socket, clientRefusal(error))
}

function clientRefusal({ code, rawPacket }: ConnectionFault): WireError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refused('too-slow')
  if (code !== 'HPE_HEADER_OVERFLOW') {
    return new WireError({ status: 400, code: 'INVALID_INPUT', message: 'The request is not HTTP.' })
  }
  const [line = ''] = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1').split(/[\r\n]/, 1) : []
  return refused(/^[A-Z]+ /.test(line) && line.length > LONGEST_ADDRESS ? 'address-too-long' : 'headers-too-large')
}

function refuseOnSocket(socket: Duplex, { status, message, code }: WireError): void {
  const body = JSON.stringify({ error: message, code })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}

/** What Node would answer by itself, without a word in our own form. */
export function installWireRefusals({ server }: FastifyInstance): void {
  server.on('checkExpectation', (_request, response) => {
    const { status, message, code } = refused('expectation')
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
    response.end(JSON.stringify({ error: message, code }))
  })
  server.on('connect', (_request, socket) => {
    const status = STATUS.METHOD_NOT_ALLOWED
    socket.on('error', () => socket.destroy())
    refuseOnSocket(socket, new WireError({ status, code: 'METHOD_NOT_ALLOWED', message: 'This is no proxy.' }))
  })
}
