import type { Block, Blocks, Box } from './blocks.ts'
import { contextRows, isProse } from './context-features.ts'
import { CUES } from './cues.ts'
import type { Facts } from './facts.ts'
import { distancesToMain } from './mains.ts'
import type { Opinions } from './page-features.ts'
import { matches, PHRASES } from './phrases.ts'
import { HeldText, tokensOf } from './words.ts'

const TAGS = [
  'p',
  'li',
  'div',
  'td',
  'th',
  'pre',
  'blockquote',
  'figcaption',
  'dt',
  'dd',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'article',
  'button',
  'a',
]

const log = (value: number) => Math.log1p(value)
const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0)

/** How often a value occurs among all blocks. */
function counts(values: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1)
  return found
}

function overlap(tokens: readonly string[], other: ReadonlySet<string>): number {
  if (other.size === 0) return 0
  let both = 0
  for (const token of tokens) if (other.has(token)) both += 1
  return both / tokens.length
}

function boxFeatures(box: Box | undefined, page: Box): number[] {
  if (box === undefined) return [0, 0, 0, 0, 0]
  return [
    log(box.weight),
    share(box.linkWeight, box.weight),
    share(box.punctuation, box.weight),
    share(box.weight, page.weight),
    log(box.blocks),
  ]
}

/** A row of numbers for each block; the model was trained on rows made here and on nothing else. */
export function featureRows({ blocks, boxes }: Blocks, facts: Facts, opinions: Opinions): number[][] {
  const page = boxes[0]
  if (page === undefined) return []
  const title = new Set([...tokensOf(facts.title), ...tokensOf(facts.heading)])
  const description = new Set(tokensOf(facts.description))
  const body = new HeldText(facts.articleBody)
  const pathOf = (block: Block) => boxes[block.box]?.path ?? ''
  const paths = counts(blocks.map(pathOf))
  const texts = counts(blocks.map((block) => block.tokens.join(' ')))
  const readability = blocks.map((block) => opinions.readability.shareOf(block.tokens))
  const defuddle = blocks.map((block) => opinions.defuddle.shareOf(block.tokens))
  const pathWeight = new Map<string, number>()
  for (const block of blocks) pathWeight.set(pathOf(block), (pathWeight.get(pathOf(block)) ?? 0) + block.weight)
  const prose = blocks.map((block) => (isProse(block) ? block.weight : 0))
  const mains = [
    distancesToMain({ blocks, boxes }, prose, 0.5),
    distancesToMain({ blocks, boxes }, prose, 0.8),
    distancesToMain(
      { blocks, boxes },
      readability.map((held, i) => held * (blocks[i]?.weight ?? 0)),
      0.75,
    ),
    distancesToMain(
      { blocks, boxes },
      defuddle.map((held, i) => held * (blocks[i]?.weight ?? 0)),
      0.75,
    ),
  ]
  const context = contextRows({ blocks, boxes }, facts, { readability, defuddle })
  let before = 0
  let sinceHeading = 50
  let headingSeen = 0
  let firstHeading = -1
  const rows: number[][] = []
  for (const [i, block] of blocks.entries()) {
    const box = boxes[block.box] ?? page
    if (/^h[1-6]$/.test(box.tag)) sinceHeading = 0
    else sinceHeading = Math.min(50, sinceHeading + 1)
    if (box.tag === 'h1') {
      headingSeen += 1
      if (firstHeading < 0) firstHeading = i
    }
    const parent = boxes[box.parent]
    const grand = parent && boxes[parent.parent]
    const great = grand && boxes[grand.parent]
    const path = pathOf(block)
    const row = [
      log(block.weight),
      log(block.text.length),
      share(block.linkWeight, block.weight),
      share(block.boldWeight, block.weight),
      share(block.punctuation, block.weight),
      /[.!?。！？…"”」)]$/.test(block.text) ? 1 : 0,
      share(block.text.match(/\d/g)?.length ?? 0, block.text.length),
      share(block.text.match(/\p{Lu}/gu)?.length ?? 0, block.text.length),
      share(before, page.weight),
      share(i, blocks.length),
      log(before),
      log(page.weight - before),
      sinceHeading,
      headingSeen,
      firstHeading < 0 ? -1 : Math.min(200, i - firstHeading),
      box.depth,
      box.hidden ? 1 : 0,
      log(paths.get(path) ?? 0),
      log((pathWeight.get(path) ?? 0) / (paths.get(path) ?? 1)),
      share(pathWeight.get(path) ?? 0, page.weight),
      log((texts.get(block.tokens.join(' ')) ?? 1) - 1),
      overlap(block.tokens, title),
      overlap(block.tokens, description),
      body.weight > 0 ? body.shareOf(block.tokens) : -1,
      TAGS.indexOf(box.tag),
      ...TAGS.slice(0, 16).map((tag) => (box.tag === tag ? 1 : 0)),
      ...CUES.map((_, c) => {
        const at = box.cues[c] ?? -1
        return at < 0 ? 30 : Math.min(29, box.depth - at)
      }),
      ...matches(PHRASES, block.text),
      ...boxFeatures(parent, page),
      ...boxFeatures(grand, page),
      ...boxFeatures(great, page),
    ]
    for (const side of [-2, -1, 1, 2]) {
      const other = blocks[i + side]
      row.push(
        other === undefined ? -1 : log(other.weight),
        other === undefined ? -1 : share(other.linkWeight, other.weight),
        other === undefined ? -1 : other.box === block.box ? 2 : pathOf(other) === path ? 1 : 0,
        readability[i + side] ?? -1,
        defuddle[i + side] ?? -1,
      )
    }
    let near = 0
    let nearLinked = 0
    let nearMarks = 0
    for (let k = Math.max(0, i - 5); k <= Math.min(blocks.length - 1, i + 5); k++) {
      near += blocks[k]?.weight ?? 0
      nearLinked += blocks[k]?.linkWeight ?? 0
      nearMarks += blocks[k]?.punctuation ?? 0
    }
    row.push(log(near), share(nearLinked, near), share(nearMarks, near))
    row.push(...mains.map((distances) => distances[block.box] ?? -1))
    row.push(readability[i] ?? 0, defuddle[i] ?? 0, ...(context[i] ?? []))
    rows.push(row)
    before += block.weight
  }
  return rows
}
