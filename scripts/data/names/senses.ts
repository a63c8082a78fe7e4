import { readFileSync } from 'node:fs'
import { readVectorTable } from '../../../src/text/vectors/table.ts'
import { random } from './crf.ts'

const GROUPS = 160
const ROUNDS = 10

/** Common words by what they mean: spherical k-means over the vectors of data/vectors. The group counts from 1. */
export function senses(vectors: string, words: Iterable<string>): Map<string, number> {
  const table = readVectorTable(readFileSync(vectors))
  const size = table.dimensions
  const known = [...new Set(words)].filter((word) => table.find(word) !== undefined)
  const points = known.map((word) => table.direction(table.find(word) ?? 0))
  const next = random(11)
  const centres = Array.from(
    { length: GROUPS },
    () => points[Math.floor(next() * points.length)] ?? new Float32Array(size),
  )
  let nearest = new Uint8Array(points.length)
  for (let round = 0; round < ROUNDS; round++) {
    nearest = Uint8Array.from(points, (point) => closest(point, centres))
    const sums = centres.map(() => new Float32Array(size))
    points.forEach((point, i) => {
      const sum = sums[nearest[i] ?? 0]
      if (sum) for (let d = 0; d < size; d++) sum[d] = (sum[d] ?? 0) + (point[d] ?? 0)
    })
    sums.forEach((sum, group) => {
      const length = Math.hypot(...sum)
      if (length > 0) centres[group] = sum.map((value) => value / length)
    })
  }
  return new Map(known.map((word, i) => [word, (nearest[i] ?? 0) + 1]))
}

function closest(point: Float32Array, centres: readonly Float32Array[]): number {
  let best = -Infinity
  let group = 0
  for (let g = 0; g < centres.length; g++) {
    const centre = centres[g] as Float32Array
    let dot = 0
    for (let d = 0; d < centre.length; d++) dot += (centre[d] as number) * (point[d] as number)
    if (dot <= best) continue
    best = dot
    group = g
  }
  return group
}
