import { type PurgeSummary, PurgeOutput } from '#kernel/operations.ts'
import { purgeStore } from '#store/purge.ts'
import { storeOrServer } from './ask-server.ts'
import type { Config } from '../config.ts'
import { refuseMissingStore } from './refuse-missing-store.ts'
import { answerOf } from '../through/request.ts'

/** Of the store itself, or by the server that holds it. */
export async function purge(config: Config): Promise<PurgeSummary> {
  refuseMissingStore(config, 'purge')
  const store = await storeOrServer(config)
  if (typeof store === 'function') return PurgeOutput.parse(await answerOf(await store('/api/purge')))
  try {
    return await purgeStore(store)
  } finally {
    await store.close()
  }
}
