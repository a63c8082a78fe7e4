import { plainDirection } from '../../lib/text/plain-direction.ts'

/** Where a link may lead. A page says what its address is; only ordinary web addresses are followed. */
export function webAddress(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed !== null && (parsed.protocol === 'https:' || parsed.protocol === 'http:') ? parsed.href : null
}

/** An address as a reader wants it: the host and the path, without what only machines need. */
export function shortAddress(url: string): string {
  const parsed = URL.parse(url)
  if (parsed === null) return plainDirection(url)
  if (webAddress(url) === null) return decoded(url.slice(parsed.protocol.length).replace(/^\/+/, ''))
  return decoded(`${parsed.hostname.replace(/^www\./, '')}${parsed.pathname.replace(/\/$/, '')}`)
}

function decoded(text: string): string {
  try {
    return plainDirection(decodeURI(text))
  } catch {
    return text
  }
}
