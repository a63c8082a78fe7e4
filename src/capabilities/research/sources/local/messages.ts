/** What crosses to the thread that holds a folder's index, and back. */
export interface Question {
  text: string
  /** The first day that counts, as YYYY-MM-DD. */
  since: string | undefined
  most: number
  covered: readonly string[]
  /** Of a small folder every document is wanted, those with nothing of the question last. */
  whole: boolean
}
export interface Found {
  url: string
  title: string
  snippet: string
  published?: string
  /** The folder is small enough to be read whole. */
  always?: true
}
export interface SearchAnswer {
  results: Found[]
  documents: number
  refused: [path: string, why: string][]
}
export type ReadAnswer =
  | { url: string; title: string; text: string; published: string; hash: string }
  | { refused: string }

/** The addresses of all documents. */
export interface ListAnswer {
  listed: string[]
}

export type CorpusQuestion = { search: Question } | { read: string } | { list: true }
export type CorpusAnswer = SearchAnswer | ReadAnswer | ListAnswer
