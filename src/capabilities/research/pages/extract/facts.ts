import { attribute, type PageDocument } from './dom.ts'

/** What a page says about itself beside its text. */
export interface Facts {
  url: string
  title: string
  heading: string
  description: string
  byline: string
  published: string
  ogType: string
  /** Types of its structured data, lower case. */
  kinds: ReadonlySet<string>
  /** The article's text where the structured data repeats it. */
  articleBody: string
}

const MOST_VALUES = 20_000
const LONGEST_DATA = 1_000_000

function parsed(text: string): unknown {
  if (text.length > LONGEST_DATA) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Structured {
  kinds: Set<string>
  bodies: string[]
  headlines: string[]
  authors: string[]
  dates: string[]
}

const text = (value: unknown): string[] => (typeof value === 'string' ? [value] : [])

function nameOf(author: unknown): string[] {
  const first: unknown = Array.isArray(author) ? author[0] : author
  if (typeof first !== 'object' || first === null) return text(first)
  return text((first as Record<string, unknown>)['name'])
}

function readStructured(documents: unknown[]): Structured {
  const found: Structured = { kinds: new Set(), bodies: [], headlines: [], authors: [], dates: [] }
  const waiting = [...documents]
  for (let seen = 0; waiting.length > 0 && seen < MOST_VALUES; seen++) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    const fields = value as Record<string, unknown>
    for (const kind of [fields['@type']].flat()) if (typeof kind === 'string') found.kinds.add(kind.toLowerCase())
    found.bodies.push(...text(fields['articleBody']))
    found.headlines.push(...text(fields['headline']))
    found.authors.push(...nameOf(fields['author']))
    found.dates.push(...text(fields['datePublished']))
    for (const each of Object.values(fields)) if (typeof each === 'object') waiting.push(each)
  }
  return found
}

const tidy = (value: string | undefined | null): string => (value ?? '').replace(/\s+/g, ' ').trim()

export function factsOf(document: PageDocument, url: string): Facts {
  const metas = new Map<string, string>()
  for (const meta of document.querySelectorAll('meta')) {
    const name = (attribute(meta, 'property') || attribute(meta, 'name') || attribute(meta, 'itemprop')).toLowerCase()
    const content = tidy(attribute(meta, 'content'))
    if (name !== '' && content !== '' && !metas.has(name)) metas.set(name, content)
  }
  const first = (selector: string) => {
    for (const node of document.querySelectorAll(selector)) {
      const said = tidy(node.textContent)
      if (said !== '') return said
    }
    return ''
  }
  const data = []
  for (const script of document.querySelectorAll('script'))
    if (attribute(script, 'type').toLowerCase() === 'application/ld+json') data.push(parsed(script.textContent ?? ''))
  const structured = readStructured(data)
  const meta = (...names: string[]) => names.map((name) => metas.get(name)).find((value) => value !== undefined) ?? ''
  return {
    url,
    title: meta('og:title', 'twitter:title') || first('title') || tidy(structured.headlines[0]),
    heading: first('h1'),
    description: meta('og:description', 'description'),
    byline: tidy(structured.authors[0]) || meta('author', 'article:author', 'byl', 'parsely-author'),
    published: tidy(structured.dates[0]) || meta('article:published_time', 'datepublished', 'date', 'parsely-pub-date'),
    ogType: meta('og:type').toLowerCase(),
    kinds: structured.kinds,
    articleBody: structured.bodies.reduce((longest, body) => (body.length > longest.length ? body : longest), ''),
  }
}
