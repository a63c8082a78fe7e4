import type { Blocks } from './blocks.ts'

/** How much more often than not a word, or a part of an element's name, belongs to content: log odds, by word. */
export interface Lexicon {
  names: ReadonlyMap<string, number>
  words: ReadonlyMap<string, number>
}

/** The parts of the class names on a way down: `/div.product-card__title` has `product`, `card` and `title`. */
export function namesIn(path: string): string[] {
  const names = new Set<string>()
  for (const step of path.split('/')) {
    const classes = step.slice(step.indexOf('.') + 1).replace(/([a-z])([A-Z])/g, '$1 $2')
    for (const name of classes.toLowerCase().split(/[^a-z]+/))
      if (name.length >= 3 && name.length <= 16) names.add(name)
  }
  return [...names]
}

function nameFeatures(path: string, names: Lexicon['names']): number[] {
  const known = namesIn(path).flatMap((name) => names.get(name) ?? [])
  const sum = known.reduce((all, each) => all + each, 0)
  return [known.length === 0 ? 0 : sum / known.length, Math.min(0, ...known), Math.max(0, ...known)]
}

/** How many blocks before and after one count towards what is said around it. */
const AROUND = 3

/** What the words of each block, and the names of the elements it stands in, tell about it. */
export function lexiconRows({ blocks, boxes }: Blocks, { names, words }: Lexicon): number[][] {
  const known = new Map<string, number[]>()
  const byName = (path: string) => {
    const found = known.get(path) ?? [
      ...nameFeatures(path, names),
      ...nameFeatures(path.split('/').slice(-2).join('/'), names),
    ]
    known.set(path, found)
    return found
  }
  const odds = blocks.map(({ tokens }) => tokens.map((token) => words.get(token) ?? 0))
  const means = odds.map((each) => each.reduce((sum, odd) => sum + odd, 0) / Math.max(1, each.length))
  return blocks.map((block, i) => {
    let weight = 0
    let around = 0
    for (let k = Math.max(0, i - AROUND); k <= i + AROUND && k < blocks.length; k++) {
      weight += blocks[k]?.weight ?? 0
      around += (blocks[k]?.weight ?? 0) * (means[k] ?? 0)
    }
    const least = (odds[i] ?? []).reduce((low, each) => Math.min(low, each), 0)
    return byName(boxes[block.box]?.path ?? '').concat(means[i] ?? 0, least, weight > 0 ? around / weight : 0)
  })
}
