/** What crosses to the thread that holds a folder's index, and back. */
export interface Question {
  text: string
  /** The first day that counts, as YYYY-MM-DD. */
  since: string | undefined
  most: number
  covered: readonly string[]
}
export interface Found {
  url: string
  title: string
  snippet: string
  published?: string
}
export interface SearchAnswer {
  results: Found[]
  documents: number
  refused: [path: string, why: string][]
}
export type ReadAnswer =
  | { url: string; title: string; text: string; published: string; hash: string }
  | { refused: string }

export type CorpusQuestion = { search: Question } | { read: string }
export type CorpusAnswer = SearchAnswer | ReadAnswer
