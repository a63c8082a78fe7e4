import { defineVerb } from '#kernel/verb.ts'
import { makeConflictsVerb } from './conflicts/verb.ts'
import { ExtractInput, ExtractOutput } from './contract.ts'
import type { ResearchVerbs } from './verbs.ts'

export type { ResearchVerbs } from './verbs.ts'
export type { Claim, ClaimLanguage, ConflictJudgement, Conflicts, ConflictType, Reading } from './conflicts/index.ts'
export { decode } from './pages/fetch/charset.ts'
export { type Fetched, type FetchOptions, type NotFetched, PageFetcher } from './pages/fetch/page-fetcher.ts'
export { FETCH_REASONS, type FetchReason } from './pages/fetch/refusal.ts'
export { type ReadPage, readPage } from './pages/read-page.ts'
export { makeProvider, type ProviderDeps } from './sources/make-provider.ts'
export type { Sources } from './sources/sources.ts'
export { originOf, type PageWithText } from './sources/syndication.ts'

export function makeResearchVerbs(): ResearchVerbs {
  return {
    conflicts: makeConflictsVerb(),
    extract: defineVerb({
      name: 'research.extract',
      summary: 'Take the title and the text out of a web page',
      input: ExtractInput,
      output: ExtractOutput,
      errors: [],
      run: async (_ctx, { html, url }) => {
        // Loaded when first needed: no other command should wait for a DOM and two extractors.
        const { extractPage } = await import('./pages/extract/index.ts')
        return extractPage(html, url)
      },
    }),
  }
}
