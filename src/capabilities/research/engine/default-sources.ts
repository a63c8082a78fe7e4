import type { ConsensusResearchConfig } from '../contract/engine.ts'
import type { PageSource, SearchProvider } from './types.ts'

/** Where pages come from when nothing else is said; loaded only then. */
export async function defaultSources({
  searchConfig,
}: ConsensusResearchConfig): Promise<{ search: SearchProvider; pages: PageSource }> {
  const [{ makeProvider }, { PageFetcher }] = await Promise.all([
    import('../sources/make-provider.ts'),
    import('../pages/fetch/page-fetcher.ts'),
  ])
  return makeProvider(searchConfig, { fetcher: new PageFetcher() })
}
