/** What beginning a run of equal words costs: single words do not match by chance, sentences match whole. */
const START = 0.7
/** Pairs of words beyond which a page is not aligned: one byte is kept for each. */
const MOST_PAIRS = 400_000_000

const SKIP_GOLD = 1
const MATCH = 2
const CONTINUES = 4

/**
 * Which words of a page the gold text has, where both are read in order and runs of equal words are worth more than
 * single ones. Undefined where the two are too long to be compared so.
 */
export function aligned(page: readonly string[], gold: readonly string[]): Uint8Array | undefined {
  const width = gold.length + 1
  if (page.length * width > MOST_PAIRS) return undefined
  const ids = new Map<string, number>()
  const idOf = (word: string) => {
    const known = ids.get(word) ?? ids.size
    ids.set(word, known)
    return known
  }
  const pageIds = Int32Array.from(page, idOf)
  const goldIds = Int32Array.from(gold, idOf)
  const ways = new Uint8Array((page.length + 1) * width)
  let best = new Float32Array(width)
  let matched = new Float32Array(width).fill(-Infinity)
  let nextBest = new Float32Array(width)
  let nextMatched = new Float32Array(width).fill(-Infinity)
  for (let i = 1; i <= page.length; i++) {
    for (let j = 1; j < width; j++) {
      let way = 0
      let match = -Infinity
      if (pageIds[i - 1] === goldIds[j - 1]) {
        const going = (matched[j - 1] as number) + 1
        const starting = (best[j - 1] as number) + 1 - START
        match = Math.max(going, starting)
        if (going >= starting) way = CONTINUES
      }
      let score = best[j] as number
      if ((nextBest[j - 1] as number) > score) {
        score = nextBest[j - 1] as number
        way |= SKIP_GOLD
      }
      if (match >= score) {
        score = match
        way = (way & CONTINUES) | MATCH
      }
      nextMatched[j] = match
      nextBest[j] = score
      ways[i * width + j] = way
    }
    ;[best, nextBest] = [nextBest, best]
    ;[matched, nextMatched] = [nextMatched, matched]
  }
  return followed(ways, page.length, width)
}

function followed(ways: Uint8Array, rows: number, width: number): Uint8Array {
  const held = new Uint8Array(rows)
  let inRun = false
  for (let i = rows, j = width - 1; i > 0 && j > 0;) {
    const way = ways[i * width + j] ?? 0
    if (inRun || (way & MATCH) !== 0) {
      held[i - 1] = 1
      inRun = (way & CONTINUES) !== 0
      i -= 1
      j -= 1
    } else if ((way & SKIP_GOLD) !== 0) j -= 1
    else i -= 1
  }
  return held
}
