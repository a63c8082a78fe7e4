import type { Verb } from '#kernel/verb.ts'
import type * as contract from './contract.ts'

/** What the researcher can ask for. */
export interface ResearcherVerbs {
  createProject: Verb<typeof contract.CreateProjectInput, typeof contract.ProjectOutput>
  getProject: Verb<typeof contract.GetProjectInput, typeof contract.ProjectOutput>
  listProjects: Verb<typeof contract.ListProjectsInput, typeof contract.ListProjectsOutput>
  patchProject: Verb<typeof contract.PatchProjectInput, typeof contract.ProjectOutput>
  closeProject: Verb<typeof contract.CloseProjectInput, typeof contract.ProjectOutput>
  eraseProject: Verb<typeof contract.EraseProjectInput, typeof contract.EraseProjectOutput>
  preview: Verb<typeof contract.PreviewInput, typeof contract.PreviewOutput>
  listConversations: Verb<typeof contract.ListConversationsInput, typeof contract.ListConversationsOutput>
  getConversation: Verb<typeof contract.GetConversationInput, typeof contract.GetConversationOutput>
}

/** What someone with a link, and then with the key of one conversation, can ask for. Not offered to agents. */
export interface ParticipantVerbs {
  visit: Verb<typeof contract.VisitInput, typeof contract.VisitOutput>
  startConversation: Verb<typeof contract.StartConversationInput, typeof contract.StartConversationOutput>
  sendMessage: Verb<typeof contract.SendMessageInput, typeof contract.SendMessageOutput>
  skip: Verb<typeof contract.SkipInput, typeof contract.SendMessageOutput>
  stop: Verb<typeof contract.StopInput, typeof contract.SendMessageOutput>
  changeMasks: Verb<typeof contract.ChangeMasksInput, typeof contract.ChangeMasksOutput>
  answerWithoutModel: Verb<typeof contract.WithoutModelInput, typeof contract.WithoutModelOutput>
  listMessages: Verb<typeof contract.ListMessagesInput, typeof contract.ListMessagesOutput>
  follow: Verb<typeof contract.FollowInput, typeof contract.FollowOutput>
  eraseConversation: Verb<typeof contract.EraseConversationInput, typeof contract.EraseConversationOutput>
}

/** What becomes of what people said. */
export interface AnalysisVerbs {
  listInsights: Verb<typeof contract.ListInsightsInput, typeof contract.ListInsightsOutput>
  patchInsight: Verb<typeof contract.PatchInsightInput, typeof contract.InsightOutput>
  mergeInsights: Verb<typeof contract.MergeInsightsInput, typeof contract.InsightOutput>
  analyse: Verb<typeof contract.AnalyseInput, typeof contract.AnalyseOutput>
  keywords: Verb<typeof contract.KeywordsInput, typeof contract.KeywordsOutput>
  funnel: Verb<typeof contract.FunnelInput, typeof contract.FunnelOutput>
  exportProject: Verb<typeof contract.ExportInput, typeof contract.ExportOutput>
}

export interface InterviewVerbs extends ResearcherVerbs, ParticipantVerbs, AnalysisVerbs {}
