import type { Verb } from '#kernel/verb.ts'
import type * as contract from './contract.ts'

/** Everything a surface can ask of code. */
export interface CodeVerbs {
  startSession: Verb<typeof contract.StartInput, typeof contract.StartOutput>
  tool: Verb<typeof contract.ToolInput, typeof contract.ToolOutput>
  updateSlot: Verb<typeof contract.UpdateSlotInput, typeof contract.FilledOutput>
  mapSymbol: Verb<typeof contract.MapSymbolInput, typeof contract.FilledOutput>
  submitUnderstanding: Verb<typeof contract.SubmitInput, typeof contract.SubmitOutput>
  semanticSearch: Verb<typeof contract.SemanticInput, typeof contract.ToolOutput>
  verifyHypotheses: Verb<typeof contract.SessionInput, typeof contract.VerifyOutput>
  checkWriteTarget: Verb<typeof contract.WriteInput, typeof contract.WriteOutput>
  recordOutcome: Verb<typeof contract.OutcomeInput, typeof contract.OutcomeOutput>
  outcomeLog: Verb<typeof contract.OutcomeLogInput, typeof contract.OutcomeLogOutput>
  listSessions: Verb<typeof contract.ListInput, typeof contract.ListOutput>
  getSession: Verb<typeof contract.SessionInput, typeof contract.SessionOutput>
  getCall: Verb<typeof contract.CallInput, typeof contract.CallOutput>
  deleteSession: Verb<typeof contract.SessionInput, typeof contract.DeleteOutput>
  showGraph: Verb<typeof contract.GraphInput, typeof contract.GraphOutput>
  listSynonyms: Verb<typeof contract.ListSynonymsInput, typeof contract.ListSynonymsOutput>
  addSynonym: Verb<typeof contract.AddSynonymInput, typeof contract.Synonym>
  judgeSynonym: Verb<typeof contract.JudgeSynonymInput, typeof contract.Synonym>
}
