import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import { normalized } from '../guards/allowed-hosts.ts'
import { isLoopback } from '../guards/limits.ts'
import { plainAddress } from './client-address.ts'

/** The names of the very address and port a request came to: what a person types who was given that address. */
function ownHosts({ socket }: FastifyRequest): string[] {
  const address = plainAddress(socket.localAddress ?? '')
  const names = isLoopback(address) ? [address, 'localhost'] : [address]
  return names
    .map((name) => normalized(`${name.includes(':') ? `[${name}]` : name}:${socket.localPort}`))
    .filter((name) => name !== undefined)
}

/** As it may stand in Host, with its port written out or not. */
function publicHosts({ protocol, hostname, port }: URL): string[] {
  const written = port === '' ? (protocol === 'https:' ? '443' : '80') : port
  const names = port === '' ? [hostname, `${hostname}:${written}`] : [`${hostname}:${written}`]
  return names.map((name) => normalized(name)).filter((name) => name !== undefined)
}

/**
 * Against DNS rebinding and foreign pages, as on the researcher's side: served are the public address and the address
 * the request came to. What a proxy says in X-Forwarded-Host or -Proto is not read, because NAZE_PUBLIC_URL says it.
 */
export function installDoorHosts(server: FastifyInstance, publicUrl: string | null): void {
  const outside = publicUrl === null ? null : new URL(publicUrl)
  const outsideHosts = new Set(outside === null ? [] : publicHosts(outside))
  server.addHook('onRequest', async (request) => {
    const host = normalized(request.headers.host)
    const isOwn = host !== undefined && ownHosts(request).includes(host)
    if (host === undefined || !(isOwn || outsideHosts.has(host)))
      throw new NazeError('FORBIDDEN', 'This host is not served here.')
    const { origin } = request.headers
    if (origin === undefined) return
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const isOurs = origin === outside?.origin || (isOwn && origin === `http://${host}`)
    if (origin === 'null' ? !reads : !isOurs)
      throw new NazeError('FORBIDDEN', 'Requests from other sites are not served.')
  })
}
