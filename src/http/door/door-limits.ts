import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import { LIVE_PATH } from '../live/live-route.ts'
import type { Route } from '../routes/route.ts'
import { Buckets } from '../guards/buckets.ts'
import { clientAddress, limitKey } from './client-address.ts'
import type { DoorLimits, DoorOptions } from './door-options.ts'

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

export function doorLimits(given: Partial<DoorLimits> = {}): DoorLimits {
  return { ...USUAL, ...given }
}

/** Whose request it is, as limits count them. */
export function doorAddress({ socket, headers }: FastifyRequest, behindProxy: boolean): string {
  const seen = { peer: socket.remoteAddress, forwardedFor: headers['x-forwarded-for'] }
  return limitKey(clientAddress(seen, behindProxy))
}

/** Who asks too often is told when to come back. Addresses are counted in memory and written nowhere. */
export function installDoorLimits(
  server: FastifyInstance,
  routes: readonly Route[],
  { behindProxy, limits }: Pick<DoorOptions, 'behindProxy' | 'limits'>,
): void {
  const allowed = doorLimits(limits)
  const requests = new Buckets(allowed.requests)
  const answers = new Buckets(allowed.answers)
  const starts = new Buckets(allowed.starts)
  const linkStarts = new Buckets(allowed.linkStarts)
  const talks = new Buckets(allowed.talk)
  const streams = new Map<string, number>()
  const kinds = new Map(routes.map((route) => [`${route.method} ${route.path}`, route.participant]))

  server.addHook('onRequest', async (request, reply) => {
    const address = doorAddress(request, behindProxy)
    refuse(reply, requests.take(address))
    const path = request.routeOptions.url ?? ''
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const kind = path === LIVE_PATH ? 'live' : kinds.get(`${method} ${path}`)
    if (kind === undefined) return
    const place = placeOf(request)
    const ofLink = kind === 'visit' || kind === 'start'
    if (kind === 'start') {
      refuse(reply, linkStarts.wait(place.token) || starts.take(address) || linkStarts.take(place.token))
      // Who begins nothing, such as with a wrong key, takes nothing from others at the same address; guesses count apart.
      reply.raw.once('close', () => {
        if (reply.statusCode < 400) return
        starts.giveBack(address)
        linkStarts.giveBack(place.token)
      })
    }
    if (!ofLink) refuse(reply, talks.take(place.talk))
    if (kind === 'conversation' && method === 'POST') refuse(reply, answers.take(address))
    if (kind === 'live') {
      hold(reply, `address ${address}`, allowed.streamsPerAddress)
      hold(reply, `talk ${place.talk}`, allowed.streamsPerTalk)
    }
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
