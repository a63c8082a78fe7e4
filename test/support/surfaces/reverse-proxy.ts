import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReverseProxy {
  url: string
  /** Where it passes requests on to, once that is known. */
  target: { host: string; port: number } | undefined
  /** What it was asked for, newest last. */
  seen: { method: string; path: string }[]
  close(): Promise<void>
}

/** As a person would put in front: passes everything on as it comes, and says who asked in X-Forwarded-*. */
export async function startReverseProxy(options: { host?: string; keepHost?: boolean } = {}): Promise<ReverseProxy> {
  const { host = '127.0.0.1', keepHost = true } = options
  const seen: ReverseProxy['seen'] = []
  const server = createServer((incoming, outgoing) => {
    const { target } = proxy
    seen.push({ method: incoming.method ?? '', path: incoming.url ?? '' })
    if (target === undefined) return void outgoing.writeHead(502).end()
    const before = incoming.headers['x-forwarded-for']
    const passed = httpRequest(
      {
        ...target,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          host: keepHost ? incoming.headers.host : `${target.host}:${target.port}`,
          'x-forwarded-for': [before, incoming.socket.remoteAddress].filter((each) => each !== undefined).join(', '),
          'x-forwarded-proto': 'http',
          'x-forwarded-host': incoming.headers.host,
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        answer.on('error', () => outgoing.destroy())
      },
    )
    passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const proxy: ReverseProxy = {
    url: `http://${host}:${port}`,
    target: undefined,
    seen,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}
