import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import { installErrorHandler, installWireRefusals } from '../answers/error-handlers.ts'
import { GuessedKeys } from '../guards/guessed-keys.ts'
import { installJsonBody } from '../request/json-body.ts'
import { attachLifecycle, Lifecycle } from '../server/lifecycle.ts'
import { installLimits } from '../guards/limits.ts'
import { keyOfStream, registerLive, requireFollower } from '../live/live-route.ts'
import { installSchemas } from '../pages/openapi.ts'
import { registerRoutes } from '../routes/register-routes.ts'
import type { Route } from '../routes/route.ts'
import { routeTable } from '../routes/route-table.ts'
import { installSecurityHeaders } from '../guards/security-headers.ts'
import { bareServer, installEarlyRefusals, installRequestIds, TURN_DRAIN_MS } from '../server/server.ts'
import { installDoorHosts } from './door-hosts.ts'
import { doorAddress, doorLimits, installDoorLimits } from './door-limits.ts'
import type { DoorOptions } from './door-options.ts'
import { installDoorPages } from './door-pages.ts'

/** A route that does not say it is for participants is not at their door. */
export function isAtTheDoor({ participant }: Route): boolean {
  return participant !== undefined
}

/**
 * The participants' door, ready to listen: a server of its own with their routes, their page and nothing else. What a
 * researcher can do is not refused here; it does not exist.
 */
export async function makeDoorServer(options: DoorOptions): Promise<FastifyInstance> {
  const server = bareServer(options)
  const lifecycle = new Lifecycle(options.turnDrainMs ?? TURN_DRAIN_MS)
  attachLifecycle(server, lifecycle)
  installWireRefusals(server)
  server.addHook('preClose', async () => lifecycle.beginDrain())
  installErrorHandler(server, options.debug)
  await installSecurityHeaders(server)
  installRequestIds(server, options.debug)
  installDoorHosts(server, options.publicUrl)
  installEarlyRefusals(server, lifecycle)
  const tables = routeTable(options.verbs).map(({ tag, routes }) => ({ tag, routes: routes.filter(isAtTheDoor) }))
  const routes = tables.flatMap((table) => table.routes)
  installDoorLimits(server, routes, options)
  // Sheds load as the researcher's side does; who asks too often was judged above, by more than an address.
  await installLimits(server, { ...options, rateLimitPerMinute: Number.MAX_SAFE_INTEGER })
  installJsonBody(server)
  installSchemas(server)
  const secureCookies = options.publicUrl?.startsWith('https:') ?? false
  const addressOf = (request: FastifyRequest) => doorAddress(request, options.behindProxy)
  const guesses = new GuessedKeys(doorLimits(options.limits).misses, addressOf)
  const attendants = { lifecycle, guesses }
  for (const table of tables) registerRoutes(server, attendants, table.tag, table.routes, { secureCookies })
  registerLive(server, lifecycle, { ...options, streamsPerAddress: Number.POSITIVE_INFINITY }, (request, stream) =>
    followsOwn(request, stream, options, guesses),
  )
  await installDoorPages(server, options.webFolder)
  await server.ready()
  return server
}

/** At this door nobody is taken for the researcher, whatever they bring or leave out. */
async function followsOwn(
  request: FastifyRequest,
  stream: string,
  { verbs }: DoorOptions,
  guesses: GuessedKeys,
): Promise<'participant'> {
  const { id, key } = keyOfStream(request, stream)
  if (id === undefined) throw new NazeError('NOT_FOUND', 'There is nothing at this address.')
  if (key === undefined) throw new NazeError('UNAUTHORIZED', 'The key of the conversation is missing.')
  await guesses.watch(request, 'conversation', () => requireFollower(request, { id, key }, verbs.interview))
  return 'participant'
}
