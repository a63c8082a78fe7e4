import { NazeError } from '#kernel/errors.ts'
import type { ConsensusResearchConfig } from '../contract/engine.ts'
import type { PageSource, SearchProvider } from './types.ts'

/** Where pages come from when nothing else is said. */
export async function defaultSources({
  searchConfig,
}: ConsensusResearchConfig): Promise<{ search: SearchProvider; pages: PageSource }> {
  throw new NazeError(
    'INVALID_INPUT',
    `searchConfig.provider: ${searchConfig.provider} needs parts.search and parts.pages`,
  )
}
