import { extname } from 'node:path/posix'
import type { HistoryView } from '../history/history-view.ts'
import { TRAITS, type Trait } from '../files/kind.ts'
import type { Repository } from '../repository.ts'
import type { Request } from '../words/request.ts'
import { type Chunk, ChunkScorer } from './chunks.ts'
import { type FeatureValues, scaled } from './features.ts'
import { type FirstLook, type Looked, lookAt } from './first-look.ts'
import { neighboursOf } from './neighbours.ts'
import { pathScores } from './paths.ts'

export interface Candidate {
  path: string
  /** By the order of FEATURES. */
  features: Float64Array
  /** Plain BM25 over its text: what the ranking is compared with. */
  plain: number
  chunks: readonly Chunk[]
}

/** So many are read for their best places; the others keep their words' scores. */
const READ = 60
const YEAR = 365 * 86_400

/** The files a request may be about, with everything known of each. */
export function candidatesFor(repository: Repository, request: Request): Candidate[] {
  const look = lookAt(repository, request)
  const { candidates, matches } = look
  const around = neighboursOf(repository, look)
  const scorer = new ChunkScorer(matches)
  const said = new Set(request.terms.map(({ text }) => text))
  const shared = languageShares(look)
  const changed = repository.history === undefined ? undefined : changeRanks(repository.history, look)
  const ranks = {
    bm25f: ranksOf(candidates, ({ lexical }) => lexical.bm25f),
    told: ranksOf(candidates, ({ told }) => told),
    plain: ranksOf(candidates, ({ lexical }) => lexical.plain),
  }
  const chunks: Chunk[][] = []
  const values = candidates.map((looked, n): FeatureValues => {
    const { path, lexical, told, votes, row } = looked
    const document = matches.documents[row]
    const text = n < READ ? repository.textOf(path) : undefined
    const found = text === undefined ? [] : scorer.score(path, text, repository.startsOf?.(path))
    chunks.push(found)
    const { fields, ...words } = lexical
    const [inPath = 0, definitions = 0, comments = 0, strings = 0, body = 0] = fields
    const traits = traitsOf(path)
    return {
      ...words,
      path: inPath,
      definitions,
      comments,
      strings,
      body,
      ...chunkValues(found),
      bestName: text === undefined ? 0 : scorer.nameScore(path, text),
      quoted: text !== undefined && request.quoted.some((each) => text.includes(each)) ? 1 : 0,
      ...pathScores(path, request, said),
      ...around(path),
      told,
      votes,
      ...(changed?.(path) ?? NEVER_CHANGED),
      bm25fRank: 1 / (1 + (ranks.bm25f.get(looked) ?? candidates.length)),
      toldRank: told === 0 ? 0 : 1 / (1 + (ranks.told.get(looked) ?? candidates.length)),
      plainRank: 1 / (1 + (ranks.plain.get(looked) ?? candidates.length)),
      lines: Math.log2(1 + (document?.lines ?? 0)) / 10,
      definitionCount: Math.log2(1 + (document?.definitions ?? 0)) / 6,
      depth: path.split('/').length / 8,
      language: shared.get(extname(path)) ?? 0,
      ...traits,
      exportsIndex: request.speaksOf.exports ? traits.index : 0,
      typesTypes: request.speaksOf.types ? traits.types : 0,
    }
  })
  return scaled(values).map((features, n) => ({
    path: candidates[n]?.path ?? '',
    features,
    plain: candidates[n]?.lexical.plain ?? 0,
    chunks: chunks[n] ?? [],
  }))
}

function chunkValues(
  chunks: readonly Chunk[],
): Pick<FeatureValues, 'bestChunk' | 'topChunks' | 'chunkCoverage' | 'chunkWithPath'> {
  const top = chunks.slice(0, 3)
  return {
    bestChunk: top[0]?.score ?? 0,
    topChunks: top.reduce((sum, { score }) => sum + score, 0) / 3,
    chunkCoverage: Math.max(0, ...top.map(({ coverage }) => coverage)),
    chunkWithPath: Math.max(0, ...top.map(({ withPath }) => withPath)),
  }
}

const NEVER_CHANGED = { yearly: 0, quarterly: 0, changeRank: 0, freshness: 0, hasHistory: 0, lastPlace: 0, area: 0 }

function changeRanks(
  { history, changes, now }: HistoryView,
  { matches }: FirstLook,
): (path: string) => typeof NEVER_CHANGED {
  const areas = new Map<string, number>()
  let all = 0
  const sources = matches.documents.filter(({ kind }) => kind === 'source')
  const counts = sources.map(({ path }) => {
    const count = changes.yearly[history.pathOf(path) ?? -1] ?? 0
    areas.set(areaOf(path), (areas.get(areaOf(path)) ?? 0) + count)
    all += count
    return count
  })
  counts.sort((a, b) => b - a)
  return (path) => {
    const id = history.pathOf(path)
    const yearly = id === undefined ? 0 : (changes.yearly[id] ?? 0)
    const area = all === 0 ? 0 : (areas.get(areaOf(path)) ?? 0) / all
    if (id === undefined || yearly === 0) return { ...NEVER_CHANGED, area }
    const before = counts.findIndex((count) => count <= yearly)
    return {
      yearly: Math.log1p(yearly),
      quarterly: Math.log1p(changes.quarterly[id] ?? 0),
      changeRank: 1 / Math.sqrt(1 + Math.max(0, before)),
      freshness: 0.5 ** (Math.max(0, now - (changes.last[id] ?? 0)) / (YEAR / 2)),
      hasHistory: 1,
      lastPlace: 1 / Math.sqrt(1 + (changes.lastPlace[id] ?? Infinity)),
      area,
    }
  }
}

/** The part of a repository a file is in: its first two folders. */
function areaOf(path: string): string {
  return path.split('/').slice(0, -1).slice(0, 2).join('/')
}

function languageShares({ matches }: FirstLook): Map<string, number> {
  const counts = new Map<string, number>()
  const sources = matches.documents.filter(({ kind }) => kind === 'source')
  for (const { path } of sources) counts.set(extname(path), (counts.get(extname(path)) ?? 0) + 1 / sources.length)
  return counts
}

function traitsOf(path: string): Record<Trait, number> {
  const marks = Object.entries(TRAITS).map(([name, pattern]) => [name, pattern.test(path) ? 1 : 0])
  return Object.fromEntries(marks) as Record<Trait, number>
}

function ranksOf(looked: readonly Looked[], score: (looked: Looked) => number): Map<Looked, number> {
  return new Map(looked.toSorted((a, b) => score(b) - score(a)).map((each, rank) => [each, rank]))
}
