export const PAGE_KINDS = ['html', 'text', 'markdown', 'pdf', 'docx'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

const starts = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text

/** What a body is, by its bytes first. What a server calls it decides only between kinds of text. */
export function kindOf(bytes: Uint8Array, contentType: string, url: URL): PageKind | undefined {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const head = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1')
  if (head.startsWith('%PDF-') || (head.includes('%PDF-') && !looksLikeHtml(head))) return 'pdf'
  if (starts(bytes, 'PK\u0003\u0004')) return Buffer.from(bytes).includes('word/document.xml') ? 'docx' : undefined
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  // Text has no zero bytes; pictures, archives and programs do, early on.
  if (!utf16 && bytes.subarray(0, 4_096).includes(0)) return undefined
  if (/^(?:image|audio|video|font)\//.test(type) || type === 'application/octet-stream') {
    if (!looksLikeHtml(head)) return undefined
  }
  if (looksLikeHtml(head) || type === 'text/html' || type === 'application/xhtml+xml') return 'html'
  const path = url.pathname.toLowerCase()
  if (type === 'text/markdown' || type === 'text/x-markdown' || /\.(?:md|markdown)$/.test(path)) return 'markdown'
  if (type === '' || type.startsWith('text/')) return 'text'
  return undefined
}

function looksLikeHtml(head: string): boolean {
  return /<!doctype html|<html[\s>]|<head[\s>]|<body[\s>]/i.test(head)
}
