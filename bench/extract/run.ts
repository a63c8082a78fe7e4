// Reads the pages of two public sets and compares what is found with what people marked, beside other extractors.
import { parseHTML } from 'linkedom'
import { Readability } from '@mozilla/readability'
import { extractFromHtml } from '@extractus/article-extractor'
import type defuddle from 'defuddle'
import { createRequire } from 'node:module'
import { extractPage } from '../../src/capabilities/research/pages/extract/index.ts'
import { writeResult } from '../write-result.ts'
import { articleF1, articleScore, mean, wordF1 } from './metrics.ts'
import { DATA, type GoldPage, goldPages } from './sets.ts'

const Defuddle = createRequire(import.meta.url)('defuddle') as typeof defuddle.default

/** Each as its own documentation says to call it over linkedom. */
const EXTRACTORS: Readonly<Record<string, (page: GoldPage) => string | Promise<string>>> = {
  naze: ({ html, url }) => extractPage(html, url).text,
  readability: ({ html }) => new Readability(parseHTML(html).document as never).parse()?.textContent ?? '',
  defuddle: ({ html, url }) =>
    plain(new Defuddle(parseHTML(html).document as never, { url, useAsync: false }).parse().content),
  'article-extractor': async ({ html, url }) => plain((await extractFromHtml(html, url))?.content ?? ''),
}

function plain(html: string): string {
  return parseHTML(`<html><body>${html.replace(/<(?!\/?(?:a|b|i|em|strong|span|code)\b)/g, ' <')}</body></html>`)
    .document.body.textContent
}

/** `npm run bench -- extract 5` reads every fifth page only. */
const step = Number(process.argv[2] ?? 1)
const found = goldPages()
if (found === undefined) {
  console.log(`no figures: the two sets are not in ${DATA} (article-extraction-dev and wcxb-dev)`)
  process.exit(0)
}

const pages = found.filter((_, i) => i % step === 0)

async function measure(name: string, extract: (page: GoldPage) => string | Promise<string>, of: readonly GoldPage[]) {
  const quiet = () => undefined
  Object.assign(console, { error: quiet, warn: quiet })
  const read: { page: GoldPage; text: string }[] = []
  const start = process.cpuUsage()
  for (const page of of) {
    let text = ''
    try {
      text = await extract(page)
    } catch {
      // An extractor that fails has found nothing.
    }
    read.push({ page, text })
  }
  const { user, system } = process.cpuUsage(start)
  const wcxb = read.filter(({ page }) => page.set === 'wcxb')
  const types = [...new Set(wcxb.map(({ page }) => page.type))].sort()
  const f1 = (some: typeof read) => round(mean(some.map(({ page, text }) => wordF1(text, page.gold))))
  const articles = read.filter(({ page }) => page.set === 'articles')
  return {
    name,
    articles: round(articleF1(articles.map(({ page, text }) => articleScore(text, page.gold)))),
    wcxb: f1(wcxb),
    wcxbTypes: Object.fromEntries(types.map((type) => [type, f1(wcxb.filter(({ page }) => page.type === type))])),
    pagesPerSecond: round(of.length / ((user + system) / 1_000_000)),
  }
}
const round = (value: number) => Math.round(value * 1_000) / 1_000

const measured = []
for (const [name, extract] of Object.entries(EXTRACTORS)) {
  await measure(name, extract, pages.slice(0, 1))
  measured.push(await measure(name, extract, pages))
  console.log(measured.at(-1))
}
const [ours, ...others] = measured
const ratios = others.map((other) => ({
  to: other.name,
  articles: round((ours?.articles ?? 0) / other.articles),
  wcxb: round((ours?.wcxb ?? 0) / other.wcxb),
  speed: round((ours?.pagesPerSecond ?? 0) / other.pagesPerSecond),
}))
console.log(ratios)
writeResult('extract', {
  note: 'The shipped weights have seen these pages; figures on pages they have not seen are in extract-training.json.',
  everyNthPage: step,
  articlePages: pages.filter(({ set }) => set === 'articles').length,
  wcxbPages: pages.filter(({ set }) => set === 'wcxb').length,
  measured,
  ratios,
})
