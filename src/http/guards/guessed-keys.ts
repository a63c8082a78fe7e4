import { createHash } from 'node:crypto'
import { type ErrorCode, isNazeError, NazeError } from '#kernel/errors.ts'

const WRONG_PER_MINUTE = 30
const WINDOW_MS = 60_000
const MOST_KEPT = 10_000
const WRONG: ReadonlySet<ErrorCode> = new Set(['FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'])

/** All that has to be known to open a door, and of which kind it is: who guesses at one is not kept from another. */
export interface Shown {
  door: 'link' | 'conversation' | 'house'
  keys: readonly string[]
}

/**
 * Counts the wrong keys of each address. Past the limit a key that was never right is not even looked at; one that has
 * opened its door before goes on opening it, so that a guesser in the same building shuts nobody out.
 */
export class GuessedKeys {
  readonly #most: number
  readonly #wrong = new Map<string, { count: number; until: number }>()
  readonly #right = new Set<string>()

  constructor(mostPerMinute: number = WRONG_PER_MINUTE) {
    this.#most = mostPerMinute
  }

  /** Undefined where nothing was shown. */
  async watch<T>(address: string, shown: Shown | undefined, open: () => Promise<T>): Promise<T> {
    if (shown === undefined) return open()
    const key = hashOf(shown)
    const guesser = `${shown.door} ${address}`
    if (!this.#right.has(key)) this.#refuse(guesser)
    try {
      const opened = await open()
      keep(this.#right, key)
      return opened
    } catch (error) {
      if (isNazeError(error) && WRONG.has(error.code)) this.#count(guesser)
      throw error
    }
  }

  /** A key this server has just given out is right without having been tried. */
  learn(shown: Shown): void {
    keep(this.#right, hashOf(shown))
  }

  #refuse(guesser: string): void {
    const found = this.#wrong.get(guesser)
    const now = performance.now()
    if (found === undefined || found.until <= now || found.count < this.#most) return
    const retryAfter = Math.ceil((found.until - now) / 1_000)
    throw new NazeError('RATE_LIMITED', 'Too many wrong keys. Try again in a moment.', { details: { retryAfter } })
  }

  #count(guesser: string): void {
    const now = performance.now()
    const found = this.#wrong.get(guesser)
    if (found !== undefined && found.until > now) {
      found.count += 1
      return
    }
    this.#wrong.delete(guesser)
    this.#wrong.set(guesser, { count: 1, until: now + WINDOW_MS })
    dropOldest(this.#wrong)
  }
}

function hashOf({ keys }: Shown): string {
  return createHash('sha256').update(JSON.stringify(keys)).digest('base64')
}

function keep(kept: Set<string>, key: string): void {
  kept.delete(key)
  kept.add(key)
  dropOldest(kept)
}

function dropOldest(kept: Set<string> | Map<string, unknown>): void {
  if (kept.size <= MOST_KEPT) return
  for (const oldest of kept.keys()) {
    kept.delete(oldest)
    return
  }
}
