import { countIn, FIELDS } from './fields.ts'
import type { Matches } from './matches.ts'

const K1 = 1.2
const B = 0.5
/** path, definitions, comments, strings, body. */
const WEIGHTS = [5, 3, 1, 0.8, 1]
const LENGTH_WEIGHTS = [0.5, 0.5, 0.3, 0.3, 0.4]
/** Definitions say most with the first. */
const MOST = [63, 3, 63, 63, 63]
const K1F = 2.5

/** What the words of a file say about a request. */
export interface Lexical {
  bm25f: number
  /** BM25F over identifiers and quoted words alone. */
  code: number
  compound: number
  /** BM25 by field: path, definitions, comments, strings, body. */
  fields: Float64Array
  /** Plain BM25 over the text. */
  plain: number
  /** Shares of what the request says, weighted by rarity: anywhere, in definitions, in the path. */
  coverage: number
  defined: number
  inPath: number
  /** Terms found, of all. */
  share: number
  /** Code words defined and used here. */
  exactDefined: number
  exactUsed: number
  rarest: number
}

export function lexicalOf(matches: Matches, n: number): Lexical {
  const { terms, counts, idf, averages, documents } = matches
  const lengths = documents[n]?.lengths ?? new Float64Array(FIELDS.length)
  const fields = new Float64Array(FIELDS.length)
  const out = {
    bm25f: 0,
    code: 0,
    compound: 0,
    coverage: 0,
    defined: 0,
    inPath: 0,
    share: 0,
    exactDefined: 0,
    exactUsed: 0,
    rarest: 0,
  }
  let total = 0
  let most = 0
  let said = 0
  for (let t = 0; t < terms.length; t++) {
    const rare = idf[t] ?? 0
    const term = terms[t]
    if (term === undefined) continue
    const counted = !term.compound
    if (counted) {
      total += rare
      most = Math.max(most, rare)
      said++
    }
    const packed = counts[n * terms.length + t] ?? 0
    if (packed === 0) continue
    let blended = 0
    for (let f = 0; f < FIELDS.length; f++) {
      const count = countIn(packed, f)
      if (count === 0) continue
      const longer = (lengths[f] ?? 0) / (averages[f] ?? 1)
      const b = LENGTH_WEIGHTS[f] ?? 0
      blended += ((WEIGHTS[f] ?? 0) * Math.min(MOST[f] ?? 63, count)) / (1 - b + b * longer)
      const norm = K1 * (1 - B + B * longer)
      fields[f] = (fields[f] ?? 0) + (rare * count) / (count + norm)
    }
    const score = (rare * blended) / (K1F + blended)
    out.bm25f += score
    if (term.code) {
      out.code += score
      if (countIn(packed, 1) > 0) out.exactDefined += rare
      else out.exactUsed += rare
    }
    if (!counted) {
      out.compound += score
      continue
    }
    out.coverage += rare
    out.share++
    out.rarest = Math.max(out.rarest, rare)
    if (countIn(packed, 1) > 0) out.defined += rare
    if (countIn(packed, 0) > 0) out.inPath += rare
  }
  const of = (sum: number) => (total === 0 ? 0 : sum / total)
  return {
    ...out,
    fields,
    plain: plainBm25(matches, n),
    coverage: of(out.coverage),
    defined: of(out.defined),
    inPath: of(out.inPath),
    share: said === 0 ? 0 : out.share / said,
    rarest: most === 0 ? 0 : out.rarest / most,
  }
}

/** The usual BM25 over all the words of a file's text: what the ranking is compared with. */
export function plainBm25({ terms, counts, idf, averages, documents }: Matches, n: number): number {
  const lengths = documents[n]?.lengths ?? []
  const length = (lengths[2] ?? 0) + (lengths[3] ?? 0) + (lengths[4] ?? 0)
  const average = (averages[2] ?? 0) + (averages[3] ?? 0) + (averages[4] ?? 0) || 1
  const norm = 1.2 * (0.25 + (0.75 * length) / average)
  let score = 0
  for (let t = 0; t < terms.length; t++) {
    if (terms[t]?.compound !== false) continue
    const packed = counts[n * terms.length + t] ?? 0
    const count = countIn(packed, 2) + countIn(packed, 3) + countIn(packed, 4)
    if (count > 0) score += ((idf[t] ?? 0) * count * 2.2) / (count + norm)
  }
  return score
}
