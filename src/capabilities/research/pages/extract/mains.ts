import type { Blocks } from './blocks.ts'

/** What is counted in the blocks of each box, its inner boxes included. */
export function boxSums({ boxes, blocks }: Blocks, counted: readonly number[]): number[] {
  const sums = boxes.map(() => 0)
  blocks.forEach((block, i) => (sums[block.box] = (sums[block.box] ?? 0) + (counted[i] ?? 0)))
  for (let i = boxes.length - 1; i > 0; i--) {
    const parent = boxes[i]?.parent ?? 0
    sums[parent] = (sums[parent] ?? 0) + (sums[i] ?? 0)
  }
  return sums
}

/** The deepest box that holds at least this share of what is counted, and for every box how far it lies outside of it. */
export function distancesToMain({ boxes, blocks }: Blocks, counted: readonly number[], share: number): number[] {
  const sums = boxSums({ boxes, blocks }, counted)
  const least = (sums[0] ?? 0) * share
  if (least <= 0) return boxes.map(() => -1)
  let main = 0
  // A parent stands before its children, so the last box that is big enough and hangs below the one before is the deepest.
  for (let i = 1; i < boxes.length; i++) if (boxes[i]?.parent === main && (sums[i] ?? 0) >= least) main = i
  const above = new Set<number>()
  for (let at = main; at >= 0; at = boxes[at]?.parent ?? -1) above.add(at)
  const depth = boxes[main]?.depth ?? 0
  const distances: number[] = []
  boxes.forEach((box, i) => distances.push(above.has(i) ? depth - box.depth : (distances[box.parent] ?? 0)))
  return distances
}
