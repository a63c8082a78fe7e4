import type { FastifyInstance, HTTPMethods } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import { callVerb } from '#kernel/verb.ts'
import type { GuessedKeys } from '../guards/guessed-keys.ts'
import { HANDLER_TIMEOUT_MS, isLoopback } from '../guards/limits.ts'
import type { Lifecycle } from '../server/lifecycle.ts'
import { keyedDoor, readInput, refuseUnusedKey } from '../request/read-input.ts'
import { sendOutput } from '../answers/send-output.ts'
import { contextOf } from '../request/request-context.ts'
import type { Route } from './route.ts'
import { routeSchema } from './route-schema.ts'

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export interface Attendants {
  lifecycle: Lifecycle
  guesses: GuessedKeys
}

export interface CookieOptions {
  /** Where people come by https although this process does not see it. */
  secureCookies?: boolean
}

export function registerRoutes(
  server: FastifyInstance,
  attendants: Attendants,
  tag: string,
  routes: Route[],
  cookies: CookieOptions = {},
): void {
  for (const route of routes) registerRoute(server, attendants, tag, route, cookies)
  for (const [path, known] of Map.groupBy(routes, (route) => route.path)) {
    refuseOtherMethods(server, path, methodsOf(known), methodsOf(known.filter((route) => !alwaysRefuses(route))))
  }
}

function methodsOf(routes: readonly Route[]): HTTPMethods[] {
  const methods: HTTPMethods[] = routes.map((route) => route.method)
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}

/** A verb that declares this says why its door is shut; it is never offered as a way in. */
function alwaysRefuses(route: Route): boolean {
  return route.verb.errors.includes('METHOD_NOT_ALLOWED')
}

function registerRoute(
  server: FastifyInstance,
  { lifecycle, guesses }: Attendants,
  tag: string,
  route: Route,
  { secureCookies = false }: CookieOptions,
): void {
  server.route({
    method: route.method,
    url: route.path,
    schema: routeSchema(tag, route),
    handlerTimeout: route.timeoutMs ?? HANDLER_TIMEOUT_MS,
    ...(route.bodyLimitBytes !== undefined && { bodyLimit: route.bodyLimitBytes }),
    handler: async (request, reply) => {
      if (route.local === true && !isLoopback(request.ip))
        throw new NazeError('FORBIDDEN', 'This is for callers on the same machine only.')
      refuseUnusedKey(route, request)
      const input = readInput(route, request)
      if (alwaysRefuses(route)) reply.header('allow', '')
      const ctx = contextOf(request, lifecycle.signal, route.participant === undefined ? 'person' : 'participant')
      const call = () => lifecycle.track(callVerb(route.verb, ctx, input))
      const output = await guesses.watch(request, keyedDoor(route, input), call)
      return sendOutput(route, request, reply, output, { secureCookies })
    },
  })
}

/** A known path with another method says which methods it has; decided before any body is read. */
export function refuseOtherMethods(
  server: FastifyInstance,
  path: string,
  known: readonly HTTPMethods[],
  allowed: readonly HTTPMethods[] = known,
): void {
  server.route({
    method: METHODS.filter((method) => !known.includes(method)),
    url: path,
    schema: { hide: true },
    onRequest: async (request, reply) => {
      reply.header('allow', allowed.join(', '))
      throw new NazeError('METHOD_NOT_ALLOWED', `${request.method} is not possible here.`)
    },
    handler: async () => undefined,
  })
}
