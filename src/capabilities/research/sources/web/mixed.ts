import type { Degraded, PageSource, SearchProvider, SearchQuery, SearchResult } from '../../engine/types.ts'
import { isLocal } from '../local/local-address.ts'
import type { Sources } from '../sources.ts'
import type { SearchService } from './search-service.ts'

/** The web, and the folder when there is one. A service that does not answer is replaced by the next. */
export function mixedSources(
  services: readonly SearchService[],
  pages: PageSource,
  local: Sources | undefined,
): Sources {
  const ofWeb = async (query: SearchQuery, signal: AbortSignal, degraded: Degraded) => {
    for (const service of services) {
      const found = await service.find(query, signal, degraded)
      if (found !== undefined) return found
    }
    return []
  }
  const search: SearchProvider = {
    name: 'web',
    search: async (query, signal, degraded) => {
      const lists = await Promise.all([
        ofWeb(query, signal, degraded),
        local?.search.search(query, signal, degraded) ?? [],
      ])
      const found = interleaved(lists)
      const chosen = new Set(found.filter(({ always }) => always !== true).slice(0, query.most))
      return found.filter((result) => result.always === true || chosen.has(result))
    },
    ...(local?.search.list !== undefined && { list: local.search.list }),
  }
  return {
    search,
    pages: {
      read: (result, signal) =>
        isLocal(result.url) && local !== undefined ? local.pages.read(result, signal) : pages.read(result, signal),
    },
  }
}

function interleaved(lists: readonly (readonly SearchResult[])[]): SearchResult[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat()
}
