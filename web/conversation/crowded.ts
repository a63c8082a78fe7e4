import { ApiError, codeFrom } from '../api/client.ts'

const USUAL_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000
/** So that people who were sent away together do not come back together. */
const SPREAD_MS = 1_000

/** How often a page comes back by itself when it is told that too many are here at once. */
export const CROWDED_TRIES = 30

/** Too much comes from here at the moment: nothing was wrong, and the same call goes through a little later. */
export function isCrowded(error: unknown): boolean {
  return codeFrom(error) === 'RATE_LIMITED'
}

/** As long as the server asks for. */
export function pauseMs(error: unknown): number {
  const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1_000 : USUAL_PAUSE_MS
  return Math.min(asked, LONGEST_PAUSE_MS) + Math.random() * SPREAD_MS
}
