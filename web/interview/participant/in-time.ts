import { ApiError, codeFrom } from '../../api/client.ts'

/** A call that hangs longer is given up: the words are still in the field, and the same key makes them safe to send again. */
const CALL_MS = 10_000
const MOST_TRIES = 4
const BREATH_MS = 500
const PASSING = new Set(['OVERLOADED', 'DB_UNAVAILABLE'])

/** A server that is short of breath or of its database: the same call, under the same key, is made again a little later. */
export async function unhurried<T>(signal: AbortSignal, work: (until: AbortSignal) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await inTime(signal, work)
    } catch (error) {
      if (!PASSING.has(codeFrom(error)) || tries === MOST_TRIES || signal.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, BREATH_MS * tries))
    }
  }
}

/** Ends what takes too long as if the server had not answered. */
export async function inTime<T>(signal: AbortSignal, work: (until: AbortSignal) => Promise<T>): Promise<T> {
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
