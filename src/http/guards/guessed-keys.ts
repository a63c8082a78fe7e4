import type { FastifyRequest } from 'fastify'
import { type ErrorCode, isNazeError, NazeError } from '#kernel/errors.ts'
import { type Allowance, Buckets } from './buckets.ts'

const WRONG: ReadonlySet<ErrorCode> = new Set(['FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'])

/** The kinds of doors a key opens: who guesses at one is not kept from another. */
export type KeyedDoor = 'link' | 'conversation' | 'house' | 'assistant'

/**
 * Counts the wrong keys of each address. Past the limit a wrong key is only told to wait. A right one opens its door
 * all the same: a guesser in the same building shuts nobody out, and no key is short enough to be found this way.
 */
export class GuessedKeys {
  readonly #wrong: Buckets
  readonly #addressOf: (request: FastifyRequest) => string

  constructor(allowed: Allowance, addressOf: (request: FastifyRequest) => string = ({ ip }) => ip) {
    this.#wrong = new Buckets(allowed)
    this.#addressOf = addressOf
  }

  /** Undefined where no key was shown. */
  async watch<T>(request: FastifyRequest, door: KeyedDoor | undefined, open: () => Promise<T>): Promise<T> {
    try {
      return await open()
    } catch (error) {
      if (door === undefined || !isNazeError(error) || !WRONG.has(error.code)) throw error
      const retryAfter = this.#wrong.take(`${door} ${this.#addressOf(request)}`)
      if (retryAfter === 0) throw error
      throw new NazeError('RATE_LIMITED', 'Too many wrong keys. Try again in a moment.', { details: { retryAfter } })
    }
  }
}
