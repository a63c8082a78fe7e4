// Trains the block model of page extraction and writes data/pages/model.json. See data/pages/README.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { articleF1, articleScore, mean, wordF1 } from '../../bench/extract/metrics.ts'
import { type GoldPage, goldPages, isKeptAside, partOf } from '../../bench/extract/sets.ts'
import { writeResult } from '../../bench/write-result.ts'
import {
  joined,
  keptBlocks,
  type PageView,
  type Texts,
  textsOf,
  viewOf,
  wholeRows,
} from '../../src/capabilities/research/pages/extract/index.ts'
import type { PageModel } from '../../src/capabilities/research/pages/extract/model.ts'
import { binned } from './pages/bins.ts'
import { boost, type BoostOptions } from './pages/boost.ts'
import { kindsFrom, unseenKinds } from './pages/kinds.ts'
import { lexiconFrom, unseenLexica, type Usage, usageOf } from './pages/lexicon.ts'
import { labelsOf } from './pages/lessons.ts'

const { values } = parseArgs({
  options: { data: { type: 'string' }, out: { type: 'string' }, keep: { type: 'string' } },
})
const pages = values.data === undefined ? undefined : goldPages(values.data)
if (pages === undefined || values.out === undefined) {
  console.error(
    'usage: node scripts/data/train-pages.ts --data <folder with both sets> --out data/pages [--keep <file for what the two extractors said>]',
  )
  process.exit(2)
}

const PARTS = 10
const OPTIONS: BoostOptions = {
  trees: 300,
  depth: 4,
  rate: 0.04,
  leafWeight: 40,
  ridge: 20,
  columns: 0.08,
  rowShare: 0.5,
  seed: 7,
}
/** What the blocks of one page count together. */
const PAGE_WEIGHT = 800

interface Example {
  page: GoldPage
  view: PageView
  labels: number[]
  weights: number[]
  usage: Usage
}

const keep = values.keep
const said: Record<string, Texts> =
  keep !== undefined && existsSync(keep) ? (JSON.parse(readFileSync(keep, 'utf8')) as Record<string, Texts>) : {}

/** Every page counts the same, and a long block more than a short one, but not as much more as it is longer. */
function exampleOf(page: GoldPage): Example {
  const name = page.set + page.id
  said[name] ??= textsOf(page.html, page.url)
  const view = viewOf(page.html, page.url, said[name])
  const roots = view.blocks.map(({ weight }) => Math.sqrt(weight))
  const all = roots.reduce((sum, root) => sum + root, 0)
  const labels = labelsOf(view, page.gold)
  const weights = roots.map((root) => (PAGE_WEIGHT * root) / all)
  return { page, view, labels, weights, usage: usageOf(page, view, labels) }
}

function train(given: readonly Example[]): PageModel {
  // A page whose marked text is empty was not marked: it has text.
  const examples = given.filter(({ page }) => page.gold.trim() !== '')
  const known = examples.map(({ page, view }) => ({ page, numbers: view.page }))
  const kinds = unseenKinds(known)
  const usages = examples.map(({ usage }) => usage)
  const lexica = unseenLexica(usages)
  const rows = examples.flatMap(({ view }, i) => {
    const lexicon = lexica[i]
    if (lexicon === undefined) throw new Error('a lexicon is missing')
    return wholeRows(view, lexicon, kinds[i] ?? [])
  })
  const lessons = {
    labels: examples.flatMap(({ labels }) => labels),
    weights: examples.flatMap(({ weights }) => weights),
    owners: examples.flatMap(({ view }, i) => view.rows.map(() => i)),
  }
  return {
    width: rows[0]?.length ?? 0,
    trees: boost(binned(rows), lessons, OPTIONS),
    lexicon: lexiconFrom(usages),
    ...kindsFrom(known),
  }
}

interface Judged {
  page: GoldPage
  text: string
}

function judge(examples: readonly Example[], model: PageModel): Judged[] {
  return examples.map(({ page, view }) => ({ page, text: joined(keptBlocks(view, model)) }))
}

function figures(judged: readonly Judged[]): object {
  const articles = judged.filter(({ page }) => page.set === 'articles')
  const wcxb = judged.filter(({ page }) => page.set === 'wcxb')
  const f1 = (of: readonly Judged[]) => Number(mean(of.map(({ page, text }) => wordF1(text, page.gold))).toFixed(4))
  const types = [...new Set(wcxb.map(({ page }) => page.type))].sort()
  return {
    articles: Number(articleF1(articles.map(({ page, text }) => articleScore(text, page.gold))).toFixed(4)),
    articlePages: articles.length,
    wcxb: f1(wcxb),
    wcxbPages: wcxb.length,
    wcxbTypes: Object.fromEntries(types.map((type) => [type, f1(wcxb.filter(({ page }) => page.type === type))])),
  }
}

const all = pages.map((page, i) => {
  if (i % 25 === 0) console.log(`reading ${i} of ${pages.length}`)
  return exampleOf(page)
})
if (keep !== undefined) writeFileSync(keep, JSON.stringify(said))
mkdirSync(values.out, { recursive: true })
const { lexicon, ...trained } = train(all)
const written = { ...trained, lexicon: { names: [...lexicon.names], words: [...lexicon.words] } }
writeFileSync(join(values.out, 'model.json'), `${JSON.stringify(written)}\n`)
console.log('trained; now measuring')

const crossed: Judged[] = []
const partNumber = ({ page }: Example) => partOf(page, 5 * PARTS * 7) % PARTS
for (let part = 0; part < PARTS; part++) {
  const model = train(all.filter((example) => partNumber(example) !== part))
  crossed.push(
    ...judge(
      all.filter((example) => partNumber(example) === part),
      model,
    ),
  )
}
const inParts = figures(crossed)
console.log(`in ${PARTS} parts, each by weights that never saw its sites`, inParts)
const used = all.filter(({ page }) => !isKeptAside(page))
const withoutAside = train(used)
const seen = figures(judge(used, withoutAside))
console.log('seen', seen)
const aside = all.filter(({ page }) => isKeptAside(page))
const keptAside = figures(judge(aside, withoutAside))
console.log('kept aside', keptAside)
writeResult('extract-training', {
  parts: PARTS,
  inParts,
  seen,
  keptAside,
  blocks: all.flatMap(({ view }) => view.rows).length,
})
