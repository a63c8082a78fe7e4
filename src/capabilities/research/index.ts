import type { JobHandler } from '#kernel/jobs/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { makeConflictsVerb } from './conflicts/verb.ts'
import { ExtractInput, ExtractOutput } from './contract.ts'
import type { RunDeps } from './deps.ts'
import { makeAgentReports } from './reports/agent-reports.ts'
import { makePage } from './reports/page.ts'
import { makeReport } from './reports/report.ts'
import { makeTransparency } from './reports/transparency.ts'
import { makeCancelRun } from './runs/cancel-run.ts'
import { makeDeleteRun } from './runs/delete-run.ts'
import { makeGetRun } from './runs/get-run.ts'
import { makeListRuns } from './runs/list-runs.ts'
import { makeResumeRun } from './runs/resume-run.ts'
import { makeStartRun } from './runs/start-run.ts'
import type { ResearchVerbs, RunVerbs } from './verbs.ts'
import { ActiveRuns } from './work/active-runs.ts'
import type { researchQueue } from './work/queue.ts'
import { workOnRun } from './work/work-on-run.ts'

export type { RunDeps, RunEngine } from './deps.ts'
export type { ResearchVerbs, RunVerbs } from './verbs.ts'
export type { Claim, ClaimLanguage, ConflictJudgement, Conflicts, ConflictType, Reading } from './conflicts/index.ts'
export { decode } from './pages/fetch/charset.ts'
export { type Fetched, type FetchOptions, type NotFetched, PageFetcher } from './pages/fetch/page-fetcher.ts'
export { FETCH_REASONS, type FetchReason } from './contract/pages.ts'
export { type ReadPage, readPage } from './pages/read-page.ts'
export { Corpora } from './runs/corpora.ts'
export { mayFollow } from './may-follow.ts'
export { engineParts } from './work/make-engine.ts'
export { researchQueue } from './work/queue.ts'
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

/** Research that is kept: its verbs, the work they send, and the end of that work in this process. */
export interface ResearchRuns {
  verbs: RunVerbs
  work: JobHandler<typeof researchQueue.schema>
  /** Stops what runs here; it goes on where the store is opened next. */
  close(): Promise<void>
}

export function makeResearchRuns(deps: RunDeps): ResearchRuns {
  const active = new ActiveRuns()
  return {
    verbs: {
      startRun: makeStartRun(deps),
      getRun: makeGetRun(deps),
      listRuns: makeListRuns(deps),
      cancelRun: makeCancelRun(deps, active),
      resumeRun: makeResumeRun(deps),
      deleteRun: makeDeleteRun(deps, active),
      report: makeReport(deps),
      transparency: makeTransparency(deps),
      agentReports: makeAgentReports(deps),
      page: makePage(deps),
    },
    work: workOnRun(deps, active),
    close: () => active.close(),
  }
}
