import type { Blocks } from './blocks.ts'

/** Boxes beside each other under one parent that are made alike: rows, cards, entries of a list. */
export interface Repeat {
  items: number
  weight: number
  linkWeight: number
  punctuation: number
  blocks: number
  /** 0 for the one that holds most of the page. */
  rank: number
}

/** For each box the repetition it belongs to: the nearest one, the outermost, and the nearest whose items are cards. */
export interface Repeats {
  nearest: readonly (Repeat | undefined)[]
  outermost: readonly (Repeat | undefined)[]
  cards: readonly (Repeat | undefined)[]
}

const FEWEST_ITEMS = 3

/** Several blocks and more than a few words: a product or a headline with its teaser, not an entry of a menu. */
const isCards = ({ items, weight, blocks }: Repeat): boolean => blocks / items >= 2 && weight / items >= 6

export function repeatsOf({ boxes }: Blocks): Repeats {
  const alike = new Map<string, number[]>()
  boxes.forEach((box, i) => {
    if (box.parent < 0 || box.weight === 0) return
    const key = `${box.parent} ${box.path.slice(box.path.lastIndexOf('/') + 1)}`
    const members = alike.get(key)
    if (members === undefined) alike.set(key, [i])
    else members.push(i)
  })
  const own: (Repeat | undefined)[] = boxes.map(() => undefined)
  const found: Repeat[] = []
  for (const members of alike.values()) {
    if (members.length < FEWEST_ITEMS) continue
    const repeat = { items: members.length, weight: 0, linkWeight: 0, punctuation: 0, blocks: 0, rank: 0 }
    for (const i of members) {
      const box = boxes[i]
      repeat.weight += box?.weight ?? 0
      repeat.linkWeight += box?.linkWeight ?? 0
      repeat.punctuation += box?.punctuation ?? 0
      repeat.blocks += box?.blocks ?? 0
      own[i] = repeat
    }
    found.push(repeat)
  }
  found.sort((a, b) => b.weight - a.weight).forEach((repeat, rank) => (repeat.rank = rank))
  const nearest: (Repeat | undefined)[] = []
  const outermost: (Repeat | undefined)[] = []
  const cards: (Repeat | undefined)[] = []
  // A parent stands before its children.
  boxes.forEach(({ parent }, i) => {
    const mine = own[i]
    nearest.push(mine ?? nearest[parent])
    outermost.push(outermost[parent] ?? mine)
    cards.push(mine !== undefined && isCards(mine) ? mine : cards[parent])
  })
  return { nearest, outermost, cards }
}
