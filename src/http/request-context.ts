import type { FastifyRequest } from 'fastify'
import { type Context, makeContext } from '#kernel/context.ts'

/** Local mode: one person. Our own web app says so in a header, any other program is plain `http`. */
export function contextOf(request: FastifyRequest, signal: AbortSignal): Context {
  const via = request.headers['x-naze-client'] === 'web' ? 'web' : 'http'
  return makeContext({ actor: { id: 'local', kind: 'person', via }, signal, requestId: request.id })
}
