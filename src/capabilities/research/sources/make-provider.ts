import { NazeError } from '#kernel/errors.ts'
import type { SearchConfig } from '../engine/types.ts'
import type { PageFetcher } from '../pages/fetch/page-fetcher.ts'
import { corpusFolder, localSources } from './local/local-sources.ts'
import type { Sources } from './sources.ts'
import { DUCKDUCKGO_EVERY_MS, duckduckgo } from './web/duckduckgo.ts'
import { mixedSources } from './web/mixed.ts'
import { SearchService, type ServiceOptions } from './web/search-service.ts'
import { searxng } from './web/searxng.ts'
import { webPages } from './web/web-pages.ts'

export interface ProviderDeps extends ServiceOptions {
  /** Reads the pages, and lends its limits to the searches. */
  fetcher: PageFetcher
  /** Allowed even where it is not public, because the operator named it; what it finds is not. */
  searxngUrl?: string | null
  duckduckgo?: { url: string; everyMs: number }
}

/** What a run searches with and reads from. Refuses a configuration that could not find anything. */
export function makeProvider(config: SearchConfig, deps: ProviderDeps): Sources {
  const { provider, corpus } = config
  const local = () => localSources(corpusFolder(corpus), deps.now ?? Date.now)
  if (provider === 'local') return local()
  const pages = webPages(deps.fetcher)
  if (provider === 'searxng') return { search: searxngService(deps), pages }
  if (provider === 'duckduckgo') return { search: duckduckgoService(deps), pages }
  const known = (deps.searxngUrl ?? '') === '' ? [] : [searxngService(deps)]
  return mixedSources([...known, duckduckgoService(deps)], pages, corpus === undefined ? undefined : local())
}

function searxngService({ fetcher, searxngUrl, ...options }: ProviderDeps): SearchService {
  if (searxngUrl === undefined || searxngUrl === null || searxngUrl === '')
    throw new NazeError('INVALID_INPUT', 'searchConfig.provider: searxng needs NAZE_SEARXNG_URL, and it is not set')
  const url = URL.parse(searxngUrl)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new NazeError('CONFIG_INVALID', 'NAZE_SEARXNG_URL: is not an http:// or https:// address')
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return new SearchService(searxng(url.href), fetcher.forService({ allow: `${url.hostname}:${port}` }), options)
}

function duckduckgoService({ fetcher, duckduckgo: at, ...options }: ProviderDeps): SearchService {
  const service = fetcher.forService({ everyMs: at?.everyMs ?? DUCKDUCKGO_EVERY_MS })
  return new SearchService(duckduckgo(at?.url), service, options)
}
