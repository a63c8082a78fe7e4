import { type Block, type Blocks, blocksOf } from './blocks.ts'
import { atLeastAList, chooseBlocks, withoutRepeats, withWholeTables } from './choose.ts'
import { parsePage } from './dom.ts'
import { type Facts, factsOf } from './facts.ts'
import { featureRows } from './features.ts'
import { type Opinions, pageFeatures } from './page-features.ts'
import { type Lexicon, lexiconRows } from './lexicon.ts'
import { PAGE_KINDS, type PageModel, pageModel } from './model.ts'
import { byDefuddle, byReadability, isTooMuch } from './others.ts'
import { type PageType, pageTypeOf } from './page-type.ts'
import { ruleOdds } from './rules.ts'
import { titleOf } from './title.ts'
import { scoreRow, sigmoid } from './trees.ts'
import { HeldText } from './words.ts'

export interface ExtractedPage {
  title: string
  text: string
  byline: string
  published: string
}

/** Characters beyond this are not read. */
export const LONGEST_PAGE = 5_000_000

/** Everything that is known of a page before it is judged. */
export interface PageView extends Blocks {
  facts: Facts
  opinions: Opinions
  /** Numbers about each block, and about the page as a whole. */
  rows: readonly (readonly number[])[]
  page: readonly number[]
}

export interface Texts {
  readability: string
  defuddle: string
}

/** What the two extractors would keep. */
export function textsOf(html: string, url: string): Texts {
  return { readability: byReadability(html), defuddle: byDefuddle(html, url) }
}

const WRONG_WEIGHTS = 'the weights of page extraction were trained for other features: train them again'
const NO_TEXTS: Texts = { readability: '', defuddle: '' }

/** `known` spares asking the two again, while training. */
export function viewOf(html: string, url: string, known?: Texts): PageView {
  const whole = html.slice(0, LONGEST_PAGE)
  const document = parsePage(whole)
  const facts = factsOf(document, url)
  const found = blocksOf(document)
  const texts = known ?? (isTooMuch(found) ? NO_TEXTS : textsOf(whole, url))
  const opinions = { readability: new HeldText(texts.readability), defuddle: new HeldText(texts.defuddle) }
  return {
    boxes: found.boxes,
    blocks: found.blocks,
    facts,
    opinions,
    rows: featureRows(found, facts, opinions),
    page: pageFeatures(found, facts, opinions),
  }
}

/** Blocks that stand and fall together: same way down, the cells of a table alike, but links apart from text. */
function templateOf({ linkWeight, weight }: Block, path: string): string {
  const cell = path.lastIndexOf('/tr.')
  return `${linkWeight > weight / 2 ? 'link' : 'text'} ${cell < 0 || path.indexOf('/', cell + 1) !== path.lastIndexOf('/') ? path : path.slice(0, cell)}`
}

/** What the trees are asked about each block: what was known before, and what trained parts of the model add. */
export function wholeRows(view: PageView, lexicon: Lexicon, kinds: readonly number[]): number[][] {
  const said = lexiconRows(view, lexicon)
  return view.rows.map((row, i) => row.concat(said[i] ?? [], kinds))
}

/** How much the blocks of the same template count beside the block itself. */
const TEMPLATE = 0.7
/** On pages that are no text the model is less right than it thinks. */
const DOUBT = 0.75

/**
 * How likely each block is part of what the page is there to say: by what the model sees in it and in all blocks made
 * from the same template, and corrected by rules.
 */
function likelihoods(view: PageView, type: PageType, kinds: readonly number[], model: PageModel): number[] {
  const odds = wholeRows(view, model.lexicon, kinds).map((row) => {
    if (row.length !== model.width) throw new Error(WRONG_WEIGHTS)
    return scoreRow(model.trees, row)
  })
  const paths = new Map<string, { weight: number; odds: number }>()
  const pathOf = (block: Block) => templateOf(block, view.boxes[block.box]?.path ?? '')
  view.blocks.forEach((block, i) => {
    const { weight = 0, odds: sum = 0 } = paths.get(pathOf(block)) ?? {}
    paths.set(pathOf(block), { weight: weight + block.weight, odds: sum + block.weight * (odds[i] ?? 0) })
  })
  const rules = ruleOdds(view, type, view.opinions)
  return view.blocks.map((block, i) => {
    const alike = paths.get(pathOf(block)) ?? { weight: 1, odds: 0 }
    const seen = (1 - TEMPLATE) * (odds[i] ?? 0) + (TEMPLATE * alike.odds) / alike.weight
    return sigmoid((type === 'other' ? DOUBT * seen : seen) + (rules[i] ?? 0))
  })
}

/** The log odds of each kind of page. */
export function kindOdds(
  page: readonly number[],
  { pageWidth, kinds }: Pick<PageModel, 'pageWidth' | 'kinds'>,
): number[] {
  if (page.length !== pageWidth) throw new Error(WRONG_WEIGHTS)
  return PAGE_KINDS.map((kind) => scoreRow(kinds[kind], page))
}

/** From these odds on a page is treated as a list: it is cheaper to take one too many for it than one too few. */
const LIST_ODDS = -0.5
/** Words; nobody writes an article of fewer. */
const LEAST_ARTICLE = 20

export function keptBlocks(view: PageView, model: PageModel): Block[] {
  const kinds = kindOdds(view.page, model)
  const [article = 0, items = 0] = kinds
  const type = pageTypeOf(view, view.facts, view.opinions.readability, article)
  const likely = likelihoods(view, type, kinds, model)
  const weights = view.blocks.map((block) => block.weight)
  const sure = likely.map((each) => each > 0.5)
  const isSure = sure.reduce((sum, each, i) => sum + (each ? (weights[i] ?? 0) : 0), 0) >= LEAST_ARTICLE
  const isList = type === 'other' && items > LIST_ODDS
  // An article's blocks are clear enough to be judged one by one, unless next to nothing is left of it then.
  const keep =
    type === 'article' && isSure ? sure : chooseBlocks(weights, isList ? atLeastAList(weights, likely) : likely)
  const whole = withWholeTables(view, keep)
  return withoutRepeats(view.blocks.filter((_, i) => whole[i]))
}

export const joined = (blocks: readonly Block[]): string =>
  blocks.map((block, i) => (i === 0 ? block.text : block.glue + block.text)).join('')

/**
 * What a page is there to say, without what surrounds it. Runs no script, fetches nothing, gives the same answer for
 * the same page, and gives one for whatever it is handed: broken pages are the common case.
 */
export function extractPage(html: string, url: string): ExtractedPage {
  const view = viewOf(html, url)
  const { byline, published } = view.facts
  return { title: titleOf(view.facts), text: joined(keptBlocks(view, pageModel())), byline, published }
}
