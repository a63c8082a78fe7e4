import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const PAGES = [
  'The harbour ferry carried 1.2 million passengers in 2024. The last ferry leaves the north pier at 22:40 every day.',
  'The harbour ferry carried 0.9 million passengers in 2024. A second ferry is planned for the north pier in 2027.',
  'Passengers of the harbour ferry complain about the early last boat. The ferry between the piers takes 12 minutes.',
]

/** A SearXNG and the few pages it finds, on this machine: what another process asks of it can be counted. */
export interface SearchSite {
  /** For NAZE_SEARXNG_URL and NAZE_FETCH_ALLOW. */
  env: Record<string, string>
  /** How often each question was asked. */
  searches(): ReadonlyMap<string, number>
  close(): Promise<void>
}

export async function startSearchSite(): Promise<SearchSite> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', address)
    const page = /^\/page\/(\d+)$/.exec(url.pathname)?.[1]
    if (url.pathname === '/search') {
      asked.push(url.searchParams.get('q') ?? '')
      const results = PAGES.map((content, n) => ({ url: `${address}/page/${n}`, title: `Page ${n}`, content }))
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ results, unresponsive_engines: [] }))
    } else if (page !== undefined) {
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.end(PAGES[Number(page)])
    } else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  return {
    env: { NAZE_SEARXNG_URL: address, NAZE_FETCH_ALLOW: `127.0.0.1:${port}` },
    searches: () => new Map([...Map.groupBy(asked, (question) => question)].map(([q, times]) => [q, times.length])),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
