import { calibrated, separatingAt } from './calibration.ts'
import { detectLanguage } from '../language.ts'
import { bigramCosine } from './lexical.ts'
import type { Similarity } from './similarity.ts'
import { meaning, topicCosine, worstMatched } from '../vectors/features.ts'
import { vectorTable } from '../vectors/load.ts'
import type { VectorTable } from '../vectors/table.ts'

type Kind = 'ja' | 'en' | 'cross'

/** Chosen on JSICK-dev and the calibrate split. */
const SHARE = { topic: 0.2, worst: 0.7, bigrams: 0.1 }

/** Fitted by bench/similarity/calibrate.ts on our own labelled pairs. */
export const OFFLINE_THRESHOLDS: Readonly<Record<Kind, number>> = { ja: 0.153, en: 0.176, cross: 0.19 }

/**
 * Japanese and English in one space without a model: word vectors and shared bigrams. Blind to negation:
 * a contradiction scores like a paraphrase, so never decide agreement by this alone.
 */
export function offlineSimilarity(): Similarity {
  return {
    name: 'offline-vectors',
    compare: async (a, b) => {
      const table = await vectorTable()
      return calibrated(separatingAt(OFFLINE_THRESHOLDS[kindOf(a, b)]), rawSimilarity(a, b, table))
    },
  }
}

function kindOf(a: string, b: string): Kind {
  const language = detectLanguage(a, detectLanguage(b))
  return detectLanguage(b, language) === language ? language : 'cross'
}

export function rawSimilarity(a: string, b: string, table: VectorTable): number {
  const [left, right] = [meaning(a, table), meaning(b, table)]
  const bigrams = bigramCosine(a, b)
  if (left.weights.length === 0 || right.weights.length === 0) return bigrams
  const topic = Math.max(0, topicCosine(left, right))
  return Math.min(1, SHARE.topic * topic + SHARE.worst * worstMatched(left, right) + SHARE.bigrams * bigrams)
}
