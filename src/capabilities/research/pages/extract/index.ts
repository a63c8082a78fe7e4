import { type Block, type Blocks, blocksOf } from './blocks.ts'
import { chooseBlocks, withoutRepeats, withWholeTables } from './choose.ts'
import { parsePage } from './dom.ts'
import { type Facts, factsOf } from './facts.ts'
import { featureRows } from './features.ts'
import type { Opinions } from './page-features.ts'
import { type PageModel, pageModel } from './model.ts'
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
  rows: readonly (readonly number[])[]
}

export interface Texts {
  readability: string
  defuddle: string
}

/** What the two extractors would keep. */
export function textsOf(html: string, url: string): Texts {
  return { readability: byReadability(html), defuddle: byDefuddle(html, url) }
}

const NO_TEXTS: Texts = { readability: '', defuddle: '' }

/** `known` spares asking the two again, while training. */
export function viewOf(html: string, url: string, known?: Texts): PageView {
  const whole = html.slice(0, LONGEST_PAGE)
  const document = parsePage(whole)
  const facts = factsOf(document, url)
  const found = blocksOf(document)
  const texts = known ?? (isTooMuch(found) ? NO_TEXTS : textsOf(whole, url))
  const opinions = { readability: new HeldText(texts.readability), defuddle: new HeldText(texts.defuddle) }
  return { boxes: found.boxes, blocks: found.blocks, facts, opinions, rows: featureRows(found, facts, opinions) }
}

/** Blocks that stand and fall together: same way down, the cells of a table alike, but links apart from text. */
function templateOf({ linkWeight, weight }: Block, path: string): string {
  const cell = path.lastIndexOf('/tr.')
  return `${linkWeight > weight / 2 ? 'link' : 'text'} ${cell < 0 || path.indexOf('/', cell + 1) !== path.lastIndexOf('/') ? path : path.slice(0, cell)}`
}

/**
 * How likely each block is part of what the page is there to say: half by what the model sees in it, half by what it
 * sees in all blocks made from the same template, and corrected by rules.
 */
export function likelihoods(view: PageView, type: PageType, { trees }: PageModel): number[] {
  const odds = view.rows.map((row) => scoreRow(trees, row))
  const paths = new Map<string, { weight: number; odds: number }>()
  const pathOf = (block: Block) => templateOf(block, view.boxes[block.box]?.path ?? '')
  view.blocks.forEach((block, i) => {
    const { weight = 0, odds: sum = 0 } = paths.get(pathOf(block)) ?? {}
    paths.set(pathOf(block), { weight: weight + block.weight, odds: sum + block.weight * (odds[i] ?? 0) })
  })
  const rules = ruleOdds(view, type, view.opinions)
  return view.blocks.map((block, i) => {
    const alike = paths.get(pathOf(block)) ?? { weight: 1, odds: 0 }
    return sigmoid(((odds[i] ?? 0) + alike.odds / alike.weight) / 2 + (rules[i] ?? 0))
  })
}

export function keptBlocks(view: PageView, model: PageModel): Block[] {
  const type = pageTypeOf(view, view.facts, view.opinions.readability)
  const likely = likelihoods(view, type, model)
  const weights = view.blocks.map((block) => block.weight)
  // An article's blocks are clear enough to be judged one by one.
  const keep = type === 'article' ? likely.map((each) => each > 0.5) : chooseBlocks(weights, likely)
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
