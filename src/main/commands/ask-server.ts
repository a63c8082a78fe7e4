import { ERROR_CODES, NazeError, toNazeError } from '#kernel/errors.ts'
import type { Store } from '#store/index.ts'
import { findServer, type ServerDoor } from '#store/embedded/folder/server-door.ts'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { openStore } from '../wire.ts'

const Refusal = z.object({ error: z.string(), code: z.enum(ERROR_CODES) })

/** Opens the store itself, or finds the server that holds it and can be asked. */
export async function storeOrServer(config: Config): Promise<Store | ((path: string) => Promise<Response>)> {
  try {
    return await openStore(config)
  } catch (thrown) {
    const error = toNazeError(thrown)
    const door = error.code === 'STORE_LOCKED' ? await findServer(config.home) : undefined
    if (door === undefined) throw error
    return (path) => askServer(door, path, error)
  }
}

async function askServer({ url, key }: ServerDoor, path: string, locked: NazeError): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ home_key: key }),
    })
  } catch (cause) {
    throw new NazeError(locked.code, `${locked.message}, which cannot be asked`, { cause })
  }
  if (response.ok) return response
  const refusal = Refusal.safeParse(await response.json().catch(() => undefined))
  // Not the server that holds the folder, but one that came after it at the same address.
  if (!refusal.success || refusal.data.code === 'FORBIDDEN') throw locked
  throw new NazeError(refusal.data.code, refusal.data.error)
}
