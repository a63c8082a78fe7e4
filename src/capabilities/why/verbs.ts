import type { Verb } from '#kernel/verb.ts'
import type * as contract from './contract.ts'

/** Everything a surface can ask of why. */
export interface WhyVerbs {
  startSession: Verb<typeof contract.StartSessionInput, typeof contract.StartSessionOutput>
  process: Verb<typeof contract.ProcessInput, typeof contract.ProcessOutput>
  answerWithoutModel: Verb<typeof contract.WithoutModelInput, typeof contract.WithoutModelOutput>
  resume: Verb<typeof contract.ResumeInput, typeof contract.ResumeOutput>
  report: Verb<typeof contract.ReportInput, typeof contract.ReportOutput>
  getSession: Verb<typeof contract.GetSessionInput, typeof contract.SessionView>
  complete: Verb<typeof contract.CompleteInput, typeof contract.CompleteOutput>
  eraseSession: Verb<typeof contract.EraseSessionInput, typeof contract.EraseSessionOutput>
  listSessions: Verb<typeof contract.ListSessionsInput, typeof contract.ListSessionsOutput>
  kpi: Verb<typeof contract.KpiInput, typeof contract.KpiOutput>
  chat: Verb<typeof contract.ChatInput, typeof contract.ChatOutput>
}
