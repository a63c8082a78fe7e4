import type { WordVector } from '#text/index.ts'
import type { Remark } from '../../asks/find-themes/likeness/remark.ts'

const WEAK_CUE = 0.35
/** An aspect of this share of all remarks counts in full, a rarer one hardly more. */
const ORDINARY = 0.2
const RARE_AT_MOST = 1.3

/** The sum of each remark's word vectors, words that many remarks share weighing less; of length 1. */
export function meaningsOf(remarks: readonly (readonly WordVector[])[]): Float64Array[] {
  const said = counts(remarks.map((words) => words.map(({ id }) => id)))
  const dimensions = remarks.find((words) => words.length > 0)?.[0]?.direction.length ?? 0
  return remarks.map((words) => {
    const sum = new Float64Array(dimensions)
    for (const { id, weight, direction } of words) {
      const worth = weight * Math.sqrt(rarity(said.get(id) ?? 1, remarks.length))
      for (let d = 0; d < dimensions; d++) sum[d] = (sum[d] ?? 0) + worth * (direction[d] ?? 0)
    }
    return ofLengthOne(sum)
  })
}

/** Without what all have in common. */
export function centred(vectors: readonly Float64Array[]): Float64Array[] {
  const mean = new Float64Array(vectors[0]?.length ?? 0)
  for (const vector of vectors)
    for (let d = 0; d < mean.length; d++) mean[d] = (mean[d] ?? 0) + (vector[d] ?? 0) / vectors.length
  return vectors.map((vector) => ofLengthOne(vector.map((x, d) => x - (mean[d] ?? 0))))
}

/** How much each remark speaks of each aspect that is spoken of at all; of length 1. */
export function aspectsOf(remarks: readonly Remark[]): Float64Array[] {
  const places = new Map<string, number>()
  for (const { cues } of remarks)
    for (const { aspect } of cues) if (!places.has(aspect)) places.set(aspect, places.size)
  return remarks.map(({ cues }) => {
    const weights = new Float64Array(places.size)
    for (const { aspect, strong } of cues) {
      const place = places.get(aspect) ?? 0
      weights[place] = (weights[place] ?? 0) + (strong ? 1 : WEAK_CUE)
    }
    return ofLengthOne(weights)
  })
}

/** What the whole project speaks of tells its remarks apart no more. */
export function inProject(aspects: readonly Float64Array[]): Float64Array[] {
  const said = (aspects[0] ?? new Float64Array()).map(
    (_, a) => aspects.filter((weights) => (weights[a] ?? 0) > 0).length,
  )
  const worth = said.map((by) => Math.min(RARE_AT_MOST, Math.log(aspects.length / by) / Math.log(1 / ORDINARY)))
  return aspects.map((weights) => ofLengthOne(weights.map((weight, a) => weight * (worth[a] ?? 0))))
}

/** Word → the remarks that say it, with its weight there; all words of a remark are of length 1 together. */
export function wordsOf(remarks: readonly Remark[]): Map<string, { remark: number; weight: number }[]> {
  const said = counts(remarks.map(({ stems }) => [...stems]))
  const found = new Map<string, { remark: number; weight: number }[]>()
  for (const [remark, { stems }] of remarks.entries()) {
    const words = [...stems].map((stem) => ({ stem, weight: rarity(said.get(stem) ?? 1, remarks.length) }))
    const length = Math.hypot(...words.map(({ weight }) => weight))
    for (const { stem, weight } of words) {
      if (weight > 0) found.set(stem, [...(found.get(stem) ?? []), { remark, weight: weight / length }])
    }
  }
  return found
}

/** 1 for what one remark says, 0 for what all do. */
function rarity(saidBy: number, all: number): number {
  return all < 2 ? 1 : Math.log(all / saidBy) / Math.log(all)
}

function counts<T>(sets: readonly (readonly T[])[]): Map<T, number> {
  const found = new Map<T, number>()
  for (const set of sets) for (const item of new Set(set)) found.set(item, (found.get(item) ?? 0) + 1)
  return found
}

function ofLengthOne(vector: Float64Array): Float64Array {
  let square = 0
  for (const x of vector) square += x * x
  return square === 0 ? vector : vector.map((x) => x / Math.sqrt(square))
}
