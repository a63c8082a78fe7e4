import { setTimeout as sleep } from 'node:timers/promises'
import type { Degraded, SearchProvider, SearchQuery, SearchResult } from '../../engine/types.ts'
import type { NotFetched, PageFetcher } from '../../pages/fetch/page-fetcher.ts'
import { earliest, isWithin } from '../published.ts'

export interface ServiceOptions {
  /** One wait before each further try. */
  waitsMs?: readonly number[]
  now?: () => number
}

/** How one search service is asked, and what its answer says. */
export interface ServiceKind {
  name: string
  address(query: SearchQuery): string
  /** A string says why the answer is none. */
  parse(body: Buffer, contentType: string): SearchResult[] | { unusable: string }
  /** What it says instead of an answer when it has had enough. */
  isRefusal?(status: number | undefined): boolean
}

const WAITS_MS = [1_000, 4_000]
/** Who asks for a longer rest than this gets it, and is not waited for. */
const LONGEST_WAIT_MS = 30_000
const PASSING = new Set(['rate-limited', 'timeout', 'network'])
const LONGEST_TITLE = 300
const LONGEST_SNIPPET = 600

/** A search on the web. What passes is tried again after a while; what does not pass is told and gives nothing. */
export class SearchService implements SearchProvider {
  readonly name: string
  readonly #kind: ServiceKind
  readonly #fetcher: PageFetcher
  readonly #waitsMs: readonly number[]
  readonly #now: () => number
  #restsUntil = 0

  constructor(kind: ServiceKind, fetcher: PageFetcher, { waitsMs = WAITS_MS, now = Date.now }: ServiceOptions = {}) {
    this.name = kind.name
    this.#kind = kind
    this.#fetcher = fetcher
    this.#waitsMs = waitsMs
    this.#now = now
  }

  async search(query: SearchQuery, signal: AbortSignal, degraded: Degraded): Promise<SearchResult[]> {
    return (await this.find(query, signal, degraded)) ?? []
  }

  /** Undefined where the service did not answer: then another one may be asked. */
  async find(query: SearchQuery, signal: AbortSignal, degraded: Degraded): Promise<SearchResult[] | undefined> {
    const tell = (reason: string) => degraded(this.name, reason)
    for (let tries = 0; ; tries++) {
      signal.throwIfAborted()
      if (this.#now() < this.#restsUntil) return void tell('asked to be left alone for a while')
      const answer = await this.#fetcher.fetch(this.#kind.address(query), signal)
      signal.throwIfAborted()
      if (answer.ok) {
        const found = this.#kind.parse(answer.body, answer.contentType)
        if ('unusable' in found) return void tell(found.unusable)
        return this.#fitting(found, query)
      }
      tell(this.#reason(answer))
      const wait = this.#waitsMs[tries]
      if (wait === undefined || !this.#passes(answer)) return undefined
      const { retryAfterMs: asked = 0 } = answer
      if (asked > LONGEST_WAIT_MS) {
        this.#restsUntil = this.#now() + asked
        return undefined
      }
      await sleep(Math.max(wait, asked), undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }

  #passes({ reason, status = 0 }: NotFetched): boolean {
    return PASSING.has(reason) || status >= 500 || this.#kind.isRefusal?.(status) === true
  }

  #reason({ reason, message, status }: NotFetched): string {
    if (this.#kind.isRefusal?.(status) === true) return `rate-limited: answered ${status}`
    return `${reason}: ${message}`
  }

  /** What another service names is read like any page: only addresses of the web, each once. */
  #fitting(found: readonly SearchResult[], query: SearchQuery): SearchResult[] {
    const since = earliest(query.timeRange, this.#now())
    const fitting = new Map<string, SearchResult>()
    for (const { url: named, title, snippet, published } of found) {
      const url = URL.parse(named)
      if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) continue
      url.hash = ''
      if (query.covered.has(url.href) || fitting.has(url.href) || !isWithin(published ?? '', since)) continue
      if (fitting.size >= query.most) break
      fitting.set(url.href, {
        url: url.href,
        title: oneLine(title, LONGEST_TITLE),
        snippet: oneLine(snippet, LONGEST_SNIPPET),
        ...(published !== undefined && { published }),
      })
    }
    return [...fitting.values()]
  }
}

const oneLine = (text: string, most: number) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most)
