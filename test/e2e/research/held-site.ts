import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from '../fixtures.ts'
import { startServer } from '../server.ts'

const PAGES = {
  fares: 'The Gull Line has a flat fare of 230 yen. The Gull Line carried 182,000 passengers in 2024.',
  report: 'The Gull Line carried 154,000 passengers in 2024. The Gull Line runs six electric buses.',
} as const

const titleOf = (name: string) => `The Gull Line: ${name}`

export interface HeldSite {
  url: string
  /** From now on there are other pages, which nobody has read before, and they wait until they are let go. */
  hold(): void
  letGo(): void
  /** Has anybody asked for a page and not got it? */
  waiting(): number
}

/** A search service and its pages, which are answered when the test lets them. */
async function startSite() {
  let held = false
  let edition = 0
  const waiting = new Set<() => void>()
  const server = createServer((request, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const page = Object.entries(PAGES).find(([name]) => pathname.endsWith(`/${name}`))
    if (pathname === '/search') {
      const results = Object.keys(PAGES).map((name) => ({ url: `${url}/${edition}/${name}`, title: titleOf(name) }))
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ results }))
    } else if (page === undefined) response.writeHead(404).end()
    else {
      const title = titleOf(page[0])
      const html = `<html lang="en"><title>${title}</title><article><h1>${title}</h1><p>${page[1]}</p></article></html>`
      const answer = () => void response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
      if (held) waiting.add(answer)
      else answer()
      response.once('close', () => waiting.delete(answer))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const site: HeldSite = {
    url,
    hold: () => {
      held = true
      edition++
    },
    letGo: () => {
      held = false
      for (const answer of waiting) answer()
      waiting.clear()
    },
    waiting: () => waiting.size,
  }
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { site, close }
}

/** A server that searches this site as if it were the web. */
export const test = base.extend<object, { site: HeldSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const { site, close } = await startSite()
      await use(site)
      await close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ site }, use) => {
      const server = await startServer({ NAZE_SEARXNG_URL: site.url, NAZE_FETCH_ALLOW: new URL(site.url).host })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})
