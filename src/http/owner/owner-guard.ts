import type { FastifyRequest } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import type { GuessedKeys } from '../guards/guessed-keys.ts'
import { isLoopback } from '../guards/limits.ts'
import { bearerOf } from '../request/participant-key.ts'
import type { Owner } from './owner.ts'

/** Commands come from this machine and from no page: every browser says of itself where a request comes from. */
export function refusePages(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': fromPage } = request.headers
  if (!isLoopback(request.ip) || origin !== undefined || fromPage !== undefined)
    throw new NazeError('FORBIDDEN', 'This is for commands on the same machine only.')
}

export async function requireOwner(request: FastifyRequest, owner: Owner, guesses: GuessedKeys): Promise<void> {
  refusePages(request)
  const shown = bearerOf(request)
  if (shown === undefined) throw new NazeError('UNAUTHORIZED', 'The key of this installation is missing.')
  await guesses.watch(request, 'house', async () => {
    if (!owner.knows(shown)) throw new NazeError('UNAUTHORIZED', 'This is not the key of this installation.')
  })
}

/** True where the key of the house is shown, and only then: a participant's key is judged elsewhere. */
export function isOwner(request: FastifyRequest, owner: Owner | undefined): boolean {
  const shown = owner === undefined ? undefined : bearerOf(request)
  if (owner === undefined || shown === undefined || !owner.knows(shown)) return false
  refusePages(request)
  return true
}
