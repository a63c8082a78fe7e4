import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isNazeError } from '#kernel/errors.ts'
import { isSame, proofOf } from '#kernel/home-key.ts'
import { runningServer, type ServerDoor } from '#store/embedded/folder/server-door.ts'
import type { Config } from '../config.ts'
import { answerOf, NobodyThere, requestOf } from './request.ts'

const PATIENCE_MS = 5_000
const Greeting = z.object({ proof: z.string() })

/** The server that holds the folder and answers; none is looked for where the store is elsewhere. */
export async function serverOf({ home, databaseUrl }: Config): Promise<ServerDoor | undefined> {
  const server = databaseUrl === null ? await runningServer(home) : undefined
  return server !== undefined && (await answers(server)) ? server : undefined
}

/**
 * Whether the server of this very folder answers. Somebody else may listen there by now: without the proof nobody is shown
 * the key, or told what a person said.
 */
export async function answers(door: ServerDoor): Promise<boolean> {
  const nonce = randomBytes(24).toString('base64url')
  try {
    const response = await requestOf(door, {
      method: 'GET',
      path: '/api/verbs',
      headers: { 'x-naze-nonce': nonce },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const greeting = Greeting.safeParse(await answerOf(response))
    return greeting.success && isSame(greeting.data.proof, proofOf(door.key, nonce))
  } catch (error) {
    if (error instanceof NobodyThere || isNazeError(error)) return false
    throw error
  }
}
