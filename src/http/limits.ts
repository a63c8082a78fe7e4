import { getHeapStatistics } from 'node:v8'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import type { HttpOptions } from './options.ts'

export const BODY_LIMIT_BYTES = 256 * 1024
/** For the whole request to arrive. */
export const REQUEST_TIMEOUT_MS = 30_000
/** For a verb to answer; longer than a call's own deadline, so it only ever ends what ignored that. */
export const HANDLER_TIMEOUT_MS = 90_000

const PER_MINUTE_LOOPBACK = 60_000
const PER_MINUTE_REMOTE = 600

function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')
}

/** Refuses early while the process is short of time or memory, instead of failing in the middle of someone's turn. */
export async function installLimits(server: FastifyInstance, options: HttpOptions): Promise<void> {
  await server.register(underPressure, {
    maxEventLoopDelay: options.shedding?.maxEventLoopDelayMs ?? 2_000,
    maxHeapUsedBytes: options.shedding?.maxHeapUsedBytes ?? Math.floor(getHeapStatistics().heap_size_limit * 0.9),
    sampleInterval: options.shedding?.sampleIntervalMs ?? 1_000,
    pressureHandler: () => {
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
