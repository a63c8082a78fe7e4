import { Readable } from 'node:stream'
import { takeBackup } from '#kernel/backup/index.ts'
import { systemClock } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { storeOrServer } from './ask-server.ts'
import type { Config } from '../config.ts'
import { refuseMissingStore } from './refuse-missing-store.ts'
import { spoolFolder } from './spool-folder.ts'
import { version } from '../version.ts'

/** The archive, from the store itself, or from the server that holds it. Nothing else is started for it. */
export async function openBackup(config: Config): Promise<Readable> {
  refuseMissingStore(config, 'back up')
  const store = await storeOrServer(config)
  if (typeof store === 'function') {
    return Readable.from(wholeBody(await store('/api/backup')))
  }
  try {
    return await takeBackup({ store, version, spoolFolder: spoolFolder(config) }, { createdAt: systemClock.now() })
  } finally {
    await store.close()
  }
}

async function* wholeBody(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (cause) {
    throw new NazeError('CANCELLED', 'the server stopped before the backup was whole', { cause })
  }
}
