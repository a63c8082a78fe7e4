import type { Hit } from '../contract/hits.ts'
import { type Ranking, rank } from './rank-files.ts'
import type { Repository } from './repository.ts'
import { order } from './scoring/best.ts'
import { lexicalOf } from './scoring/lexical.ts'
import { bestSymbols } from './scoring/places.ts'
import type { TranslateOptions } from './words/translate.ts'

/** So many are taken from the ranking; behind them it knows little more than words do. */
const RANKED = 30
/** The first file is most likely the one: it shows more of itself than the last. */
const PLACES = [3, 2, 2] as const
/** So many of the others show a place. */
const OTHERS_WITH_PLACES = 20

/** The first page tells so much of the belief, and so many files at least. */
const LIKELY = 0.8
const FEWEST_LIKELY = 3
/** Longer signatures say no more of where something is. */
const LONGEST_TEXT = 120

export interface RankedHits {
  hits: Hit[]
  /** So many of them are what the request is most likely about. */
  likely: number
}

/**
 * Files for a request, each with the places in it that speak of it most. Whatever else shares a word with the request
 * follows: tests, documents and configuration, which the ranking leaves out, are found behind what it puts first.
 */
export async function rankedHits(repository: Repository, text: string, options: TranslateOptions): Promise<RankedHits> {
  const ranking = await rank(repository, text, options)
  const first = ranking.ranked.slice(0, RANKED)
  const shown = new Set(first.map(({ path }) => path))
  const others = othersBy(ranking).filter(({ path }) => !shown.has(path))
  const hits: Hit[] = []
  let likely = 0
  let believed = 0
  for (const [n, { path, score }] of first.entries()) {
    for (const hit of hitsIn(repository, ranking, path, PLACES[n] ?? 1)) {
      hit.score = Math.round(score * 1_000) / 1_000
      hits.push(hit)
    }
    if (n < FEWEST_LIKELY || believed < LIKELY) likely = hits.length
    believed += score
  }
  for (const [n, { path }] of others.entries())
    hits.push(...(n < OTHERS_WITH_PLACES ? hitsIn(repository, ranking, path, 1) : [{ path }]))
  return { hits, likely }
}

/** Every file that holds a word of the request, by its words. */
function othersBy({ matches }: Ranking): { path: string; score: number }[] {
  const found = matches.documents.flatMap(({ path }, row) =>
    matches.matched[row] === 1 ? [{ path, score: lexicalOf(matches, row).bm25f }] : [],
  )
  return found.toSorted((a, b) => b.score - a.score || order(a.path, b.path))
}

/** The symbols that hold most of the request; the file alone where none does. */
function hitsIn(repository: Repository, ranking: Ranking, path: string, most: number): Hit[] {
  const source = repository.sourceOf(path)
  const symbols = source === undefined ? [] : bestSymbols(ranking, source, most)
  if (symbols.length === 0) return [{ path }]
  return symbols.map(({ name, kind, container, line, endLine, signature }) => {
    const text = signature.length > LONGEST_TEXT ? `${signature.slice(0, LONGEST_TEXT)}…` : signature
    const hit: Hit = { path, lines: [line, endLine], symbol: name, kind, text }
    if (container !== '') hit.container = container
    return hit
  })
}
