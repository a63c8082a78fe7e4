import { setImmediate } from 'node:timers/promises'
import { originOf, type PageWithText } from '../../sources/syndication.ts'

/** As much of a page as tells whether it is a copy. */
const ENOUGH = 30_000
const heads = new WeakMap<PageWithText, PageWithText>()

/** Which pages carry the same text: each page's origin is the first page that had it. */
export async function originsOf(pages: readonly PageWithText[]): Promise<Map<string, string>> {
  const compared: PageWithText[] = []
  for (const page of pages) {
    const head = heads.get(page) ?? { pageId: page.pageId, text: page.text.slice(0, ENOUGH) }
    if (!heads.has(page)) {
      // Looked at one by one, so that others get their turn; all together it is then a comparison only.
      originOf([head])
      await setImmediate()
    }
    heads.set(page, head)
    compared.push(head)
  }
  return originOf(compared)
}
