import { ApiError, codeFrom } from '../api/client.ts'
import { CROWDED_TRIES, isCrowded, pauseMs } from './crowded.ts'

/** A call that hangs longer is given up: the words are still in the field, and the same key makes them safe to send again. */
const CALL_MS = 10_000
const MOST_TRIES = 4
const BREATH_MS = 500

/** The same call, under the same key, may go through a moment later. */
export const isPassing = (error: unknown): boolean => ['OVERLOADED', 'DB_UNAVAILABLE'].includes(codeFrom(error))

/**
 * A server that is short of breath or of its database, or a door too many stand at, refuses for a moment: the same call
 * is made again a little later. `onCrowd` hears of the second, which may take a while.
 */
export async function unhurried<T>(
  signal: AbortSignal,
  work: (until: AbortSignal) => Promise<T>,
  onCrowd: () => void,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await withTimeout(signal, work)
    } catch (error) {
      const crowded = isCrowded(error)
      const most = crowded ? CROWDED_TRIES : isPassing(error) ? MOST_TRIES : 0
      if (tries >= most || signal.aborted) throw error
      if (crowded) onCrowd()
      const pause = crowded ? pauseMs(error) : BREATH_MS * tries
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (signal.aborted) throw error
    }
  }
}

/** Ends what takes too long as if the server had not answered. */
export async function withTimeout<T>(signal: AbortSignal, work: (until: AbortSignal) => Promise<T>): Promise<T> {
  const until = new AbortController()
  const stop = () => until.abort()
  const timer = setTimeout(stop, CALL_MS)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await work(until.signal)
  } catch (error) {
    throw until.signal.aborted ? new ApiError('OFFLINE', 'the server took too long', 0) : error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
