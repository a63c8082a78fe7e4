import { AllowList } from './allow-list.ts'
import { type CacheEntry, DiskCache, sha256 } from './disk-cache.ts'
import { PerHost } from './per-host.ts'
import type { FetchReason } from '../../contract/pages.ts'
import { Refusal } from './refusal.ts'
import { type Answer, requestOnce, type Resolve, resolveByDns } from './request.ts'
import { Robots } from './robots.ts'

export interface FetchOptions {
  /** Where fetched pages are kept; nothing is kept without it. */
  cacheFolder?: string
  /** `host` or `host:port` that may be reached although it is not public. */
  allow?: Iterable<string>
  userAgent?: string
  mostBytes?: number
  timeoutMs?: number
  everyMs?: number
  /** False only for a service somebody chose to ask: robots.txt speaks to those who crawl. */
  asksRobots?: boolean
  /** A page fetched within this time is not asked for again. */
  freshMs?: number
  resolve?: Resolve
  now?: () => number
}

export interface Fetched {
  ok: true
  url: string
  finalUrl: string
  contentType: string
  body: Buffer
  hash: string
  fetchedAt: number
  fromCache: boolean
}

export interface NotFetched {
  ok: false
  url: string
  reason: FetchReason
  message: string
  status?: number
  retryAfterMs?: number
}

export const USER_AGENT = 'naze/0.1 (research; reads robots.txt)'
const ROBOT = 'naze'
const MOST_REDIRECTS = 5
const MOST_HOLD_MS = 10 * 60_000
const ACCEPT = 'text/html,application/xhtml+xml,application/pdf,text/markdown,text/plain;q=0.9,*/*;q=0.5'

/** An address that may be asked for: http or https, without a name and a password in it. */
function checked(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (url === null) throw new Refusal('bad-address', 'not an address')
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Refusal('scheme-not-allowed', `${url.protocol} is not read`)
  if (url.username !== '' || url.password !== '') throw new Refusal('bad-address', 'an address with a password in it')
  url.hash = ''
  return url
}

function retryAfter(headers: Answer['headers'], now: number): number | undefined {
  const raw = headers['retry-after']
  if (raw === undefined) return undefined
  const ms = /^\d+$/.test(raw.trim()) ? Number(raw) * 1_000 : Date.parse(raw) - now
  return Number.isFinite(ms) ? Math.min(MOST_HOLD_MS, Math.max(0, ms)) : undefined
}

/** Reads pages of the public web, politely, and never anything that is not meant to be public. */
export class PageFetcher {
  readonly #given: FetchOptions
  readonly #options: Required<Omit<FetchOptions, 'cacheFolder' | 'allow'>>
  readonly #allow: AllowList
  readonly #cache: DiskCache | undefined
  readonly #pace: PerHost
  readonly #robots: Robots

