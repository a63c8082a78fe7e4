import { decode } from './fetch/charset.ts'
import { documentText } from './fetch/document-text.ts'
import { kindOf, type PageKind } from './fetch/kind.ts'
import { asRefusal, type NotFetched, type PageFetcher } from './fetch/page-fetcher.ts'
import { Refusal } from './fetch/refusal.ts'
import { extractInThread } from './thread/extract-in-thread.ts'

export interface ReadPage {
  ok: true
  url: string
  finalUrl: string
  kind: PageKind
  title: string
  text: string
  byline: string
  published: string
  hash: string
  fetchedAt: number
  fromCache: boolean
}

const READ_MS = 20_000

/** Fetches a page and takes out what it says, whatever kind of document it is. It never throws. */
export async function readPage(
  fetcher: PageFetcher,
  address: string,
  signal?: AbortSignal,
): Promise<ReadPage | NotFetched> {
  const fetched = await fetcher.fetch(address, signal)
  if (!fetched.ok) return fetched
  const { url, finalUrl, contentType, body, hash, fetchedAt, fromCache } = fetched
  const limit = AbortSignal.timeout(READ_MS)
  try {
    const kind = kindOf(body, contentType, new URL(finalUrl))
    if (kind === undefined) throw new Refusal('kind-not-readable', `${contentType || 'this content'} is not read`)
    const about = { ok: true as const, url, finalUrl, kind, hash, fetchedAt, fromCache }
    if (kind === 'pdf' || kind === 'docx') {
      const text = await documentText(kind, body, signal ? AbortSignal.any([signal, limit]) : limit)
      return { ...about, title: firstLine(text), text, byline: '', published: '' }
    }
    const { text } = decode(body, contentType)
    if (kind !== 'html') return { ...about, title: firstLine(text), text, byline: '', published: '' }
    return { ...about, ...(await extractInThread(text, finalUrl, signal ?? new AbortController().signal, limit)) }
  } catch (error) {
    const { reason, message } = limit.aborted
      ? new Refusal('timeout', 'reading took too long')
      : asRefusal(error, signal)
    return { ok: false, url: address, reason, message }
  }
}

const firstLine = (text: string) =>
  (/\S[^\n]*/.exec(text)?.[0] ?? '')
    .replace(/^#+\s*/, '')
    .trim()
    .slice(0, 200)
