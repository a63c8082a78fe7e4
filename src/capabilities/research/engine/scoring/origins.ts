import { originOf, type PageWithText } from '../../sources/syndication.ts'
import { atDesk } from '../desk/desk.ts'

/** As much of a page as tells whether it is a copy. */
const ENOUGH = 30_000

/** Which pages carry the same text: each page's origin is the first page that had it. */
export function originsOf(pages: readonly PageWithText[], signal?: AbortSignal): Promise<Map<string, string>> {
  const heads = pages.map(({ pageId, text }) => ({ pageId, text: text.slice(0, ENOUGH) }))
  return atDesk('origins', heads, signal)
}

const MOST_KNOWN = 512
const known = new Map<string, PageWithText>()

/** The same, at the desk: a page that was compared before is not taken apart again. */
export function originsAmong(pages: readonly PageWithText[]): Map<string, string> {
  if (known.size > MOST_KNOWN) known.clear()
  return originOf(
    pages.map((page) => {
      const key = `${page.pageId} ${page.text.length}`
      const same = known.get(key)
      if (same?.text === page.text) return same
      known.set(key, page)
      return page
    }),
  )
}
