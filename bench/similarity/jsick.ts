import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { bigramCosine } from '../../src/text/similarity/lexical.ts'
import type { Similarity } from '../../src/text/similarity/similarity.ts'
import { equalErrorRate, spearman } from './measures.ts'

const Side = z.object({ a: z.string(), b: z.string(), relatedness: z.number() })
const Jsick = z.array(z.object({ ja: Side, en: Side }))
export type Jsick = z.infer<typeof Jsick>
const RETRIEVED = 500

export function readJsick(path: string): Jsick {
  return Jsick.parse(JSON.parse(readFileSync(path, 'utf8')))
}

export interface Relatedness {
  rho: number
  /** On the half of the pairs that shares the least wording. */
  rhoLittleShared: number
  /** Between related (≥ 4) and unrelated (≤ 2). */
  eer: number
}

export async function relatedness(pairs: Jsick, side: 'ja' | 'en', similarity: Similarity): Promise<Relatedness> {
  const scored = await Promise.all(
    pairs.map(async ({ [side]: { a, b, relatedness } }) => ({
      score: await similarity.compare(a, b),
      human: relatedness,
      wording: bigramCosine(a, b),
    })),
  )
  const middle = scored.map(({ wording }) => wording).sort((x, y) => x - y)[Math.floor(scored.length / 2)] ?? 0
  const rho = (rows: typeof scored): number =>
    spearman(
      rows.map((r) => r.score),
      rows.map((r) => r.human),
    )
  return {
    rho: rho(scored),
    rhoLittleShared: rho(scored.filter(({ wording }) => wording < middle)),
    eer: equalErrorRate(
      scored.filter(({ human }) => human >= 4).map(({ score }) => score),
      scored.filter(({ human }) => human <= 2).map(({ score }) => score),
    ),
  }
}

/** How often a Japanese sentence finds its own English among 500. */
export async function retrieval(pairs: Jsick, similarity: Similarity): Promise<number> {
  const sentences = [...new Map(pairs.map(({ ja, en }) => [ja.a, en.a]))].slice(0, RETRIEVED)
  let found = 0
  for (const [ja, own] of sentences) {
    const scores = await Promise.all(sentences.map(async ([, en]) => ({ en, score: await similarity.compare(ja, en) })))
    const best = scores.reduce((top, one) => (one.score > top.score ? one : top))
    if (best.en === own) found++
  }
  return found / sentences.length
}
