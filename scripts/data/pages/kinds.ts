import { partOf, type GoldPage } from '../../../bench/extract/sets.ts'
import { PAGE_KINDS, type PageKind, type PageModel } from '../../../src/capabilities/research/pages/extract/model.ts'
import { kindOdds } from '../../../src/capabilities/research/pages/extract/index.ts'
import { binned } from './bins.ts'
import { boost, type BoostOptions } from './boost.ts'

const OPTIONS: Omit<BoostOptions, 'seed'> = {
  trees: 60,
  depth: 2,
  rate: 0.1,
  leafWeight: 1,
  ridge: 1,
  columns: 0.4,
  rowShare: 0.7,
}

/** The types of the marked pages, by kind; there are too few pages of each to tell more kinds apart. */
const TYPES: Readonly<Record<PageKind, readonly string[]>> = {
  article: ['article'],
  items: ['collection', 'listing'],
  product: ['product'],
  forum: ['forum'],
  text: ['documentation', 'service'],
}

export interface KnownPage {
  page: GoldPage
  numbers: readonly number[]
}

export type KindModel = Pick<PageModel, 'pageWidth' | 'kinds'>

/** Trees that tell the kinds of pages apart by what holds for the page as a whole. */
export function kindsFrom(pages: readonly KnownPage[]): KindModel {
  const data = binned(pages.map(({ numbers }) => numbers))
  const of = (kind: PageKind, seed: number) =>
    boost(
      data,
      {
        labels: pages.map(({ page }) => (TYPES[kind].includes(page.type) ? 1 : 0)),
        weights: pages.map(() => 1),
        owners: pages.map((_, i) => i),
      },
      { ...OPTIONS, seed },
    )
  const [article, items, product, forum, text] = PAGE_KINDS.map((kind, k) => of(kind, 3 + k))
  if (!article || !items || !product || !forum || !text) throw new Error('a kind of page is missing')
  return { pageWidth: pages[0]?.numbers.length ?? 0, kinds: { article, items, product, forum, text } }
}

const PARTS = 5

/**
 * The kinds of pages as they will be known of pages nobody has seen: each by trees that never saw its site. Blocks
 * must not learn from odds that are surer than those they will meet.
 */
export function unseenKinds(pages: readonly KnownPage[]): number[][] {
  const part = ({ page }: KnownPage) => partOf(page, PARTS * 11) % PARTS
  const models = Array.from({ length: PARTS }, (_, p) => kindsFrom(pages.filter((each) => part(each) !== p)))
  return pages.map((each) => {
    const model = models[part(each)]
    if (model === undefined) throw new Error('a part is missing')
    return kindOdds(each.numbers, model)
  })
}
