import { partOf, type GoldPage } from '../../../bench/extract/sets.ts'
import type { Blocks } from '../../../src/capabilities/research/pages/extract/blocks.ts'
import { type Lexicon, namesIn } from '../../../src/capabilities/research/pages/extract/lexicon.ts'

/** Of the blocks that have it, the share that is content, on one page. */
type Shares = ReadonlyMap<string, number>

export interface Usage {
  page: GoldPage
  names: Shares
  words: Shares
}

function sharesOf(uses: Iterable<[name: string, weight: number, label: number]>): Shares {
  const sums = new Map<string, { content: number; all: number }>()
  for (const [name, weight, label] of uses) {
    const sum = sums.get(name) ?? { content: 0, all: 0 }
    sum.content += weight * label
    sum.all += weight
    sums.set(name, sum)
  }
  return new Map([...sums].map(([name, { content, all }]) => [name, content / all]))
}

export function usageOf(page: GoldPage, { blocks, boxes }: Blocks, labels: readonly number[]): Usage {
  const nameUses = function* (): Generator<[string, number, number]> {
    for (const [i, { box, weight }] of blocks.entries())
      for (const name of namesIn(boxes[box]?.path ?? '')) yield [name, Math.sqrt(weight), labels[i] ?? 0]
  }
  const wordUses = function* (): Generator<[string, number, number]> {
    for (const [i, { tokens }] of blocks.entries())
      for (const word of new Set(tokens)) if (word.length > 1 && !/^\d+$/.test(word)) yield [word, 1, labels[i] ?? 0]
  }
  return { page, names: sharesOf(nameUses()), words: sharesOf(wordUses()) }
}

/** What fewer pages than this have may be a habit of one site. */
const LEAST_PAGES = { names: 3, words: 4 }

function oddsOf(usages: readonly Usage[], of: 'names' | 'words'): Map<string, number> {
  const sums = new Map<string, { content: number; pages: number }>()
  for (const usage of usages)
    for (const [name, share] of usage[of]) {
      const { content, pages } = sums.get(name) ?? { content: 0, pages: 0 }
      sums.set(name, { content: content + share, pages: pages + 1 })
    }
  const odds = new Map<string, number>()
  for (const [name, { content, pages }] of sums) {
    const value = Number(Math.log((content + 1) / (pages - content + 1)).toFixed(2))
    if (pages >= LEAST_PAGES[of] && value !== 0) odds.set(name, value)
  }
  return odds
}

export const lexiconFrom = (usages: readonly Usage[]): Lexicon => ({
  names: oddsOf(usages, 'names'),
  words: oddsOf(usages, 'words'),
})

const PARTS = 5

/** For each page a lexicon that never saw its site, as it will be for pages nobody has seen. */
export function unseenLexica(usages: readonly Usage[]): Lexicon[] {
  const part = ({ page }: Usage) => partOf(page, PARTS * 13) % PARTS
  const lexica = Array.from({ length: PARTS }, (_, p) => lexiconFrom(usages.filter((usage) => part(usage) !== p)))
  return usages.map((usage) => {
    const lexicon = lexica[part(usage)]
    if (lexicon === undefined) throw new Error('a part is missing')
    return lexicon
  })
}
