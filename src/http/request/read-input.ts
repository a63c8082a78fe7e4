import type { FastifyRequest } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import type { KeyedDoor } from '../guards/guessed-keys.ts'
import { bearerOf, conversationCookie, linkCookie, refuseKey } from './participant-key.ts'
import { pathFields, readsQuery, type Route } from '../routes/route.ts'

const IDEMPOTENCY_KEY = 'idempotency-key'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whoever sends a key relies on it: sending the same again here would do it twice. */
export function refuseUnusedKey({ method, headers }: Route, request: FastifyRequest): void {
  if (method === 'GET' || headers?.[IDEMPOTENCY_KEY] !== undefined) return
  if (request.headers[IDEMPOTENCY_KEY] === undefined) return
  const message = 'Idempotency-Key is not kept here: send without it, and look before you send the same again.'
  throw new NazeError('IDEMPOTENCY_UNSUPPORTED', message)
}

/** `?after=` says nothing: clients write a parameter they have no value for just so. */
function withoutBlanks(query: unknown): unknown {
  if (!isRecord(query)) return query
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

/** The verb's raw input: the query or the body, and over it what the path and the named headers say. */
export function readInput(route: Route, request: FastifyRequest): unknown {
  const sent = readsQuery(route) ? withoutBlanks(request.query) : (request.body ?? {})
  // An array or a bare value goes on as it is, for the verb's schema to refuse.
  if (!isRecord(sent)) return sent
  const input: Record<string, unknown> = { ...sent }
  const params = isRecord(request.params) ? request.params : {}
  for (const [name, field] of Object.entries(pathFields(route))) input[field] = params[name]
  for (const [header, field] of Object.entries(route.headers ?? {})) {
    const value = request.headers[header]
    if (value !== undefined) input[field] = value
  }
  return { ...input, ...keyFields(route, request, input) }
}

/** Only a start may bring the key in its body; an address never carries one. */
function keyFields(
  route: Route,
  request: FastifyRequest,
  input: Readonly<Record<string, unknown>>,
): { key?: unknown; remembered_key?: unknown } {
  if (route.participant === undefined) {
    refuseKey(request)
    return {}
  }
  const bearer = bearerOf(request)
  if (route.participant === 'start') return { key: input['key'] ?? bearer, remembered_key: linkCookie(request) }
  if (route.participant === 'visit') return { key: bearer ?? linkCookie(request) }
  return { key: bearer ?? conversationCookie(request, String(input['conversation_id'])) }
}

const OWN = { door: 'conversation', fields: ['conversation_id', 'key'] } as const
const DOORS = {
  visit: { door: 'link', fields: ['token'] },
  start: { door: 'link', fields: ['token', 'key'] },
  conversation: OWN,
  erase: OWN,
} as const
const HOUSE = { door: 'house', fields: ['home_key'] } as const

/** Which door the keys in the input are shown at; undefined where nothing has to be known, or nothing was shown. */
export function keyedDoor({ participant, local }: Route, input: unknown): KeyedDoor | undefined {
  const way = participant === undefined ? (local === true ? HOUSE : undefined) : DOORS[participant]
  if (way === undefined || !isRecord(input)) return undefined
  const isShown = way.fields.every((field) => typeof input[field] === 'string')
  // A link begins a conversation without a key too.
  return isShown || participant === 'start' ? way.door : undefined
}
