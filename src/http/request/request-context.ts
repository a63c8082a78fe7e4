import type { FastifyRequest } from 'fastify'
import { type Context, makeContext } from '#kernel/context.ts'

/**
 * Local mode: one person, and the participants they invited. Our own web app says so in a header, any other program is
 * plain `http`.
 */
export function contextOf(
  request: FastifyRequest,
  signal: AbortSignal,
  kind: 'person' | 'participant' = 'person',
): Context {
  const via = request.headers['x-naze-client'] === 'web' ? 'web' : 'http'
  const id = kind === 'person' ? 'local' : 'participant'
  return makeContext({ actor: { id, kind, via }, signal, requestId: request.id })
}
