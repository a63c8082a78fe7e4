import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { lifecycleOf } from './lifecycle.ts'

const HARD_LIMIT_MS = 10_000

async function within(work: Promise<unknown>, ms: number): Promise<boolean> {
  const timer = new AbortController()
  const late = sleep(ms, false, { signal: timer.signal }).catch(() => false)
  const done = await Promise.race([work.then(() => true), late])
  timer.abort()
  return done
}

/**
 * Stops accepting, ends live streams, lets running requests finish, then tells what still runs to stop, and at the
 * limit cuts every connection. Resolves true when everything had finished by itself.
 */
export async function closeGracefully(server: FastifyInstance, ms: number = HARD_LIMIT_MS): Promise<boolean> {
  const limit = Math.min(Math.max(ms, 0), HARD_LIMIT_MS)
  const startedAt = performance.now()
  const lifecycle = lifecycleOf(server)
  lifecycle?.beginDrain()
  const closed = server.close()
  // A connection that was busy at the start of the drain is idle after its answer, and nobody else closes it.
  const sweep = setInterval(() => server.server.closeIdleConnections(), 20)
  const finished = Promise.all([closed, lifecycle?.idle()])
  const patience = Math.min(lifecycle?.turnDrainMs ?? limit, limit * 0.8)
  const byItself = await within(finished, patience)
  if (!byItself) {
    lifecycle?.stopRunning()
    await within(finished, Math.max(0, limit - (performance.now() - startedAt)))
  }
  server.server.closeAllConnections()
  clearInterval(sweep)
  await within(closed, 250)
  return byItself
}
