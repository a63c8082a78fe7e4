import { evidence } from './tables.ts'

interface Passage {
  id: string
  subjectId: string
  sourceType: string
  sourceId: string
  start: number
  end: number
  createdAt: Date
}

/** A passage with its words, or the tombstone that says there were some. */
export type EvidenceRow = Passage &
  ({ erased: false; quote: string; erasedAt: null } | { erased: true; quote: null; erasedAt: Date })

export const rowColumns = {
  id: evidence.id,
  subjectId: evidence.subjectId,
  sourceType: evidence.sourceType,
  sourceId: evidence.sourceId,
  start: evidence.start,
  end: evidence.end,
  createdAt: evidence.createdAt,
  quote: evidence.quote,
  erasedAt: evidence.erasedAt,
}

export function toRow({ quote, erasedAt, ...passage }: Passage & StoredWords): EvidenceRow {
  if (quote !== null && erasedAt === null) return { ...passage, erased: false, quote, erasedAt: null }
  return { ...passage, erased: true, quote: null, erasedAt: erasedAt ?? passage.createdAt }
}

interface StoredWords {
  quote: string | null
  erasedAt: Date | null
}
