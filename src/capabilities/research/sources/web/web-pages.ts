import { createHash } from 'node:crypto'
import type { PageSource } from '../../engine/types.ts'
import type { PageFetcher } from '../../pages/fetch/page-fetcher.ts'
import { readPage } from '../../pages/read-page.ts'
import { plainMarkdown } from '../plain-markdown.ts'
import { unwrapLines } from '../unwrap-lines.ts'

/** Pages of the public web, read politely; what they say is data, whatever it says. */
export function webPages(fetcher: PageFetcher): PageSource {
  return {
    read: async ({ url, title, published }, signal) => {
      const page = await readPage(fetcher, url, signal)
      signal.throwIfAborted()
      if (!page.ok) return { refused: `${page.reason}: ${page.message}` }
      const plain = page.kind === 'markdown' ? plainMarkdown(page.text) : { ...page, date: page.published }
      const text = (page.kind === 'pdf' ? unwrapLines(plain.text) : plain.text).replaceAll('\0', '').trim()
      if (text === '') return { refused: 'there is no text in it' }
      return {
        url: page.finalUrl,
        title: plain.title || title,
        text,
        published: plain.date || (published ?? ''),
        hash: createHash('sha256').update(text).digest('hex'),
        fetchedAt: new Date(page.fetchedAt).toISOString(),
      }
    },
  }
}
