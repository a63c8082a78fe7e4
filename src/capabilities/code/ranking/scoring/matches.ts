import { type Corpus, countsOf, type RankedDocument } from '../corpus.ts'
import type { Request, RequestTerm } from '../words/request.ts'
import { FIELDS } from './fields.ts'

/** Which terms of a request stand where, for all files at once. */
export interface Matches {
  documents: readonly RankedDocument[]
  terms: readonly RequestTerm[]
  /** One row of packed counts for each file. */
  counts: Int32Array
  /** 1 for each file that has any of the terms. */
  matched: Uint8Array
  /** How rare each term is among the files, times its weight. */
  idf: Float64Array
  /** Of each field, over the files that have it. */
  averages: Float64Array
}

export function matchAll(corpus: Corpus, request: Request): Matches {
  const documents = [...corpus.documents()]
  const terms = request.terms
  const ids = terms.map(({ text }) => corpus.idOf(text))
  const counts = new Int32Array(documents.length * terms.length)
  const matched = new Uint8Array(documents.length)
  const frequency = new Float64Array(terms.length)
  const totals = new Float64Array(FIELDS.length)
  let sources = 0
  for (const [n, document] of documents.entries()) {
    const isSource = document.kind === 'source'
    if (isSource) {
      sources++
      for (let field = 0; field < totals.length; field++)
        totals[field] = (totals[field] ?? 0) + (document.lengths[field] ?? 0)
    }
    for (const [t, id] of ids.entries()) {
      const packed = id === undefined ? 0 : countsOf(document, id)
      if (packed === 0) continue
      matched[n] = 1
      counts[n * terms.length + t] = packed
      if (isSource) frequency[t] = (frequency[t] ?? 0) + 1
    }
  }
  const rarity = (count: number, t: number) =>
    Math.log(1 + (Math.max(sources, count) - count + 0.5) / (count + 0.5)) * (terms[t]?.weight ?? 1)
  return {
    documents,
    terms,
    counts,
    matched,
    idf: frequency.map(rarity),
    averages: totals.map((total) => total / Math.max(1, sources) || 1),
  }
}
