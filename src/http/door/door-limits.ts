import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import { LIVE_PATH } from '../live/live-route.ts'
import { bearerOf, conversationCookie } from '../request/participant-key.ts'
import type { Route } from '../routes/route.ts'
import { Buckets } from './buckets.ts'
import { clientAddress, limitKey } from './client-address.ts'
import type { DoorLimits, DoorOptions } from './door-options.ts'

/** The last so many keys that proved right. */
class Recent {
  readonly #most: number
  readonly #keys = new Set<string>()

  constructor(most: number) {
    this.#most = most
  }

  has(key: string): boolean {
    return this.#keys.has(key)
  }

  add(key: string): void {
    this.#keys.delete(key)
    this.#keys.add(key)
    if (this.#keys.size <= this.#most) return
    for (const oldest of this.#keys) {
      this.#keys.delete(oldest)
      return
    }
  }
}

const USUAL: DoorLimits = {
  requests: { burst: 60_000, perMinute: 60_000 },
  answers: { burst: 1_000, perMinute: 3_000 },
  starts: { burst: 300, perMinute: 120 },
  linkStarts: { burst: 1_000, perMinute: 600 },
  talk: { burst: 300, perMinute: 300 },
  misses: { burst: 60, perMinute: 30 },
  streamsPerAddress: 700,
  streamsPerTalk: 8,
}

const MISSED = new Set([401, 403, 404])
const FOUND = new Set([200, 202, 410])
const REMEMBERED = 20_000

interface Seen {
  address: string
  /** What only someone who was given it knows: a link, or the key of a conversation. */
  secret: string
}

/** Who asks too often, or guesses, is told when to come back. Addresses are counted in memory and written nowhere. */
export function installDoorLimits(
  server: FastifyInstance,
  routes: readonly Route[],
  { behindProxy, limits = {} }: Pick<DoorOptions, 'behindProxy' | 'limits'>,
): void {
  const allowed = { ...USUAL, ...limits }
  const requests = new Buckets(allowed.requests)
  const answers = new Buckets(allowed.answers)
  const starts = new Buckets(allowed.starts)
  const linkStarts = new Buckets(allowed.linkStarts)
  const talks = new Buckets(allowed.talk)
  const misses = new Buckets(allowed.misses)
  const known = new Recent(REMEMBERED)
  const streams = new Map<string, number>()
  const seen = new WeakMap<FastifyRequest, Seen>()
  const kinds = new Map(routes.map((route) => [`${route.method} ${route.path}`, route.participant]))

  server.addHook('onRequest', async (request, reply) => {
    const { remoteAddress } = request.socket
    const forwardedFor = request.headers['x-forwarded-for']
    const address = limitKey(clientAddress({ peer: remoteAddress, forwardedFor }, behindProxy))
    refuse(reply, requests.take(address))
    const path = request.routeOptions.url ?? ''
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const kind = path === LIVE_PATH ? 'live' : kinds.get(`${method} ${path}`)
    if (kind === undefined) return
    const place = placeOf(request)
    const ofLink = kind === 'visit' || kind === 'start'
    const secret = ofLink ? `link ${place.token}` : `key ${place.talk} ${hashOfKey(request, place.talk)}`
    // Guessing is stopped before it is judged, but never who has proved right before: they share an address with others.
    if (!known.has(secret)) refuse(reply, misses.wait(address))
    if (kind === 'start')
      refuse(reply, linkStarts.wait(place.token) || starts.take(address) || linkStarts.take(place.token))
    if (!ofLink) refuse(reply, talks.take(place.talk))
    if (kind === 'conversation' && method === 'POST') refuse(reply, answers.take(address))
    if (kind === 'live') {
      hold(reply, `address ${address}`, allowed.streamsPerAddress)
      hold(reply, `talk ${place.talk}`, allowed.streamsPerTalk)
    }
    seen.set(request, { address, secret })
  })

  server.addHook('onResponse', async (request, reply) => {
    const what = seen.get(request)
    if (what === undefined) return
    if (MISSED.has(reply.statusCode)) misses.take(what.address)
    else if (FOUND.has(reply.statusCode)) known.add(what.secret)
  })

  function hold(reply: FastifyReply, key: string, most: number): void {
    const open = streams.get(key) ?? 0
    if (open >= most) refuse(reply, 10)
    streams.set(key, open + 1)
    reply.raw.once('close', () => {
      const left = (streams.get(key) ?? 1) - 1
      if (left > 0) streams.set(key, left)
      else streams.delete(key)
    })
  }
}

function refuse(reply: FastifyReply, seconds: number): void {
  if (seconds === 0) return
  reply.header('retry-after', seconds)
  throw new NazeError('RATE_LIMITED', 'Many requests come from here right now. Try again in a moment.')
}

function placeOf({ params }: FastifyRequest): { token: string; talk: string } {
  const { token, id, stream } = (params ?? {}) as Record<string, unknown>
  const talk = typeof stream === 'string' ? stream.replace(/^conversation:/, '') : id
  return { token: String(token ?? ''), talk: String(talk ?? '').toLowerCase() }
}

/** Keys are not kept, here either. */
function hashOfKey(request: FastifyRequest, talk: string): string {
  const key = bearerOf(request) ?? conversationCookie(request, talk) ?? ''
  return createHash('sha256').update(key).digest('base64url')
}
