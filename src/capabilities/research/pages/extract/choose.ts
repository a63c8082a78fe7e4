import type { Blocks } from './blocks.ts'

/**
 * Which blocks to keep when each is content with a certain probability: those that make the expected F1 highest.
 * A page whose blocks are all doubtful keeps more of them than a fixed threshold would.
 */
export function chooseBlocks(weights: readonly number[], probabilities: readonly number[]): boolean[] {
  const order = weights.map((_, i) => i).sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0) || a - b)
  let wanted = 0
  weights.forEach((weight, i) => (wanted += weight * (probabilities[i] ?? 0)))
  let kept = 0
  let right = 0
  let best = 0
  let bestAt = 0
  order.forEach((i, k) => {
    kept += weights[i] ?? 0
    right += (weights[i] ?? 0) * (probabilities[i] ?? 0)
    const f1 = (2 * right) / (kept + wanted)
    if (f1 > best) {
      best = f1
      bestAt = k + 1
    }
  })
  const keep = weights.map(() => false)
  for (const i of order.slice(0, bestAt)) keep[i] = true
  return keep
}

/** Of a list of things more is content than a model of texts believes: at least this share of the page. */
const LEAST_SHARE = 0.4
/** But what it is sure about stays as it is: odds are moved no further than this. */
const FURTHEST = 1.5

/** Moves all odds by the same amount until as much of the page is expected to be content as a list has. */
export function atLeastAList(weights: readonly number[], probabilities: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const moved = (by: number) => probabilities.map((p) => p / (p + (1 - p) * Math.exp(-by)))
  const shareOf = (of: readonly number[]) => of.reduce((sum, p, i) => sum + p * (weights[i] ?? 0), 0) / all
  let by = 0
  while (by < FURTHEST && shareOf(moved(by)) < LEAST_SHARE) by += 0.1
  return moved(Math.min(by, FURTHEST))
}

/** Text that stands on a page twice is said once: of equal blocks only the first is kept. */
export function withoutRepeats<B extends { tokens: readonly string[]; weight: number }>(kept: readonly B[]): B[] {
  const seen = new Set<string>()
  return kept.filter(({ tokens, weight }) => {
    if (weight < 6) return true
    const said = tokens.join(' ')
    return !seen.has(said) && seen.add(said) !== undefined
  })
}

/** A cell that holds more than this, or several blocks, is layout and not data. */
const LARGEST_CELL = 40

/** A table of data is kept whole once a quarter of it is: a row without its last cell misleads. */
export function withWholeTables({ blocks, boxes }: Blocks, keep: readonly boolean[]): boolean[] {
  const tableOf: number[] = []
  boxes.forEach((box, i) => tableOf.push(box.tag === 'table' ? i : (tableOf[box.parent] ?? -1)))
  const tables = new Map<number, { all: number; kept: number; layout: boolean }>()
  blocks.forEach((block, i) => {
    const table = tableOf[block.box] ?? -1
    const sum = tables.get(table) ?? { all: 0, kept: 0, layout: false }
    sum.all += block.weight
    if (keep[i]) sum.kept += block.weight
    if (block.weight > LARGEST_CELL || blocks[i - 1]?.box === block.box) sum.layout = true
    tables.set(table, sum)
  })
  return blocks.map((block, i) => {
    const table = tableOf[block.box] ?? -1
    const sum = table < 0 ? undefined : tables.get(table)
    return keep[i] === true || (sum !== undefined && !sum.layout && sum.kept > sum.all / 4)
  })
}
