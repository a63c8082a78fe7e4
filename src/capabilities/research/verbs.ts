import type { Verb } from '#kernel/verb.ts'
import type { ConflictsVerb } from './conflicts/verb.ts'
import type * as contract from './contract.ts'

/** What research can do without a store: it keeps nothing. */
export interface ResearchVerbs {
  extract: Verb<typeof contract.ExtractInput, typeof contract.ExtractOutput>
  conflicts: ConflictsVerb
}

/** Research that is kept: started, followed, read and deleted. */
export interface RunVerbs {
  startRun: Verb<typeof contract.StartInput, typeof contract.StartOutput>
  getRun: Verb<typeof contract.RunInput, typeof contract.RunOutput>
  listRuns: Verb<typeof contract.ListInput, typeof contract.ListOutput>
  cancelRun: Verb<typeof contract.RunInput, typeof contract.RunSummary>
  resumeRun: Verb<typeof contract.RunInput, typeof contract.StartOutput>
  deleteRun: Verb<typeof contract.RunInput, typeof contract.DeleteOutput>
  report: Verb<typeof contract.ReportInput, typeof contract.ReportOutput>
  transparency: Verb<typeof contract.TransparencyInput, typeof contract.ReportOutput>
  agentReports: Verb<typeof contract.RunInput, typeof contract.AgentReportsOutput>
  page: Verb<typeof contract.PageInput, typeof contract.PageOutput>
}
