import { z } from 'zod'
import type { SearchQuery, SearchResult } from '../../engine/types.ts'
import { isoDay } from '../published.ts'
import type { ServiceKind } from './search-service.ts'

const Answer = z.object({
  results: z.array(z.unknown()),
  unresponsive_engines: z.array(z.array(z.string()).min(1)).optional().catch(undefined),
})
const Result = z.object({
  url: z.string(),
  title: z.string(),
  content: z.string().nullish(),
  publishedDate: z.string().nullish(),
})

/** A SearXNG, asked for JSON; its operator has to allow that format. */
export function searxng(address: string): ServiceKind {
  const base = new URL(address)
  if (!base.pathname.endsWith('/search')) base.pathname = `${base.pathname.replace(/\/$/, '')}/search`
  return {
    name: 'searxng',
    address: ({ text, language, timeRange }: SearchQuery) => {
      const url = new URL(base)
      const asked = { q: text, format: 'json', language, ...(timeRange !== 'all' && { time_range: timeRange }) }
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
      return url.href
    },
    parse,
  }
}

function parse(body: Buffer): SearchResult[] | { unusable: string } {
  let told: unknown
  try {
    told = JSON.parse(body.toString('utf8'))
  } catch {
    return { unusable: 'the answer is not JSON' }
  }
  const answer = Answer.safeParse(told)
  if (!answer.success) return { unusable: 'the answer is not one of SearXNG' }
  const { results, unresponsive_engines: silent = [] } = answer.data
  if (results.length === 0 && silent.length > 0)
    return {
      unusable: `none of its engines answered: ${silent.map((engine) => engine.join(' ')).join(', ')}`.slice(0, 300),
    }
  return results.flatMap((each) => {
    const { data } = Result.safeParse(each)
    if (data === undefined) return []
    const published = isoDay(data.publishedDate ?? '')
    const { url, title, content } = data
    return [{ url, title, snippet: content ?? '', ...(published !== '' && { published }) }]
  })
}
