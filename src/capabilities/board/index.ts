import type { MayFollow } from '#kernel/live/index.ts'
import { makeApplyDiff } from './changes/apply-diff.ts'
import { makeApplyDiffs } from './changes/apply-diffs.ts'
import { makeDecline } from './declined/decline.ts'
import { makeListDeclined } from './declined/list-declined.ts'
import { makeTakeBackDeclined } from './declined/take-back-declined.ts'
import { makeGroup } from './own-edits/group.ts'
import { makeListGroups } from './own-edits/list-groups.ts'
import { makeRelate } from './own-edits/relate.ts'
import { makeUngroup } from './own-edits/ungroup.ts'
import { makeUnrelate } from './own-edits/unrelate.ts'
import { makeMoveNodes } from './status/move-nodes.ts'
import { makeConfirmChange } from './changes/confirm-change.ts'
import { makeCreateDiffs } from './proposals/create-diffs.ts'
import { makeCreateNode } from './nodes/create-node.ts'
import { makeDashboard } from './nodes/dashboard.ts'
import { makeDeleteNode } from './nodes/delete-node.ts'
import { boardStream } from './contract.ts'
import type { BoardDeps } from './deps.ts'
import { makeEditNode } from './nodes/edit-node.ts'
import { makeEstimateStatus } from './status/estimate-status.ts'
import { makeGetDiff } from './proposals/get-diff.ts'
import { makeGetNode } from './nodes/get-node.ts'
import { makeGetProposal } from './proposals/get-proposal.ts'
import { makeListHistory } from './changes/list-history.ts'
import { makeListNodes } from './nodes/list-nodes.ts'
import { makeListProposals } from './proposals/list-proposals.ts'
import { makePatchStatus } from './status/patch-status.ts'
import { makeRejectDiff } from './proposals/reject-diff.ts'
import { makeRequestChanges } from './proposals/request-changes.ts'
import { makeRunAdvisor, makeRunOrganizer } from './proposals/run-verbs.ts'
import { makeUndo } from './changes/undo.ts'
import { makeValidateReport } from './proposals/validate-report.ts'
import type { BoardVerbs } from './verbs.ts'

export type { BoardDeps } from './deps.ts'
export type { BoardVerbs } from './verbs.ts'

/** The board is the person's own: nobody who was invited to an interview follows it. */
export const mayFollow: MayFollow = ({ actor }, stream) =>
  stream === boardStream.name() ? actor.kind === 'person' : undefined

export function makeBoardVerbs(deps: BoardDeps): BoardVerbs {
  return {
    dashboard: makeDashboard(deps.store),
    listNodes: makeListNodes(deps.store),
    createNode: makeCreateNode(deps),
    getNode: makeGetNode(deps),
    editNode: makeEditNode(deps),
    deleteNode: makeDeleteNode(deps),
    patchStatus: makePatchStatus(),
    estimateStatus: makeEstimateStatus(deps),
    confirmChange: makeConfirmChange(deps),
    runOrganizer: makeRunOrganizer(deps),
    runAdvisor: makeRunAdvisor(deps),
    requestChanges: makeRequestChanges(deps),
    listProposals: makeListProposals(deps.store),
    getProposal: makeGetProposal(deps.store),
    validateReport: makeValidateReport(deps),
    createDiffs: makeCreateDiffs(deps),
    getDiff: makeGetDiff(deps.store),
    applyDiff: makeApplyDiff(deps),
    rejectDiff: makeRejectDiff(deps),
    listHistory: makeListHistory(deps.store),
    moveNodes: makeMoveNodes(deps),
    relate: makeRelate(deps),
    unrelate: makeUnrelate(deps),
    listGroups: makeListGroups(deps.store),
    group: makeGroup(deps),
    ungroup: makeUngroup(deps),
    applyDiffs: makeApplyDiffs(deps),
    decline: makeDecline(deps),
    listDeclined: makeListDeclined(deps.store),
    takeBackDeclined: makeTakeBackDeclined(deps),
    undo: makeUndo(deps),
  }
}
