import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

export interface GoldPage {
  set: 'articles' | 'wcxb'
  id: string
  url: string
  type: string
  html: string
  gold: string
}

/** Beside the repository, as the other benches expect it. */
export const DATA = process.env['NAZE_BENCH_DATA'] ?? join(import.meta.dirname, '../../../shared/data')

function json<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
const unzipped = (file: string) => gunzipSync(readFileSync(file)).toString('utf8')

/** Both development sets, or undefined where they are not on this machine. */
export function goldPages(folder = DATA): GoldPage[] | undefined {
  const articles = join(folder, 'article-extraction-dev')
  const wcxb = join(folder, 'wcxb-dev')
  if (!existsSync(articles) || !existsSync(wcxb)) return undefined
  const truth = json<Record<string, { articleBody: string; url: string }>>(join(articles, 'ground-truth.json'))
  const pages: GoldPage[] = Object.entries(truth).map(([id, { articleBody, url }]) => ({
    set: 'articles',
    id,
    url,
    type: 'article',
    html: unzipped(join(articles, 'html', `${id}.html.gz`)),
    gold: articleBody,
  }))
  for (const file of readdirSync(join(wcxb, 'gt')).sort()) {
    const id = file.replace('.json', '')
    const { url, page_type, main_content } = json<{ url: string; page_type: string; main_content: string }>(
      join(wcxb, 'gt', file),
    )
    pages.push({
      set: 'wcxb',
      id,
      url,
      type: page_type,
      html: unzipped(join(wcxb, 'html', `${id}.html.gz`)),
      gold: main_content,
    })
  }
  return pages
}

/** The part a page belongs to, by its host, so that two pages of one site are never on both sides. */
export function partOf(page: GoldPage, parts: number): number {
  const host = new URL(page.url).hostname.replace(/^www\./, '')
  return createHash('sha256').update(host).digest().readUInt32BE(0) % parts
}

/** A fifth of each set is kept aside: nothing is tuned or chosen on it. */
export const isKeptAside = (page: GoldPage): boolean => partOf(page, 5) === 0
