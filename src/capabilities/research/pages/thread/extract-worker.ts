import { extractPage, type ExtractedPage } from '../extract/index.ts'
import { answering } from './answering.ts'

answering(({ html, url }: { html: string; url: string }): ExtractedPage => extractPage(html, url))
