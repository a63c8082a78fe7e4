import type { Repository } from './repository.ts'
import { type Candidate, candidatesFor } from './scoring/candidate-features.ts'
import { FEATURES } from './scoring/features.ts'
import { order } from './scoring/best.ts'
import { WEIGHTS } from './weights.ts'
import { parseRequest } from './words/request.ts'
import { translated } from './words/translate.ts'

export interface RankedPlace {
  path: string
  /** Between 0 and 1: the share of the belief that falls on this file among all candidates. */
  score: number
  /** The places in it, best first: first and last line, from 1. */
  lines: [number, number][]
}

const PLACES = 3

/** The files a request is most likely about, best first; the same for the same repository, whatever was asked before. */
export async function rank(repository: Repository, request: string, n: number): Promise<RankedPlace[]> {
  const parsed = await translated(parseRequest(request), repository.corpus)
  return ordered(candidatesFor(repository, parsed)).slice(0, n)
}

/** The same paths by the shipped weights and by plain BM25 over their texts. */
export async function rankWithBaseline(
  repository: Repository,
  request: string,
  n: number,
): Promise<{ ranked: string[]; bm25: string[] }> {
  const candidates = candidatesFor(repository, await translated(parseRequest(request), repository.corpus))
  return {
    ranked: ordered(candidates)
      .slice(0, n)
      .map(({ path }) => path),
    bm25: candidates
      .toSorted((a, b) => b.plain - a.plain || order(a.path, b.path))
      .slice(0, n)
      .map(({ path }) => path),
  }
}

function ordered(candidates: readonly Candidate[]): RankedPlace[] {
  const sums = candidates.map(({ features }) => features.reduce((sum, value, n) => sum + value * (SHIPPED[n] ?? 0), 0))
  const most = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - most))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return candidates
    .map(({ path, chunks }, n) => ({ path, score: (shares[n] ?? 0) / total, lines: placesIn(chunks) }))
    .toSorted((a, b) => b.score - a.score || order(a.path, b.path))
}

const SHIPPED = FEATURES.map((name) => WEIGHTS[name] ?? 0)

function placesIn(chunks: Candidate['chunks']): [number, number][] {
  const best = chunks[0]?.score ?? 0
  return chunks
    .filter(({ score }) => score >= best / 2)
    .slice(0, PLACES)
    .map(({ lines }) => lines)
}
