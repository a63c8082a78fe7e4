import { type PurgeSummary, PurgeOutput } from '#kernel/operations.ts'
import { purgeStore } from '#store/purge.ts'
import { storeOrServer } from './ask-server.ts'
import type { Config } from '../config.ts'
import { refuseMissingStore } from './refuse-missing-store.ts'

/** Of the store itself, or by the server that holds it. */
export async function purge(config: Config): Promise<PurgeSummary> {
  refuseMissingStore(config, 'purge')
  const store = await storeOrServer(config)
  if (typeof store === 'function') return PurgeOutput.parse(await (await store('/api/purge')).json())
  try {
    return await purgeStore(store)
  } finally {
    await store.close()
  }
}
