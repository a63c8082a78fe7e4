import { extname } from 'node:path/posix'
import { TRAITS, type Trait } from '../files/kind.ts'
import { isDefinition } from '../files/ranked-file.ts'
import type { Repository } from '../repository.ts'
import type { Request } from '../words/request.ts'
import { type Chunk, ChunkScorer } from './chunks.ts'
import { type FeatureValues, scaled } from './features.ts'
import { type Looked, lookAt } from './first-look.ts'
import { changeRanks, languageShares } from './habits.ts'
import type { Matches } from './matches.ts'
import { neighboursOf } from './neighbours.ts'
import { pathScores } from './paths.ts'

export interface Candidate {
  path: string
  /** By the order of FEATURES. */
  features: Float64Array
  /** Plain BM25 over its text: what the ranking is compared with. */
  plain: number
}

/** So many are read for their best places; the others keep their words' scores. */
const READ = 60
/** Sizes stand for lines, which would have to be counted. */
const BYTES_A_LINE = 32

/** The files a request may be about, with everything known of each, and what was found in all files. */
export interface Judged {
  request: Request
  candidates: readonly Candidate[]
  matches: Matches
  scorer: ChunkScorer
}

export function judge(repository: Repository, request: Request): Judged {
  const look = lookAt(repository, request)
  const { candidates, matches } = look
  const around = neighboursOf(repository, look)
  const scorer = new ChunkScorer(matches)
  const said = new Set(request.terms.map(({ text }) => text))
  const shared = languageShares(repository.corpus)
  const changed = changeRanks(repository)
  const ranks = {
    bm25f: ranksOf(candidates, ({ lexical }) => lexical.bm25f),
    told: ranksOf(candidates, ({ told }) => told),
    plain: ranksOf(candidates, ({ lexical }) => lexical.plain),
  }
  const values = candidates.map((looked, n): FeatureValues => {
    const { path, lexical, told, votes, row } = looked
    const document = matches.documents[row]
    const source = n < READ ? repository.sourceOf(path) : undefined
    const found = source === undefined ? [] : scorer.score(path, source)
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
      bestName: source === undefined ? 0 : scorer.nameScore(source.symbols.filter(isDefinition)),
      quoted: source !== undefined && request.quoted.some((each) => source.text.includes(each)) ? 1 : 0,
      ...pathScores(path, request, said),
      ...around(path),
      told,
      votes,
      ...changed(path),
      bm25fRank: 1 / (1 + (ranks.bm25f.get(looked) ?? candidates.length)),
      toldRank: told === 0 ? 0 : 1 / (1 + (ranks.told.get(looked) ?? candidates.length)),
      plainRank: 1 / (1 + (ranks.plain.get(looked) ?? candidates.length)),
      lines: Math.log2(1 + (document?.size ?? 0) / BYTES_A_LINE) / 10,
      definitionCount: Math.log2(1 + (document?.definitions ?? 0)) / 6,
      depth: path.split('/').length / 8,
      language: shared.get(extname(path)) ?? 0,
      ...traits,
      exportsIndex: request.speaksOf.exports ? traits.index : 0,
      typesTypes: request.speaksOf.types ? traits.types : 0,
    }
  })
  const judged = scaled(values).map((features, n) => ({
    path: candidates[n]?.path ?? '',
    features,
    plain: candidates[n]?.lexical.plain ?? 0,
  }))
  return { request, candidates: judged, matches, scorer }
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

function traitsOf(path: string): Record<Trait, number> {
  const marks = Object.entries(TRAITS).map(([name, pattern]) => [name, pattern.test(path) ? 1 : 0])
  return Object.fromEntries(marks) as Record<Trait, number>
}

function ranksOf(looked: readonly Looked[], score: (looked: Looked) => number): Map<Looked, number> {
  return new Map(looked.toSorted((a, b) => score(b) - score(a)).map((each, rank) => [each, rank]))
}
