/** Which pages carry the same text: each page's origin is the first page that had it. */
export function originsOf(pages: readonly { pageId: string; text: string }[]): Map<string, string> {
  const first = new Map<string, string>()
  const found = new Map<string, string>()
  for (const { pageId, text } of pages) {
    const key = text.normalize('NFKC').replace(/\s+/gu, '')
    const origin = first.get(key) ?? pageId
    first.set(key, origin)
    found.set(pageId, origin)
  }
  return found
}
