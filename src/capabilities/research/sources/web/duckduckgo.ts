import type { Language, SearchQuery, SearchResult, TimeRange } from '../../engine/types.ts'
import { attribute, type PageNode, parsePage } from '../../pages/extract/dom.ts'
import { decode } from '../../pages/fetch/charset.ts'
import type { ServiceKind } from './search-service.ts'

export const DUCKDUCKGO_URL = 'https://html.duckduckgo.com/html/'
/** Its page for programs is not one: who asks more often is soon answered with a riddle. */
export const DUCKDUCKGO_EVERY_MS = 3_000

const REGIONS: Readonly<Record<Language, string>> = { ja: 'jp-jp', en: 'us-en' }
const RANGES: Readonly<Record<Exclude<TimeRange, 'all'>, string>> = { day: 'd', week: 'w', month: 'm', year: 'y' }

/** DuckDuckGo's page without scripts. */
export function duckduckgo(address: string = DUCKDUCKGO_URL): ServiceKind {
  return {
    name: 'duckduckgo',
    address: ({ text, language, timeRange }: SearchQuery) => {
      const url = new URL(address)
      url.searchParams.set('q', text)
      url.searchParams.set('kl', REGIONS[language])
      if (timeRange !== 'all') url.searchParams.set('df', RANGES[timeRange])
      return url.href
    },
    isRefusal: (status) => status === 202 || status === 403 || status === 418,
    parse: (body, contentType) => parse(decode(body, contentType).text, address),
  }
}

function parse(html: string, base: string): SearchResult[] | { unusable: string } {
  const document = parsePage(html)
  const found: SearchResult[] = []
  for (const link of document.querySelectorAll('a.result__a')) {
    const result = around(link, 'result')
    if (result === undefined || classes(result).has('result--ad')) continue
    const url = unwrapped(attribute(link, 'href'), base)
    if (url !== undefined) found.push({ url, title: link.textContent ?? '', snippet: snippetIn(result) })
  }
  if (found.length > 0 || html.includes('no-results') || html.includes('results_links')) return found
  return { unusable: 'rate-limited: the answer is not a list of results' }
}

/** Its links lead over a page of its own that carries the address; those of advertisements carry none. */
function unwrapped(href: string, base: string): string | undefined {
  const url = URL.parse(href, base)
  if (url === null) return undefined
  if (!/(?:^|\.)duckduckgo\.com$/.test(url.hostname) && url.host !== new URL(base).host) return url.href
  return url.pathname === '/l/' ? (url.searchParams.get('uddg') ?? undefined) : undefined
}

const classes = (node: PageNode) => new Set(attribute(node, 'class').split(/\s+/))

function around(node: PageNode, name: string): PageNode | undefined {
  for (let each = node.parentNode; each !== null; each = each.parentNode) if (classes(each).has(name)) return each
  return undefined
}

function snippetIn(node: PageNode): string {
  if (classes(node).has('result__snippet')) return node.textContent ?? ''
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    const found = snippetIn(child)
    if (found !== '') return found
  }
  return ''
}
