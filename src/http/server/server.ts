import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import { installHostCheck } from '../guards/allowed-hosts.ts'
import { installErrorHandler, installWireRefusals, onClientError, onFrameworkError } from '../answers/error-handlers.ts'
import { GuessedKeys } from '../guards/guessed-keys.ts'
import { installJsonBody } from '../request/json-body.ts'
import { attachLifecycle, Lifecycle } from './lifecycle.ts'
import { BODY_LIMIT_BYTES, installLimits, LONGEST_ADDRESS, REQUEST_TIMEOUT_MS } from '../guards/limits.ts'
import { registerLive, whoFollows } from '../live/live-route.ts'
import { installOpenApi, installSchemas, registerDocs } from '../pages/openapi.ts'
import type { HttpOptions } from '../options.ts'
import { registerMcp } from '../mcp/mcp-route.ts'
import { registerVerbs } from '../owner/verbs-route.ts'
import { registerRoutes } from '../routes/register-routes.ts'
import { routeTable } from '../routes/route-table.ts'
import { installSecurityHeaders } from '../guards/security-headers.ts'
import { installWebApp, isApi } from '../pages/web-app.ts'
import { refused } from '../answers/wire-refusals.ts'

export const TURN_DRAIN_MS = 8_000
const SLOW_CHECK_MS = 1_000
const WRONG_KEYS_PER_MINUTE = 30

export function bareServer(options: Pick<HttpOptions, 'logger' | 'debug' | 'requestTimeoutMs'>): FastifyInstance {
  const requestTimeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS
  return Fastify({
    ...(options.logger === false ? { logger: false } : { loggerInstance: options.logger }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout,
    http: {
      // A missing Host is refused by our own check, in our own words.
      requireHostHeader: false,
      // Node takes the shorter of the two for the headers: its own minute for them would become that of a slow body.
      headersTimeout: requestTimeout,
      // It looks for slow requests only so often; its own half minute would add to every limit.
      connectionsCheckingInterval: Math.min(SLOW_CHECK_MS, requestTimeout),
    },
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
    if (request.url.length > LONGEST_ADDRESS) throw refused('address-too-long')
    if (request.is404 && isApi(request.url)) throw new NazeError('NOT_FOUND', 'There is nothing at this address.')
  })
}

/** The HTTP surface, ready to listen. Everything it can do is in the route table; nothing is decided here. */
export async function makeHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const server = bareServer(options)
  const lifecycle = new Lifecycle(options.turnDrainMs ?? TURN_DRAIN_MS)
  attachLifecycle(server, lifecycle)
  installWireRefusals(server)
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
  const wrongKeys = options.wrongKeysPerMinute ?? WRONG_KEYS_PER_MINUTE
  const attendants = { lifecycle, guesses: new GuessedKeys({ burst: wrongKeys, perMinute: wrongKeys }) }
  for (const { tag, routes } of routeTable(options.verbs)) registerRoutes(server, attendants, tag, routes)
  if (options.owner !== undefined) registerVerbs(server, attendants, options.verbs, options.owner)
  if (options.mcp !== undefined) registerMcp(server, attendants, options.mcp)
  registerLive(server, lifecycle, options, (request, stream) =>
    whoFollows(request, stream, options, attendants.guesses),
  )
  registerDocs(server)
  await installWebApp(server, options.webFolder)
  await server.ready()
  return server
}
