import { createHash } from 'node:crypto'
import type {
  PageSource,
  SearchProvider,
  SearchQuery,
  SearchResult,
} from '../../../src/capabilities/research/engine/types.ts'

export interface PaperPage {
  url: string
  title?: string
  text: string
  published?: string
}

/** Pages on paper: every search names all that are not covered; what was asked and read is written down. */
export function paperCorpus(pages: readonly PaperPage[]) {
  const queries: SearchQuery[] = []
  const reads: string[] = []
  const resultOf = ({ url, title = url, text, published = '' }: PaperPage): SearchResult => ({
    url,
    title,
    snippet: text.slice(0, 80),
    ...(published === '' ? {} : { published }),
  })
  const search: SearchProvider = {
    name: 'paper',
    search: async (query, signal) => {
      signal.throwIfAborted()
      queries.push(query)
      return pages
        .filter(({ url }) => !query.covered.has(url))
        .slice(0, query.most)
        .map(resultOf)
    },
  }
  const source: PageSource = {
    read: async ({ url }, signal) => {
      signal.throwIfAborted()
      reads.push(url)
      const page = pages.find((one) => one.url === url)
      if (page === undefined) return { refused: 'http-status' }
      return {
        url,
        title: page.title ?? url,
        text: page.text,
        published: page.published ?? '',
        hash: createHash('sha256').update(page.text).digest('hex'),
        fetchedAt: '2026-01-01T00:00:00.000Z',
      }
    },
  }
  return { search, pages: source, queries, reads }
}
