import { getHeapStatistics } from 'node:v8'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import type { HttpOptions } from '../options.ts'
import { isApi } from '../pages/web-app.ts'

export const BODY_LIMIT_BYTES = 256 * 1024
/** For the few calls that name every node of a large board. */
export const BOARD_BODY_LIMIT_BYTES = 4 * 1024 * 1024
/** For commands, which take a whole file; read only once the key of the house has been shown. */
export const OWNER_BODY_LIMIT_BYTES = 32 * 1024 * 1024
/** For the whole request to arrive. */
export const REQUEST_TIMEOUT_MS = 20_000
/** In characters, the query included. */
export const LONGEST_ADDRESS = 8_192
/** For a verb to answer; longer than a call's own deadline, so it only ever ends what ignored that. */
export const HANDLER_TIMEOUT_MS = 330_000
/** For a whole store to be read. */
export const BACKUP_TIMEOUT_MS = 15 * 60_000

const START_GRACE_MS = 5_000
const PER_MINUTE_LOOPBACK = 60_000
const PER_MINUTE_REMOTE = 600

const STREAMS_LOOPBACK = 1_000
const STREAMS_REMOTE = 100

/** Whoever calls from this machine is its owner, or a proxy that speaks for many. */
export function streamsAllowed(ip: string): number {
  return isLoopback(ip) ? STREAMS_LOOPBACK : STREAMS_REMOTE
}

export function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')
}

/** Refuses early while the process is short of time or memory, instead of failing in the middle of someone's turn. */
export async function installLimits(
  server: FastifyInstance,
  options: Pick<HttpOptions, 'shedding' | 'rateLimitPerMinute'>,
): Promise<void> {
  const calmFrom = performance.now() + (options.shedding?.graceMs ?? START_GRACE_MS)
  await server.register(underPressure, {
    maxEventLoopDelay: options.shedding?.maxEventLoopDelayMs ?? 2_000,
    maxHeapUsedBytes: options.shedding?.maxHeapUsedBytes ?? Math.floor(getHeapStatistics().heap_size_limit * 0.9),
    sampleInterval: options.shedding?.sampleIntervalMs ?? 1_000,
    pressureHandler: (request, _reply, type) => {
      // Files cost nothing, and a page that says OVERLOADED in JSON helps nobody.
      if (!isApi(request.url)) return
      // Starting up blocks the loop by itself; that is not load.
      if (type === underPressure.TYPE_EVENT_LOOP_DELAY && performance.now() < calmFrom) return
      throw new NazeError('OVERLOADED', 'Too much is going on right now. Try again in a moment.')
    },
  })
  await server.register(rateLimit, {
    timeWindow: 60_000,
    max: (request) => options.rateLimitPerMinute ?? (isLoopback(request.ip) ? PER_MINUTE_LOOPBACK : PER_MINUTE_REMOTE),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: () => new NazeError('RATE_LIMITED', 'Too many requests. Try again in a moment.'),
  })
}
