import { attribute, ELEMENT, type PageDocument, type PageNode, TEXT } from './dom.ts'
import { cuesIn } from './cues.ts'
import { tokensOf, weightOf } from './words.ts'

const SKIPPED = new Set(
  'script style noscript template svg iframe object embed head canvas audio video select textarea input datalist rp rt map meta link title'.split(
    ' ',
  ),
)
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rb ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** An element that holds blocks, with what lies in it. */
export interface Box {
  tag: string
  parent: number
  depth: number
  /** Which cues its own and its ancestors' names give, by index of CUES: the depth of the nearest, or -1. */
  cues: readonly number[]
  /** Tags and first class names on the way down: equal for rows made from one template. */
  path: string
  hidden: boolean
  weight: number
  linkWeight: number
  punctuation: number
  blocks: number
}

/** A run of text that no block element interrupts. */
export interface Block {
  text: string
  tokens: readonly string[]
  weight: number
  linkWeight: number
  boldWeight: number
  punctuation: number
  box: number
  /** Joined to the block before it by this when both are kept. */
  glue: '\n\n' | '\n' | ' | '
  order: number
}

export interface Blocks {
  boxes: readonly Box[]
  blocks: readonly Block[]
}

const PUNCTUATION = /[.,;:!?。、，．！？…「」]/gu
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden/i

function isHidden(node: PageNode): boolean {
  return (
    node.getAttribute?.('hidden') != null ||
    attribute(node, 'aria-hidden') === 'true' ||
    HIDDEN.test(attribute(node, 'style'))
  )
}

function glueOf(tag: string): Block['glue'] {
  if (tag === 'td' || tag === 'th') return ' | '
  return tag === 'li' || tag === 'dd' || tag === 'tr' || tag === 'option' ? '\n' : '\n\n'
}

/** Collects the blocks of a page in one walk, without recursion: pages nest as deep as they like. */
class Collector {
  readonly boxes: Box[] = []
  readonly blocks: Block[] = []
  #parts: string[] = []
  #linked: string[] = []
  #bold: string[] = []
  #firstCell = true

  open(node: PageNode, tag: string, parent: number): number {
    const above = this.boxes[parent]
    const depth = above === undefined ? 0 : above.depth + 1
    const name = `${attribute(node, 'class')} ${attribute(node, 'id')} ${attribute(node, 'role')} ${attribute(node, 'itemprop')} ${attribute(node, 'data-component')} ${attribute(node, 'data-testid')}`
    const first = attribute(node, 'class').trim().split(/\s+/, 1)[0] ?? ''
    const path = depth > 60 ? (above?.path ?? '') : `${above?.path ?? ''}/${tag}.${first.replace(/\d+/g, '#')}`
    this.boxes.push({
      tag,
      parent,
      depth,
      cues: cuesIn(tag, name, depth, above?.cues),
      path: path.slice(-160),
      hidden: (above?.hidden ?? false) || isHidden(node),
      weight: 0,
      linkWeight: 0,
      punctuation: 0,
      blocks: 0,
    })
    if (tag === 'tr') this.#firstCell = true
    return this.boxes.length - 1
  }

  say(text: string, inLink: boolean, inBold: boolean): void {
    this.#parts.push(text)
    if (inLink) this.#linked.push(text)
    if (inBold) this.#bold.push(text)
  }

  end(box: number, preformatted: boolean): void {
    if (this.#parts.length === 0) return
    const raw = this.#parts.join('')
    const linkWeight = weightOf(tokensOf(this.#linked.join(' ')))
    const boldWeight = weightOf(tokensOf(this.#bold.join(' ')))
    this.#parts = []
    this.#linked = []
    this.#bold = []
    const text = preformatted
      ? raw.replace(/^\s*\n|\s+$/g, '')
      : raw
          .replace(/[^\S\n]+/g, ' ')
          .replace(/ ?\n ?/g, '\n')
          .trim()
    const tokens = tokensOf(text)
    if (tokens.length === 0) return
    const punctuation = text.match(PUNCTUATION)?.length ?? 0
    const weight = weightOf(tokens)
    const { tag } = this.boxes[box] ?? { tag: '' }
    const cell = tag === 'td' || tag === 'th'
    const sameCell = cell && this.blocks.at(-1)?.box === box
    const glue = sameCell ? '\n\n' : cell && this.#firstCell ? '\n' : glueOf(tag)
    if (cell) this.#firstCell = false
    this.blocks.push({
      text,
      tokens,
      weight,
      linkWeight: Math.min(weight, linkWeight),
      boldWeight: Math.min(weight, boldWeight),
      punctuation,
      box,
      glue,
      order: this.blocks.length,
    })
    const own = this.boxes[box]
    if (own === undefined) return
    own.weight += weight
    own.linkWeight += Math.min(weight, linkWeight)
    own.punctuation += punctuation
    own.blocks += 1
  }

  /** What a box holds, its parents hold as well; a parent always stands before its children. */
  sumUp(): Blocks {
    for (let i = this.boxes.length - 1; i > 0; i--) {
      const each = this.boxes[i]
      const parent = each && this.boxes[each.parent]
      if (!each || !parent) continue
      parent.weight += each.weight
      parent.linkWeight += each.linkWeight
      parent.punctuation += each.punctuation
      parent.blocks += each.blocks
    }
    return this
  }
}

interface Frame {
  node: PageNode
  next: PageNode | null
  box: number
  inLink: boolean
  inBold: boolean
  pre: boolean
  block: boolean
}

const BOLD = /^(?:b|strong|h[1-6]|th)$/

export function blocksOf(document: PageDocument): Blocks {
  const into = new Collector()
  const root = document.documentElement
  if (root === null) return into
  const frames: Frame[] = [
    {
      node: root,
      next: root.firstChild,
      box: into.open(root, 'page', -1),
      inLink: false,
      inBold: false,
      pre: false,
      block: true,
    },
  ]
  let breaks = 0
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const node = frame.next
    if (node === null) {
      if (frame.block) into.end(frame.box, frame.pre)
      frames.pop()
      continue
    }
    frame.next = node.nextSibling
    if (node.nodeType === TEXT) {
      const data = node.data ?? ''
      if (data.trim() !== '') breaks = 0
      into.say(frame.pre ? data : data.replace(/\s+/g, ' '), frame.inLink, frame.inBold)
      continue
    }
    if (node.nodeType !== ELEMENT) continue
    const tag = (node.localName ?? '').toLowerCase()
    if (SKIPPED.has(tag)) continue
    if (tag === 'br') {
      breaks += 1
      if (breaks === 2) into.end(frame.box, frame.pre)
      else into.say('\n', frame.inLink, frame.inBold)
      continue
    }
    const inline = INLINE.has(tag)
    if (!inline) {
      into.end(frame.box, frame.pre)
      breaks = 0
    }
    frames.push({
      node,
      next: node.firstChild,
      box: inline ? frame.box : into.open(node, tag, frame.box),
      inLink: frame.inLink || tag === 'a' || tag === 'button',
      inBold: frame.inBold || BOLD.test(tag),
      pre: frame.pre || tag === 'pre',
      block: !inline,
    })
  }
  return into.sumUp()
}
