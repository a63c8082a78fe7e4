import { NazeError } from '#kernel/errors.ts'
import type { SearchConfig } from '../engine/types.ts'
import type { PageFetcher } from '../pages/fetch/page-fetcher.ts'
import { corpusFolder, localSources } from './local/local-sources.ts'
import type { Sources } from './sources.ts'

export interface ProviderDeps {
  fetcher: PageFetcher
  now?: () => number
}

/** What a run searches with and reads from. Refuses a configuration that could not find anything. */
export function makeProvider(config: SearchConfig, { now = Date.now }: ProviderDeps): Sources {
  if (config.provider !== 'local')
    throw new NazeError('INVALID_INPUT', `searchConfig.provider: ${config.provider} is not there yet`)
  return localSources(corpusFolder(config.corpus), now)
}
