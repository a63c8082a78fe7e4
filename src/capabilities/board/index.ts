import { makeApplyDiff } from './apply-diff.ts'
import { makeConfirmChange } from './confirm-change.ts'
import { makeCreateDiffs } from './create-diffs.ts'
import { makeCreateNode } from './create-node.ts'
import { makeDashboard } from './dashboard.ts'
import { makeDeleteNode } from './delete-node.ts'
import type { BoardDeps } from './deps.ts'
import { makeEditNode } from './edit-node.ts'
import { makeEstimateStatus } from './estimate-status.ts'
import { makeGetDiff } from './get-diff.ts'
import { makeGetNode } from './get-node.ts'
import { makeGetProposal } from './get-proposal.ts'
import { makeListHistory } from './list-history.ts'
import { makeListNodes } from './list-nodes.ts'
import { makeListProposals } from './list-proposals.ts'
import { makePatchStatus } from './patch-status.ts'
import { makeRejectDiff } from './reject-diff.ts'
import { makeRequestChanges } from './request-changes.ts'
import { makeRunAdvisor, makeRunOrganizer } from './run-verbs.ts'
import { makeUndo } from './undo.ts'
import { makeValidateReport } from './validate-report.ts'
import type { BoardVerbs } from './verbs.ts'

export { BOARD_STREAM, type BoardDeps, NODE_EVIDENCE } from './deps.ts'
export type { BoardVerbs } from './verbs.ts'

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
    validateReport: makeValidateReport(),
    createDiffs: makeCreateDiffs(deps),
    getDiff: makeGetDiff(deps.store),
    applyDiff: makeApplyDiff(deps),
    rejectDiff: makeRejectDiff(deps),
    listHistory: makeListHistory(deps.store),
    undo: makeUndo(deps),
  }
}
