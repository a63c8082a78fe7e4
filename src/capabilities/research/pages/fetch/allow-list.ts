/** Hosts that may be reached although their address is not public, as `host` or `host:port`. */
export class AllowList {
  readonly #entries: ReadonlySet<string>

  constructor(entries: Iterable<string> = []) {
    this.#entries = new Set([...entries].map((entry) => normalised(entry)))
  }

  has(url: URL): boolean {
    const host = url.hostname.toLowerCase().replace(/\.$/, '')
    const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port
    return this.#entries.has(host) || this.#entries.has(`${host}:${port}`)
  }
}

/** As a URL would spell the host, so that `127.1` and `127.0.0.1` are one entry. */
function normalised(entry: string): string {
  const url = URL.parse(`http://${entry}`)
  if (url === null) return entry.toLowerCase()
  const port = /:(\d+)$/.exec(entry)?.[1]
  const isBareV6 = entry.startsWith('[') && entry.endsWith(']')
  return port === undefined || isBareV6 ? url.hostname : `${url.hostname}:${Number(port)}`
}
