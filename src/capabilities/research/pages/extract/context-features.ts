import type { Block, Blocks } from './blocks.ts'
import type { Facts } from './facts.ts'
import { boxSums } from './mains.ts'
import { HEADINGS, matches, saysDate, saysPrice } from './phrases.ts'
import { type Repeat, repeatsOf } from './repeats.ts'
import { tokensOf } from './words.ts'

/** Block by block, how much of it each of the two extractors would keep. */
export interface Shares {
  readability: readonly number[]
  defuddle: readonly number[]
}

const log = (value: number) => Math.log1p(Math.max(0, value))
const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0)
const isHeading = (tag: string) => /^h[1-6]$/.test(tag)
export const isProse = ({ weight, linkWeight }: Block): boolean => weight >= 12 && linkWeight < weight / 3

/** How far up the two are asked how much of a box they keep. */
const ANCESTORS = 5
/** How many blocks before and after are asked the same. */
const NEIGHBOURS = 12
/** A box that holds no more than this of the page, under one that does, is a section of it. */
const LARGEST_SECTION = 0.4

function repeatFeatures(repeat: Repeat | undefined, page: number): number[] {
  if (repeat === undefined) return [-1, -1, -1, -1, -1, 99, -1]
  const { items, weight, linkWeight, punctuation, blocks, rank } = repeat
  return [
    log(items),
    log(weight / items),
    share(linkWeight, weight),
    share(weight, page),
    blocks / items,
    rank,
    share(punctuation, weight),
  ]
}

interface Template {
  weight: number
  readability: number
  defuddle: number
  linkWeight: number
  punctuation: number
  first: number
  last: number
}

function templatesOf({ blocks, boxes }: Blocks, shares: Shares): Map<string, Template> {
  const found = new Map<string, Template>()
  blocks.forEach((block, i) => {
    const path = boxes[block.box]?.path ?? ''
    const sum = found.get(path) ?? {
      weight: 0,
      readability: 0,
      defuddle: 0,
      linkWeight: 0,
      punctuation: 0,
      first: i,
      last: i,
    }
    sum.weight += block.weight
    sum.readability += block.weight * (shares.readability[i] ?? 0)
    sum.defuddle += block.weight * (shares.defuddle[i] ?? 0)
    sum.linkWeight += block.linkWeight
    sum.punctuation += block.punctuation
    sum.last = i
    found.set(path, sum)
  })
  return found
}

function sectionsOf({ boxes }: Blocks): number[] {
  const whole = boxes[0]?.weight ?? 0
  const sections: number[] = []
  boxes.forEach(({ parent, weight }, i) => {
    const above = sections[parent] ?? 0
    sections.push(above > 0 || parent < 0 ? above : weight < whole * LARGEST_SECTION ? i : 0)
  })
  return sections
}

/** What the two keep of the blocks on one side, as a share of what stands there. */
function sideFeatures(blocks: readonly Block[], shares: Shares, at: number, step: 1 | -1): number[] {
  let kept = 0
  let all = 0
  for (let i = at + step, k = 0; k < NEIGHBOURS && blocks[i] !== undefined; i += step, k++) {
    const weight = blocks[i]?.weight ?? 0
    all += weight
    kept += weight * ((shares.readability[i] ?? 0) + (shares.defuddle[i] ?? 0))
  }
  return [share(kept, all), log(all)]
}

