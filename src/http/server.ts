import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import { installHostCheck } from './allowed-hosts.ts'
import { installErrorHandler, onClientError, onFrameworkError } from './error-handlers.ts'
import { installJsonBody } from './json-body.ts'
import { attachLifecycle, Lifecycle } from './lifecycle.ts'
import { BODY_LIMIT_BYTES, installLimits, REQUEST_TIMEOUT_MS } from './limits.ts'
import { registerLive, whoFollows } from './live-route.ts'
import { installOpenApi, installSchemas, registerDocs } from './openapi.ts'
import type { HttpOptions } from './options.ts'
import { registerRoutes } from './register-routes.ts'
import { routeTable } from './route-table.ts'
import { installSecurityHeaders } from './security-headers.ts'
import { installWebApp, isApi } from './web-app.ts'

export const TURN_DRAIN_MS = 8_000

export function bareServer(options: Pick<HttpOptions, 'logger' | 'debug'>): FastifyInstance {
  return Fastify({
    ...(options.logger === false ? { logger: false } : { loggerInstance: options.logger }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A missing Host is refused by our own check, in our own words.
    http: { requireHostHeader: false },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // The drain hook below answers in the one error form.
    return503OnClosing: false,
    frameworkErrors: onFrameworkError(options.debug),
    clientErrorHandler: onClientError,
  })
}

export function installRequestIds(server: FastifyInstance, debug: boolean): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  server.addHook('onResponse', async (request, reply) => {
    const facts = { method: request.method, route: request.routeOptions.url, status: reply.statusCode }
    request.log[debug ? 'info' : 'debug']({ ...facts, ms: Math.round(reply.elapsedTime) }, 'request')
  })
}

export function installEarlyRefusals(server: FastifyInstance, lifecycle: Lifecycle): void {
  server.addHook('onRequest', async (request, reply) => {
    if (lifecycle.draining) {
      reply.header('connection', 'close')
      throw new NazeError('OVERLOADED', 'The server is shutting down. Try again in a moment.')
    }
    if (request.is404 && isApi(request.url)) throw new NazeError('NOT_FOUND', 'There is nothing at this address.')
  })
}

/** The HTTP surface, ready to listen. Everything it can do is in the route table; nothing is decided here. */
export async function makeHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const server = bareServer(options)
  const lifecycle = new Lifecycle(options.turnDrainMs ?? TURN_DRAIN_MS)
  attachLifecycle(server, lifecycle)
  server.addHook('preClose', async () => lifecycle.beginDrain())
  installErrorHandler(server, options.debug)
  await installSecurityHeaders(server)
  installRequestIds(server, options.debug)
  installHostCheck(server, options)
  installEarlyRefusals(server, lifecycle)
  await installLimits(server, options)
  installJsonBody(server)
  installSchemas(server)
  await installOpenApi(server, options.version)
  for (const { tag, routes } of routeTable(options.verbs)) registerRoutes(server, lifecycle, tag, routes)
  registerLive(server, lifecycle, options, (request, stream) => whoFollows(request, stream, options))
  registerDocs(server)
  await installWebApp(server, options.webFolder)
  await server.ready()
  return server
}
