import type { CodeIndex } from '../index/code-index.ts'
import { isJapanese, termsOfRequest } from './terms.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

export interface RankedFile {
  path: string
  score: number
  /** The terms that were found in it, the telling ones first. */
  terms: string[]
}

export interface RankOptions {
  /** Also by words that mean the same, which makes a guess of it. */
  byMeaning?: boolean
}

/** BM25F: a term counts by the field it stands in; each field saturates, and is weighed by its length. */
const K1 = 1.2
const WEIGHTS = { path: 4, defined: 3, code: 1, comment: 1, string: 0.7 }
const B = [0.5, 0.3, 0.3] as const
const ALIKE_TERMS = 4

/** The files a request is most likely about, best first. */
export async function rank(
  index: CodeIndex,
  text: string,
  n: number,
  { byMeaning = false }: RankOptions = {},
): Promise<RankedFile[]> {
  const vocabulary = vocabularyOf(index)
  const wanted = await weighed(vocabulary, termsOfRequest(text), byMeaning)
  const scores = new Map<string, { score: number; terms: { term: string; gain: number }[] }>()
  for (const [term, weight] of wanted) {
    const found = frequencies(index, vocabulary, term)
    const rarity = Math.log(1 + (vocabulary.files - found.size + 0.5) / (found.size + 0.5))
    for (const [path, frequency] of found) {
      const gain = weight * rarity * (frequency / (K1 + frequency))
      const known = scores.get(path) ?? { score: 0, terms: [] }
      known.score += gain
      known.terms.push({ term, gain })
      scores.set(path, known)
    }
  }
  return Array.from(scores, ([path, { score, terms }]) => ({
    path,
    score: Math.round(score * 1000) / 1000,
    terms: terms.toSorted((a, b) => b.gain - a.gain).map(({ term }) => term),
  }))
    .toSorted((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
    .slice(0, n)
}

/** Japanese words also ask for the English ones that mean the same: code is rarely written in Japanese. */
async function weighed(
  vocabulary: Vocabulary,
  terms: readonly string[],
  byMeaning: boolean,
): Promise<Map<string, number>> {
  const wanted = new Map(terms.map((term) => [term, 1]))
  for (const term of terms) {
    if (!byMeaning && !isJapanese(term)) continue
    for (const { term: other, alike } of await vocabulary.alike(term, ALIKE_TERMS))
      wanted.set(other, Math.max(wanted.get(other) ?? 0, alike * alike))
  }
  return wanted
}

/** How often a term stands in each file, fields weighed into one number. */
function frequencies(index: CodeIndex, vocabulary: Vocabulary, term: string): Map<string, number> {
  const standing = vocabulary.terms.get(term)
  const found = new Map<string, number>()
  if (standing === undefined) return found
  const add = (path: string, amount: number) => void found.set(path, (found.get(path) ?? 0) + amount)
  const fields = [WEIGHTS.code, WEIGHTS.comment, WEIGHTS.string] as const
  for (const id of standing.words)
    for (const { document, at } of index.words.standing(id)) {
      for (const field of [0, 1, 2] as const) {
        const count = document.counts[at + field] ?? 0
        if (count === 0) continue
        const length = document.lengths[field] / (vocabulary.meanLengths[field] || 1)
        add(document.path, (fields[field] * count) / (1 - B[field] + B[field] * length))
      }
    }
  for (const [path, count] of standing.defined) add(path, WEIGHTS.defined * Math.min(count, 3))
  for (const path of standing.paths) add(path, WEIGHTS.path)
  return found
}
