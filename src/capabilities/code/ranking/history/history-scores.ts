import type { HistoryView } from './history-view.ts'

interface WeightedTerm {
  text: string
  weight: number
}

/** What the past says about a request, by the number of a path. */
export interface HistoryScores {
  /** BM25 over the subjects that touched a file, fresher ones weighing more. */
  told: Float64Array
  /** The nearest subjects vote for their files. */
  votes: Float64Array
}

const K1 = 1.2
const B = 0.6
const VOTERS = 40

export function historyScores(view: HistoryView, terms: readonly WeightedTerm[]): HistoryScores {
  const size = view.history.paths.length
  const wanted = new Map<number, { row: number; weight: number }>()
  for (const { text, weight } of terms) {
    const id = view.history.termOf(text)
    if (id !== undefined && !wanted.has(id)) wanted.set(id, { row: wanted.size, weight })
  }
  const told = new Float64Array(size)
  const votes = new Float64Array(size)
  if (wanted.size === 0) return { told, votes }
  const rows = Array.from(wanted, () => new Float64Array(size))
  const frequency = new Float64Array(wanted.size)
  const near: { files: Int32Array; freshness: number; terms: number; hits: { row: number; weight: number }[] }[] = []
  for (const { commit, files, freshness } of view.seen) {
    const hits = []
    for (const id of commit.terms) {
      const hit = wanted.get(id)
      if (hit !== undefined) hits.push(hit)
    }
    if (hits.length === 0) continue
    const share = freshness / Math.sqrt(files.length)
    for (const { row } of hits) {
      frequency[row] = (frequency[row] ?? 0) + 1
      const counts = rows[row]
      if (counts !== undefined) for (const id of files) counts[id] = (counts[id] ?? 0) + share
    }
    near.push({ files, freshness, terms: commit.terms.length, hits })
  }
  const idf = frequency.map((count) => Math.log(1 + (view.seen.length - count + 0.5) / (count + 0.5)))
  tell(told, rows, idf, [...wanted.values()], view)
  vote(votes, near, idf)
  return { told, votes }
}

function tell(
  told: Float64Array,
  rows: readonly Float64Array[],
  idf: Float64Array,
  wanted: readonly { row: number; weight: number }[],
  { changes }: HistoryView,
): void {
  const lengths = changes.told
  let total = 0
  let files = 0
  for (const length of lengths) {
    total += length
    if (length > 0) files++
  }
  const average = files === 0 ? 1 : total / files
  for (const { row, weight } of wanted) {
    const counts = rows[row]
    if (counts === undefined) continue
    for (let id = 0; id < told.length; id++) {
      const count = counts[id] ?? 0
      if (count === 0) continue
      const norm = K1 * (1 - B + (B * (lengths[id] ?? 0)) / average)
      told[id] = (told[id] ?? 0) + ((idf[row] ?? 0) * weight * count) / (count + norm)
    }
  }
}

function vote(
  votes: Float64Array,
  near: readonly {
    files: Int32Array
    freshness: number
    terms: number
    hits: readonly { row: number; weight: number }[]
  }[],
  idf: Float64Array,
): void {
  const voters = near
    .map(({ hits, terms, files, freshness }) => {
      const shared = hits.reduce((sum, { row, weight }) => sum + (idf[row] ?? 0) ** 2 * weight, 0)
      return { files, weight: (shared / Math.sqrt(terms + 2)) * (0.5 + freshness / 2) }
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, VOTERS)
  const best = voters[0]?.weight ?? 1
  for (const { files, weight } of voters) {
    const share = (weight / best) ** 2 / Math.sqrt(files.length)
    for (const id of files) votes[id] = (votes[id] ?? 0) + share
  }
}

/** How often files were changed together with these, damped by how many files a commit touched. */
export function changedTogether(view: HistoryView, hits: ReadonlyMap<number, number>): Float64Array {
  const together = new Float64Array(view.history.paths.length)
  const { yearly } = view.changes
  for (const { files, freshness } of view.seen) {
    if (files.length < 2 || files.length > 12) continue
    for (const hit of files) {
      const weight = hits.get(hit)
      if (weight === undefined) continue
      const share = (weight * freshness) / files.length / Math.sqrt((yearly[hit] ?? 0) + 1)
      for (const id of files) if (id !== hit) together[id] = (together[id] ?? 0) + share
    }
  }
  return together
}
