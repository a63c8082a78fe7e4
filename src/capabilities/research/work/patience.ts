import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from '#store/errors/unavailable.ts'

const FIRST_MS = 250
const MOST_MS = 2_000

/** Tries again while the database is away. What is given must do no harm when it is done twice. */
export async function patiently<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (let waitMs = FIRST_MS; ; waitMs = Math.min(MOST_MS, waitMs * 2)) {
    try {
      return await work()
    } catch (error) {
      if (!isUnavailable(error) || signal.aborted) throw error
      await sleep(waitMs, undefined, { signal }).catch(() => undefined)
    }
  }
}
