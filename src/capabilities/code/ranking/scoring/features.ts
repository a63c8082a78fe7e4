import { TRAITS, type Trait } from '../files/kind.ts'

/** Divided by the largest among the candidates of a request: only how files compare counts. */
const SCALED = [
  'bm25f',
  'code',
  'compound',
  'path',
  'definitions',
  'comments',
  'strings',
  'body',
  'plain',
  'exactDefined',
  'exactUsed',
  'bestChunk',
  'topChunks',
  'told',
  'votes',
  'yearly',
  'quarterly',
  'importedByHits',
  'importsHits',
  'together',
  'tested',
  'folderBest',
  'folderSum',
] as const

/** Shares, marks and logs of sizes, of about 1 as they are. */
const AS_IS = [
  'coverage',
  'defined',
  'inPath',
  'share',
  'rarest',
  'base',
  'folder',
  'named',
  'scope',
  'literal',
  'quoted',
  'chunkCoverage',
  'chunkWithPath',
  'bestName',
  'changeRank',
  'freshness',
  'hasHistory',
  'lastPlace',
  'area',
  'bm25fRank',
  'toldRank',
  'plainRank',
  'lines',
  'definitionCount',
  'depth',
  'language',
  'exportsIndex',
  'typesTypes',
] as const

export type Feature = (typeof SCALED)[number] | (typeof AS_IS)[number] | Trait

export const FEATURES: readonly Feature[] = [...SCALED, ...AS_IS, ...(Object.keys(TRAITS) as Trait[])]

export type FeatureValues = Record<Feature, number>

/** One row for each candidate, in the order of FEATURES. */
export function scaled(values: readonly FeatureValues[]): Float64Array[] {
  const largest = new Map<Feature, number>(SCALED.map((name) => [name, 0]))
  for (const each of values) for (const name of SCALED) largest.set(name, Math.max(largest.get(name) ?? 0, each[name]))
  return values.map((each) =>
    Float64Array.from(FEATURES, (name) => {
      const most = largest.get(name)
      return most === undefined ? each[name] : most === 0 ? 0 : each[name] / most
    }),
  )
}
