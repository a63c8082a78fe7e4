import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import type { ErrorCode } from '#kernel/errors.ts'
import { errorBody } from '../answers/error-answer.ts'
import { STATUS } from '../answers/error-status.ts'
import { pathFields, readsQuery, type Route } from './route.ts'
import { WIRE_REFUSALS } from '../answers/wire-refusals.ts'

const EVERYWHERE: readonly ErrorCode[] = ['INVALID_INPUT', 'FORBIDDEN', 'RATE_LIMITED', 'OVERLOADED', 'INTERNAL']

/** Before any route is reached. */
const ON_THE_WIRE = ['too-slow', 'address-too-long', 'expectation', 'headers-too-large'] as const

/** One entry a status, each naming the codes that come with it. */
export function errorResponses(codes: readonly ErrorCode[], readsBody = false): Record<number, unknown> {
  // Whoever needs the database may find it away.
  const away: readonly ErrorCode[] = codes.includes('DB_ERROR') ? ['DB_UNAVAILABLE'] : []
  const own = [...new Set([...EVERYWHERE, ...codes, ...away])].map((code) => ({ status: STATUS[code], code }))
  const wire = [...ON_THE_WIRE, ...(readsBody ? (['not-json'] as const) : [])].map((what) => WIRE_REFUSALS[what])
  const byStatus = Map.groupBy([...own, ...wire], ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, refusals]) => {
      const named = refusals.map(({ code }) => code)
      const schema = errorBody(named)
      return [status, { description: named.join(', '), content: { 'application/json': { schema } } }]
    }),
  )
}

/** `{ as it is called in the request: its schema }` for the fields that come from there. */
function fieldsFrom(shape: z.core.$ZodShape, names: Readonly<Record<string, string>>): z.ZodObject | undefined {
  const found = Object.entries(names).map(([name, field]) => [name, shape[field] ?? z.string()] as const)
  return found.length === 0 ? undefined : z.object(Object.fromEntries(found))
}

/** The OpenAPI entry. It only describes: the verb's own schemas are the ones that judge, in `callVerb`. */
export function routeSchema(tag: string, route: Route): FastifySchema {
  const { verb } = route
  const shape = verb.input instanceof z.ZodObject ? verb.input.shape : {}
  const fromPath = pathFields(route)
  const elsewhere = new Set([...Object.values(fromPath), ...Object.values(route.headers ?? {}), ...keyFields(route)])
  const rest = Object.keys(shape).filter((field) => !elsewhere.has(field))
  const sent = fieldsFrom(shape, Object.fromEntries(rest.map((field) => [field, field])))
  const params = fieldsFrom(shape, fromPath)
  const headers = fieldsFrom(shape, { ...route.headers, ...(route.participant && { authorization: 'key' }) })
  const readsBody = !readsQuery(route)
  const more: ErrorCode[] = [
    ...(readsBody ? (['PAYLOAD_TOO_LARGE'] as const) : []),
    ...(route.participant === undefined ? [] : (['UNAUTHORIZED'] as const)),
  ]
  return {
    tags: [tag],
    summary: verb.summary,
    operationId: route.operation ?? verb.name,
    ...(params && { params }),
    ...(headers && { headers }),
    ...(sent && (readsQuery(route) ? { querystring: sent } : { body: sent })),
    response: {
      [route.status ?? 200]: route.download === true ? FILE : verb.output,
      ...errorResponses([...more, ...verb.errors], readsBody),
    },
  }
}

const FILE = { description: 'The file', content: { 'application/octet-stream': { schema: z.string() } } }

/** What the server itself takes from header and cookie. */
function keyFields({ participant }: Route): string[] {
  if (participant === undefined) return []
  return participant === 'start' ? ['remembered_key'] : ['key']
}
