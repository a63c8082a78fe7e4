import type { PageSource, SearchProvider } from '../engine/types.ts'

/** Where a run looks, and where it reads what it found. */
export interface Sources {
  search: SearchProvider
  pages: PageSource
}
