import type { Clock } from '#kernel/context.ts'
import type {
  Analyst,
  ConflictJudge,
  ConflictReviewer,
  Meter,
  PageSource,
  ResearchJournal,
  SearchProvider,
} from './types.ts'

/** What an engine works with; each can be given, the others are what they are without a model and a store. */
export interface EngineParts {
  search: SearchProvider
  pages: PageSource
  analyst: Analyst
  /** Reads and writes where the analyst may no longer. */
  builtIn: Analyst
  reviewer?: ConflictReviewer | undefined
  judge?: ConflictJudge<unknown> | undefined
  journal: ResearchJournal
  meter?: Meter | undefined
  clock: Clock
}