  constructor(given: FetchOptions = {}) {
    const { cacheFolder, allow, ...options } = given
    this.#given = given
    this.#options = {
      userAgent: USER_AGENT,
      mostBytes: 5_000_000,
      timeoutMs: 20_000,
      everyMs: 1_000,
      asksRobots: true,
      freshMs: 60 * 60_000,
      resolve: resolveByDns,
      now: Date.now,
      ...options,
    }
    this.#allow = new AllowList(allow)
    this.#cache = cacheFolder === undefined ? undefined : new DiskCache(cacheFolder)
    this.#pace = new PerHost(this.#options.everyMs)
    this.#robots = new Robots(ROBOT, this.#options.now)
  }

  /** The same limits for one service that is asked and not crawled: nothing it answers is kept. */
  forService(options: Pick<FetchOptions, 'everyMs'> & { allow?: string }): PageFetcher {
    const { cacheFolder: _, allow = [], ...given } = this.#given
    const { allow: service = [], ...pace } = options
    return new PageFetcher({ ...given, ...pace, allow: [...allow, ...[service].flat()], asksRobots: false })
  }

  /** The page, or why not. It never throws. */
  async fetch(address: string, signal?: AbortSignal): Promise<Fetched | NotFetched> {
    try {
      return await this.#fetch(checked(address), signal ?? new AbortController().signal)
    } catch (error) {
      const { reason, message, status, retryAfterMs } = asRefusal(error, signal)
      return {
        ok: false,
        url: address,
        reason,
        message,
        ...(status !== undefined && { status }),
        ...(retryAfterMs !== undefined && { retryAfterMs }),
      }
    }
  }

  async #fetch(url: URL, signal: AbortSignal): Promise<Fetched> {
    signal.throwIfAborted()
    const known = await this.#cache?.find(url.href)
    const now = this.#options.now()
    if (known && now - known.entry.fetchedAt < this.#options.freshMs) return fetched(known.entry, known.body, true)
    const { answer, finalUrl } = await this.#follow(url, conditional(known?.entry), signal)
    if (answer.status === 304 && known) return fetched(await this.#renew(known.entry, known.body), known.body, true)
    if (answer.status !== 200) throw this.#refused(finalUrl, answer)
    const { etag, 'last-modified': lastModified, 'content-type': contentType = '' } = answer.headers
    const entry = {
      url: url.href,
      finalUrl: finalUrl.href,
      contentType,
      fetchedAt: this.#options.now(),
      ...(etag !== undefined && { etag }),
      ...(lastModified !== undefined && { lastModified }),
    }
    return fetched(await this.#keep(entry, answer.body), answer.body, false)
  }

  /** Every hop is a request of its own, with every check of the first. */
  async #follow(start: URL, headers: Record<string, string>, signal: AbortSignal) {
    let url = start
    for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
      if (this.#options.asksRobots && !(await this.#robots.allows(url, (robots) => this.#robotsFile(robots, signal))))
        throw new Refusal('robots-disallow', `${url.host} does not want this read`)
      const answer = await this.#request(url, { accept: ACCEPT, ...headers }, signal)
      const to = answer.headers.location
      if (![301, 302, 303, 307, 308].includes(answer.status) || to === undefined) return { answer, finalUrl: url }
      url = checked(to, url)
    }
    throw new Refusal('too-many-redirects', `more than ${MOST_REDIRECTS}`)
  }

  async #robotsFile(address: URL, signal: AbortSignal): Promise<Answer> {
    let url = address
    for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
      const answer = await this.#request(url, {}, signal)
      const to = answer.headers.location
      if (answer.status < 300 || answer.status >= 400 || to === undefined) return answer
      url = checked(to, url)
    }
    return { status: 404, headers: {}, body: Buffer.alloc(0) }
  }

  /** Waits for its turn first: the time limit is for the site, not for the queue. */
  async #request(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Answer> {
    await this.#pace.turn(url.hostname, signal)
    const { timeoutMs, resolve, userAgent, mostBytes } = this.#options
    const limit = AbortSignal.timeout(timeoutMs)
    const deps = { allow: this.#allow, resolve, userAgent, mostBytes }
    try {
      return await requestOnce(url, headers, deps, AbortSignal.any([signal, limit]))
    } catch (error) {
      if (limit.aborted && !signal.aborted)
        throw new Refusal('timeout', `no answer in ${timeoutMs} ms`, { cause: error })
      throw error
    }
  }

  #refused(url: URL, { status, headers }: Answer): Refusal {
    const retryAfterMs = retryAfter(headers, this.#options.now())
    if (status !== 429 && status !== 503) return new Refusal('http-status', `answered ${status}`, { status })
    if (retryAfterMs !== undefined) this.#pace.hold(url.hostname, retryAfterMs)
    return new Refusal('rate-limited', `answered ${status}`, { status, retryAfterMs })
  }

  async #keep(entry: Omit<CacheEntry, 'hash'>, body: Buffer): Promise<CacheEntry> {
    if (this.#cache !== undefined) return this.#cache.keep(entry, body)
    return { ...entry, hash: sha256(body) }
  }

  #renew(entry: CacheEntry, body: Buffer): Promise<CacheEntry> {
    return this.#keep({ ...entry, fetchedAt: this.#options.now() }, body)
  }
}

function conditional(entry: CacheEntry | undefined): Record<string, string> {
  return {
    ...(entry?.etag !== undefined && { 'if-none-match': entry.etag }),
    ...(entry?.lastModified !== undefined && { 'if-modified-since': entry.lastModified }),
  }
}

function fetched(entry: CacheEntry, body: Buffer, fromCache: boolean): Fetched {
  const { url, finalUrl, contentType, hash, fetchedAt } = entry
  return { ok: true, url, finalUrl, contentType, body, hash, fetchedAt, fromCache }
}

/** Gives whatever went wrong its one reason; a refusal made while connecting comes wrapped. */
export function asRefusal(error: unknown, signal: AbortSignal | undefined): Refusal {
  if (signal?.aborted === true) return new Refusal('aborted', 'cancelled', { cause: error })
  for (let each: unknown = error, deep = 0; each instanceof Error && deep < 5; each = each.cause, deep++)
    if (each instanceof Refusal) return each
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return new Refusal('network', code === '' ? 'the connection failed' : `the connection failed (${code})`, {
    cause: error,
  })
}
