import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FetchOptions, PageFetcher } from '../../../src/capabilities/research/index.ts'
import { ARTICLES } from './articles.ts'
import { EXTRA_PAGES } from './extra-pages.ts'
import { handle, HANDLERS } from './routes.ts'

const HOSTS = [...new Set([...Object.keys(HANDLERS), ...[...ARTICLES, ...EXTRA_PAGES].map(({ host }) => host)])]

/** A small web on this machine: many hosts by name, all answered here, and every visit remembered. */
export interface Site {
  port: number
  /** `host path` of every request, in the order they came. */
  visits: string[]
  /** How many connections are open at this moment. */
  open(): Promise<number>
  url(host: string, path: string): string
  /** The names of this web, as an allow-list entry each. */
  allow: readonly string[]
  /** Knows the names of this web; everything else is not found. */
  resolve: NonNullable<FetchOptions['resolve']>
  /** Reads this web without waiting a second between two pages. */
  fetcher(options?: FetchOptions): PageFetcher
  close(): Promise<void>
}

export async function startSite(): Promise<Site> {
  const visits: string[] = []
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    const asked = new URL(request.url ?? '/', 'http://site')
    const visit = `${host} ${asked.pathname}`
    visits.push(visit)
    const time = visits.filter((each) => each === visit).length
    handle({ host, url: asked, request, response, time, addressOf: url })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = (host: string, path: string) => `http://${host}:${port}${path}`
  const allow = HOSTS.map((host) => `${host}:${port}`)
  const resolve: Site['resolve'] = (hostname) =>
    HOSTS.includes(hostname)
      ? Promise.resolve([{ address: '127.0.0.1', family: 4 }])
      : Promise.reject(new Error(`${hostname} is not in this web`))
  return {
    port,
    visits,
    open: () =>
      new Promise((done, fail) => server.getConnections((error, count) => (error ? fail(error) : done(count)))),
    url,
    allow,
    resolve,
    fetcher: (options = {}) => new PageFetcher({ allow, resolve, everyMs: 0, ...options }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
