import { createRequire } from 'node:module'
import type robots from 'robots-parser'
import type { Answer } from './request.ts'

/** Its types say that it has a default export, and it has none. */
const robotsParser = createRequire(import.meta.url)('robots-parser') as typeof robots.default

const KEPT_MS = 60 * 60_000
const AFTER_FAILURE_MS = 5 * 60_000
const MOST_SITES = 500
const LONGEST = 512_000

interface Known {
  rules: ReturnType<typeof robotsParser> | 'everything' | 'nothing'
  until: number
}

/** What each site lets us read. A site without robots.txt allows all; one that cannot give it now, nothing for a while. */
export class Robots {
  readonly #agent: string
  readonly #now: () => number
  readonly #known = new Map<string, Promise<Known>>()

  constructor(agent: string, now: () => number = Date.now) {
    this.#agent = agent
    this.#now = now
  }

  async allows(url: URL, get: (robots: URL) => Promise<Answer>): Promise<boolean> {
    const { rules } = await this.#rulesOf(url.origin, get)
    if (rules === 'everything') return true
    return rules !== 'nothing' && rules.isAllowed(url.href, this.#agent) !== false
  }

  async #rulesOf(origin: string, get: (robots: URL) => Promise<Answer>): Promise<Known> {
    // Somebody else's reading may fail because they were cancelled: then it is read again, once for all who wait.
    for (let reading = this.#known.get(origin); reading !== undefined; reading = this.#known.get(origin)) {
      const known = await reading.catch(() => undefined)
      if (known !== undefined && known.until > this.#now()) return known
      if (this.#known.get(origin) === reading) this.#known.delete(origin)
    }
    if (this.#known.size >= MOST_SITES) this.#known.clear()
    const reading = this.#read(new URL('/robots.txt', origin), get)
    this.#known.set(origin, reading)
    return reading
  }

  async #read(address: URL, get: (robots: URL) => Promise<Answer>): Promise<Known> {
    const { status, body } = await get(address)
    const now = this.#now()
    if (status === 429 || status >= 500) return { rules: 'nothing', until: now + AFTER_FAILURE_MS }
    if (status >= 400) return { rules: 'everything', until: now + KEPT_MS }
    const text = body.subarray(0, LONGEST).toString('utf8')
    return { rules: robotsParser(address.href, text), until: now + KEPT_MS }
  }
}
