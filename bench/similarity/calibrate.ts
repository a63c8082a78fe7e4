// Prints where 0.7 belongs on each method's own scale, fitted on the calibrate split of our pairs.
import { lexicalScore } from '../../src/text/similarity/lexical.ts'
import { rawSimilarity } from '../../src/text/similarity/offline-similarity.ts'
import { vectorTable } from '../../src/text/vectors/load.ts'
import { bestThreshold } from './fit.ts'
import { KINDS, type Kind, labelledPairs } from './pairs.ts'

export function fitted(kind: Kind, score: (a: string, b: string) => number): number {
  const calibrate = labelledPairs()[kind].filter((pair) => pair.split === 'calibrate')
  return bestThreshold(calibrate.map(({ a, b, same }) => ({ score: score(a, b), same })))
}

if (import.meta.main) {
  const table = await vectorTable()
  for (const kind of KINDS) console.log('offline', kind, fitted(kind, (a, b) => rawSimilarity(a, b, table)).toFixed(3))
  for (const kind of ['ja', 'en'] as const) console.log('lexical', kind, fitted(kind, lexicalScore).toFixed(3))
}
