import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { takeBackup } from '#kernel/backup/index.ts'
import { systemClock } from '#kernel/context.ts'
import { ERROR_CODES, NazeError, toNazeError } from '#kernel/errors.ts'
import type { Store } from '#store/index.ts'
import { findServer, type ServerDoor } from '#store/server-door.ts'
import { z } from 'zod'
import type { Config } from './config.ts'
import { spoolFolder } from './spool-folder.ts'
import { version } from './version.ts'
import { openStore } from './wire.ts'

const Refusal = z.object({ error: z.string(), code: z.enum(ERROR_CODES) })

/** The archive, from the store itself, or from the server that holds it. Nothing else is started for it. */
export async function openBackup(config: Config): Promise<Readable> {
  if (config.databaseUrl === null && !existsSync(join(config.home, 'store')))
    throw new NazeError('NOT_FOUND', `${config.home} holds no store: there is nothing to back up`)
  let store: Store
  try {
    store = await openStore(config)
  } catch (thrown) {
    const error = toNazeError(thrown)
    const door = error.code === 'STORE_LOCKED' ? await findServer(config.home) : undefined
    if (door === undefined) throw error
    return askServer(door, error)
  }
  try {
    return await takeBackup({ store, version, spoolFolder: spoolFolder(config) }, { createdAt: systemClock.now() })
  } finally {
    await store.close()
  }
}

async function askServer({ url, key }: ServerDoor, locked: NazeError): Promise<Readable> {
  let response: Response
  try {
    response = await fetch(`${url}/api/backup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ home_key: key }),
    })
  } catch (cause) {
    throw new NazeError(locked.code, `${locked.message}, which cannot be asked`, { cause })
  }
  if (response.ok && response.body !== null) return Readable.from(wholeBody(response.body))
  const refusal = Refusal.safeParse(await response.json().catch(() => undefined))
  // Not the server that holds the folder, but one that came after it at the same address.
  if (!refusal.success || refusal.data.code === 'FORBIDDEN') throw locked
  throw new NazeError(refusal.data.code, refusal.data.error)
}

async function* wholeBody(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (cause) {
    throw new NazeError('CANCELLED', 'the server stopped before the backup was whole', { cause })
  }
}
