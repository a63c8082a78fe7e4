import type { HistoryNews } from '../history/kept-history.ts'
import type { RankedHits } from '../ranked-hits.ts'

export interface RankerData {
  root: string
  /** Where the index and the history of this root are kept. */
  folder: string
}

export type RankQuestion =
  | { kind: 'rank'; text: string; byMeaning: boolean }
  /** Answered when the history is as far as git is. */
  | { kind: 'history' }

export interface Asked {
  id: number
  question: RankQuestion
}

export interface RankAnswer extends RankedHits {
  history: HistoryNews
}

export type Told = { id: number; answer: RankAnswer } | { id: number; failed: string } | { news: HistoryNews }
