import type { SourceType } from '../../contract/engine.ts'

/** Under these a name is sold by the one before it: the registrable domain has one label more. */
const SECOND_LEVEL =
  /^(?:ac|ad|co|com|ed|edu|ezproxy|go|gob|gov|govt|gr|gv|lg|ltd|me|mil|ne|net|nhs|nom|or|org|plc|police|sch)$/u
/** Whoever wants writes there, or gets a name below. */
const BLOG_HOSTS = new Set(
  `blogspot.com wordpress.com blogger.com github.io gitlab.io hatenablog.com hatenablog.jp hatena.ne.jp livedoor.blog fc2.com
  ameblo.jp tumblr.com medium.com substack.com note.com qiita.com zenn.dev dev.to vercel.app netlify.app pages.dev`.split(
    /\s+/u,
  ),
)
const NEWS = new Set(['reuters.com', 'bloomberg.com', 'nikkei.com', 'nhk.or.jp', 'bbc.com'])
const COMMUNITY = new Set(['reddit.com', 'stackoverflow.com', 'news.ycombinator.com', '5ch.net', 'quora.com'])
const GOVERNMENT = /\.gov(?:\.[a-z]{2})?$|\.go\.jp$|\.lg\.jp$|\.gob\.[a-z]{2}$|\.gouv\.fr$/u
const ACADEMIC = /\.edu(?:\.[a-z]{2})?$|\.ac\.[a-z]{2}$/u
const COMPANY = /\.co\.jp$|\.com$/u

const LOCAL = 0.6
const OTHER = 0.6

/** What somebody had to register: `www.nikkei.co.jp` is of `nikkei.co.jp`. */
export function registrableDomain(host: string): string {
  const labels = host.toLowerCase().replace(/\.$/u, '').split('.')
  const top = labels.at(-1) ?? ''
  const isCountry = /^[a-z]{2}$/u.test(top)
  const depth = isCountry && SECOND_LEVEL.test(labels.at(-2) ?? '') ? 3 : 2
  return labels.slice(-depth).join('.')
}

function hostOf(url: string): string | null {
  const address = URL.parse(url)
  if (address === null || !/^https?:$/u.test(address.protocol)) return null
  return address.hostname.toLowerCase().replace(/\.$/u, '')
}

/** 0–1 by who stands behind the address; a user's table is asked first. A file of one's own is 0.60. */
export function reliabilityOf(url: string, table: Readonly<Record<string, number>> = {}): number {
  const host = hostOf(url)
  if (host === null) return LOCAL
  const said = inTable(host, table)
  if (said !== undefined) return said
  if (GOVERNMENT.test(`.${host}`)) return 0.95
  if (ACADEMIC.test(`.${host}`)) return 0.9
  if (NEWS.has(registrableDomain(host))) return 0.85
  if (isBlog(host)) return 0.5
  return COMPANY.test(host) ? 0.7 : OTHER
}

/** The nearest name of the table: `ir.example.com` before `example.com`. */
function inTable(host: string, table: Readonly<Record<string, number>>): number | undefined {
  const known = new Map(Object.entries(table).map(([name, score]) => [name.toLowerCase(), score]))
  const least = registrableDomain(host).split('.').length
  const labels = host.split('.')
  for (let from = 0; labels.length - from >= least; from++) {
    const score = known.get(labels.slice(from).join('.'))
    if (score !== undefined) return score
  }
  return undefined
}

function isBlog(host: string): boolean {
  return BLOG_HOSTS.has(registrableDomain(host)) || host.split('.').some((label) => /^blog|blogs?$|-blog-/u.test(label))
}

/** What an address can be preferred as; null where nothing tells. */
export function sourceTypeOf(url: string): SourceType | null {
  const host = hostOf(url)
  if (host === null) return null
  if (GOVERNMENT.test(`.${host}`)) return 'official'
  if (ACADEMIC.test(`.${host}`)) return 'academic'
  if (NEWS.has(registrableDomain(host))) return 'news'
  if (isBlog(host) || COMMUNITY.has(registrableDomain(host))) return 'community'
  return COMPANY.test(host) ? 'official' : null
}
