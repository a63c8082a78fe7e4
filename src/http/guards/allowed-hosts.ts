import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import type { HttpOptions } from '../options.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
const EVERY_INTERFACE = new Set(['0.0.0.0', '::', ''])
const HOST_HEADER = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/

/** As a browser writes it in Origin: lower case, no default port. Undefined when it is no host at all. */
export function normalized(host: string | undefined): string | undefined {
  const lower = host?.toLowerCase()
  if (lower === undefined || !HOST_HEADER.test(lower)) return undefined
  return URL.parse(`http://${lower}`)?.host
}

function portOf(server: FastifyInstance, options: HttpOptions): number {
  const address = server.server.address()
  return address !== null && typeof address === 'object' ? address.port : options.port
}

function allowedHosts(options: HttpOptions, port: number): Set<string> {
  const own = EVERY_INTERFACE.has(options.host) ? [] : [options.host.includes(':') ? `[${options.host}]` : options.host]
  const configured = options.allowedHosts ?? []
  const bare = configured.filter((name) => !/:\d+$/.test(name))
  const names = [...[...LOOPBACK, ...own, ...bare].map((name) => `${name}:${port}`), ...configured]
  return new Set(names.map((name) => normalized(name)).filter((name) => name !== undefined))
}

function isSameOrigin(origin: string, host: string, configured: ReadonlySet<string>): boolean {
  const url = URL.parse(origin)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false
  return url.host === host || configured.has(url.host)
}

/** Node keeps the first of several; whoever stands in front of us may have believed the last. */
function hostsIn({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length
}

/**
 * Against DNS rebinding and foreign pages: a name that is not ours is refused before anything else is read. Browsers
 * always send Origin with a change from another site, programs send none.
 */
export function installHostCheck(server: FastifyInstance, options: HttpOptions): void {
  const configured = new Set((options.allowedHosts ?? []).map((name) => normalized(name) ?? ''))
  let allowed: { port: number; hosts: Set<string> } | undefined
  server.addHook('onRequest', async (request: FastifyRequest) => {
    const port = portOf(server, options)
    if (allowed?.port !== port) allowed = { port, hosts: allowedHosts(options, port) }
    const host = hostsIn(request) > 1 ? undefined : normalized(request.headers.host)
    if (host === undefined || !allowed.hosts.has(host))
      throw new NazeError('FORBIDDEN', 'This host is not served here.')
    const { origin } = request.headers
    if (origin === undefined) return
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (origin === 'null' ? !reads : !isSameOrigin(origin, host, configured))
      throw new NazeError('FORBIDDEN', 'Requests from other sites are not served.')
  })
}
