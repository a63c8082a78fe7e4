import type { Verb } from '#kernel/verb.ts'
import type * as contract from './contract.ts'

/** Everything a surface can ask of board. */
export interface BoardVerbs {
  dashboard: Verb<typeof contract.DashboardInput, typeof contract.DashboardOutput>
  listNodes: Verb<typeof contract.ListNodesInput, typeof contract.ListNodesOutput>
  createNode: Verb<typeof contract.CreateNodeInput, typeof contract.NodeOutput>
  getNode: Verb<typeof contract.GetNodeInput, typeof contract.GetNodeOutput>
  editNode: Verb<typeof contract.EditNodeInput, typeof contract.NodeOutput>
  deleteNode: Verb<typeof contract.DeleteNodeInput, typeof contract.DeleteNodeOutput>
  patchStatus: Verb<typeof contract.PatchStatusInput, typeof contract.PatchStatusOutput>
  estimateStatus: Verb<typeof contract.EstimateStatusInput, typeof contract.EstimateStatusOutput>
  confirmChange: Verb<typeof contract.ConfirmInput, typeof contract.ConfirmOutput>
  runOrganizer: Verb<typeof contract.RunInput, typeof contract.RunOutput>
  runAdvisor: Verb<typeof contract.RunInput, typeof contract.RunOutput>
  requestChanges: Verb<typeof contract.RequestChangesInput, typeof contract.RunOutput>
  listProposals: Verb<typeof contract.ListProposalsInput, typeof contract.ListProposalsOutput>
  getProposal: Verb<typeof contract.GetProposalInput, typeof contract.GetProposalOutput>
  validateReport: Verb<typeof contract.ValidateReportInput, typeof contract.ValidateReportOutput>
  createDiffs: Verb<typeof contract.CreateDiffsInput, typeof contract.CreateDiffsOutput>
  getDiff: Verb<typeof contract.GetDiffInput, typeof contract.GetDiffOutput>
  applyDiff: Verb<typeof contract.ApplyDiffInput, typeof contract.ApplyDiffOutput>
  rejectDiff: Verb<typeof contract.RejectDiffInput, typeof contract.GetDiffOutput>
  listHistory: Verb<typeof contract.ListHistoryInput, typeof contract.ListHistoryOutput>
  moveNodes: Verb<typeof contract.MoveNodesInput, typeof contract.MoveNodesOutput>
  relate: Verb<typeof contract.RelateInput, typeof contract.RelateOutput>
  unrelate: Verb<typeof contract.UnrelateInput, typeof contract.EffectOutput>
  listGroups: Verb<typeof contract.ListGroupsInput, typeof contract.ListGroupsOutput>
  group: Verb<typeof contract.GroupInput, typeof contract.EffectOutput>
  ungroup: Verb<typeof contract.UngroupInput, typeof contract.EffectOutput>
  applyDiffs: Verb<typeof contract.ApplyDiffsInput, typeof contract.ApplyDiffsOutput>
  decline: Verb<typeof contract.DeclineInput, typeof contract.DeclineOutput>
  listDeclined: Verb<typeof contract.ListDeclinedInput, typeof contract.ListDeclinedOutput>
  takeBackDeclined: Verb<typeof contract.TakeBackDeclinedInput, typeof contract.TakeBackDeclinedOutput>
  undo: Verb<typeof contract.UndoInput, typeof contract.UndoOutput>
}
