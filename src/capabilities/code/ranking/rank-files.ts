import type { Repository } from './repository.ts'
import { type Candidate, type Judged, judge } from './scoring/candidate-features.ts'
import { FEATURES } from './scoring/features.ts'
import { order } from './scoring/best.ts'
import { WEIGHTS } from './weights.ts'
import { parseRequest } from './words/request.ts'
import { type TranslateOptions, translated } from './words/translate.ts'

export interface RankedPath {
  path: string
  /** Between 0 and 1: the share of the belief that falls on this file among all candidates. */
  score: number
}

/** Files by the shipped weights, best first, and what they were judged by. */
export interface Ranking extends Judged {
  ranked: readonly RankedPath[]
}

/** The files a request is most likely about; the same for the same state of a repository, whatever was asked before. */
export async function rank(repository: Repository, request: string, options: TranslateOptions = {}): Promise<Ranking> {
  const judged = judge(repository, await translated(parseRequest(request), repository.corpus, options))
  return { ...judged, ranked: ordered(judged.candidates) }
}

/** The same paths by plain BM25 over their texts. */
export function byPlainWords({ candidates }: Judged): string[] {
  return candidates.toSorted((a, b) => b.plain - a.plain || order(a.path, b.path)).map(({ path }) => path)
}

function ordered(candidates: readonly Candidate[]): RankedPath[] {
  const sums = candidates.map(({ features }) => features.reduce((sum, value, n) => sum + value * (SHIPPED[n] ?? 0), 0))
  const most = sums.reduce((largest, sum) => Math.max(largest, sum), Number.NEGATIVE_INFINITY)
  const shares = sums.map((sum) => Math.exp(sum - most))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return candidates
    .map(({ path }, n) => ({ path, score: (shares[n] ?? 0) / total }))
    .toSorted((a, b) => b.score - a.score || order(a.path, b.path))
}

const SHIPPED = FEATURES.map((name) => WEIGHTS[name] ?? 0)
