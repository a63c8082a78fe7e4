import { decode } from '../../pages/fetch/charset.ts'
import { documentText } from '../../pages/fetch/document-text.ts'
import { kindOf } from '../../pages/fetch/kind.ts'
import { Refusal } from '../../pages/fetch/refusal.ts'
import { headedDate, isoDay } from '../published.ts'
import { plainMarkdown } from '../plain-markdown.ts'
import { unwrapLines } from '../unwrap-lines.ts'
import { quickHtml } from './quick-html.ts'

export interface DocumentText {
  title: string
  text: string
  /** YYYY-MM-DD, or empty. */
  published: string
}

const READ_MS = 20_000

const firstLine = (text: string) => (/\S[^\n]*/.exec(text)?.[0] ?? '').trim().slice(0, 200)

/** What a file says, or why nothing can be read from it. `quick` is for the index: a web page's text as a whole. */
export async function readDocument(
  path: string,
  bytes: Buffer,
  how: 'quick' | 'whole',
): Promise<DocumentText | { refused: string }> {
  const kind = kindOf(bytes, '', new URL(`file:///${encodeURIComponent(path)}`))
  if (kind === undefined) return { refused: 'not what its name says' }
  if (kind === 'pdf' || kind === 'docx') {
    try {
      const text = await documentText(kind, bytes, AbortSignal.timeout(READ_MS))
      return named(kind === 'pdf' ? unwrapLines(text) : text)
    } catch (error) {
      return { refused: error instanceof Refusal ? error.message : 'reading took too long' }
    }
  }
  const { text } = decode(bytes, '')
  if (kind !== 'html') {
    const parts =
      kind === 'markdown' ? plainMarkdown(text) : { title: '', date: '', text: text.replaceAll('\r\n', '\n').trim() }
    return named(parts.text, parts.title, parts.date)
  }
  const quick = quickHtml(text)
  if (how === 'quick') return named(quick.text, quick.title, quick.date)
  const { extractPage } = await import('../../pages/extract/index.ts')
  const page = extractPage(text, `https://${encodeURIComponent(path.replaceAll('/', '-'))}.invalid/`)
  return named(page.text, page.title, isoDay(page.published) === '' ? quick.date : page.published)
}

function named(text: string, title = '', date = ''): DocumentText | { refused: string } {
  const clean = text.replaceAll('\0', '').trim()
  if (clean === '') return { refused: 'there is no text in it' }
  return { title: title || firstLine(clean), text: clean, published: isoDay(date) || headedDate(clean) }
}