/** Where a block stands: in which repetition, in which boxes and what the two keep of them, under which heading. */
export function contextRows(view: Blocks, facts: Facts, shares: Shares): number[][] {
  const { blocks, boxes } = view
  const page = boxes[0]
  if (page === undefined) return []
  const repeats = repeatsOf(view)
  const weighed = (of: readonly number[]) =>
    boxSums(
      view,
      blocks.map(({ weight }, i) => weight * (of[i] ?? 0)),
    )
  const readability = weighed(shares.readability)
  const defuddle = weighed(shares.defuddle)
  const prose = weighed(blocks.map((block) => (isProse(block) ? 1 : 0)))
  const prices = boxSums(
    view,
    blocks.map(({ text }) => (saysPrice(text) ? 1 : 0)),
  )
  const templates = templatesOf(view, shares)
  const sections = sectionsOf(view)
  const shown = blocks.map((block) => isProse(block) && boxes[block.box]?.hidden !== true)
  const firstProse = shown.indexOf(true)
  const lastProse = shown.lastIndexOf(true)
  const title = blocks.findIndex(({ box }) => boxes[box]?.tag === 'h1')
  const saidBy = new Map<string, number>()
  for (const { tokens } of blocks) for (const token of new Set(tokens)) saidBy.set(token, (saidBy.get(token) ?? 0) + 1)
  const address = new Set(tokensOf(facts.url.replace(/_/g, ' ')))
  let heading = -1
  let proseBefore = 0
  const rows: number[][] = []
  for (const [i, block] of blocks.entries()) {
    const box = boxes[block.box] ?? page
    if (isHeading(box.tag) || (block.boldWeight === block.weight && block.weight <= 10)) heading = i
    const row = [
      ...repeatFeatures(repeats.nearest[block.box], page.weight),
      ...repeatFeatures(repeats.outermost[block.box], page.weight),
      ...repeatFeatures(repeats.cards[block.box], page.weight),
    ]
    for (let at = block.box, k = 0; k < ANCESTORS; at = boxes[at]?.parent ?? -1, k++) {
      const weight = boxes[at]?.weight ?? 0
      row.push(weight > 0 ? (readability[at] ?? 0) / weight : -1, weight > 0 ? (defuddle[at] ?? 0) / weight : -1)
    }
    const section = sections[block.box] ?? 0
    const { weight, linkWeight } = boxes[section] ?? page
    const parent = box.parent >= 0 ? box.parent : block.box
    row.push(
      share(weight, page.weight),
      share(linkWeight, weight),
      share(readability[section] ?? 0, weight),
      share(defuddle[section] ?? 0, weight),
      share(prose[section] ?? 0, weight),
      log(prices[section] ?? 0),
      log(prices[parent] ?? 0),
      share(prose[parent] ?? 0, boxes[parent]?.weight ?? 0),
    )
    const template = templates.get(box.path)
    if (template !== undefined)
      row.push(
        template.readability / template.weight,
        template.defuddle / template.weight,
        template.linkWeight / template.weight,
        template.punctuation / template.weight,
        share(template.last - template.first, blocks.length),
        share(i - template.first, Math.max(1, template.last - template.first)),
      )
    row.push(
      i < firstProse ? -1 : 1,
      Math.max(-100, Math.min(100, lastProse - i)),
      proseBefore / Math.max(1, prose[0] ?? 0),
      title < 0 ? -1 : share(i - title, blocks.length),
    )
    const above = blocks[heading]
    const tag = above === undefined ? '' : (boxes[above.box]?.tag ?? '')
    row.push(
      above === undefined ? 0 : isHeading(tag) ? Number(tag.slice(1)) : 7,
      above === undefined ? -1 : share(above.linkWeight, above.weight),
      shares.readability[heading] ?? -1,
      shares.defuddle[heading] ?? -1,
      ...matches(HEADINGS, above?.text ?? ''),
      saysPrice(block.text) ? 1 : 0,
      saysDate(block.text) ? 1 : 0,
      share(block.tokens.filter((token) => (saidBy.get(token) ?? 1) > 1).length, block.tokens.length),
      share(block.tokens.filter((token) => address.has(token)).length, block.tokens.length),
      ...sideFeatures(blocks, shares, i, -1),
      ...sideFeatures(blocks, shares, i, 1),
    )
    if (isProse(block)) proseBefore += block.weight
    rows.push(row)
  }
  return rows
}
