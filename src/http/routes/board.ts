import type { BoardVerbs } from '#capabilities/board/verbs.ts'
import { BOARD_BODY_LIMIT_BYTES } from '../guards/limits.ts'
import type { Route } from './route.ts'

export function boardRoutes(board: BoardVerbs): Route[] {
  return [...nodeRoutes(board), ...proposalRoutes(board), ...diffRoutes(board)]
}

function nodeRoutes(board: BoardVerbs): Route[] {
  const node = { params: { id: 'node_id' } }
  const parent = { params: { id: 'parent_id' }, operation: 'board.create-child' }
  return [
    { method: 'GET', path: '/api/dashboard', verb: board.dashboard },
    { method: 'GET', path: '/api/nodes', verb: board.listNodes },
    { method: 'POST', path: '/api/nodes', verb: board.createNode, status: 201 },
    { method: 'POST', path: '/api/nodes/:id/children', verb: board.createNode, status: 201, ...parent },
    { method: 'GET', path: '/api/nodes/:id', verb: board.getNode, ...node },
    { method: 'PATCH', path: '/api/nodes/:id', verb: board.editNode, ...node },
    { method: 'DELETE', path: '/api/nodes/:id', verb: board.deleteNode, ...node },
    { method: 'PATCH', path: '/api/nodes/:id/status', verb: board.patchStatus, ...node },
    { method: 'POST', path: '/api/nodes/:id/estimate-status', verb: board.estimateStatus, ...node },
    { method: 'POST', path: '/api/confirmations', verb: board.confirmChange },
    { method: 'POST', path: '/api/moves', verb: board.moveNodes },
    { method: 'POST', path: '/api/relations', verb: board.relate, status: 201 },
    { method: 'DELETE', path: '/api/relations/:id', verb: board.unrelate, params: { id: 'relation_id' } },
    { method: 'GET', path: '/api/groups', verb: board.listGroups },
    { method: 'POST', path: '/api/groups', verb: board.group },
    { method: 'POST', path: '/api/groups/remove', verb: board.ungroup },
  ]
}

function proposalRoutes(board: BoardVerbs): Route[] {
  const run = { params: { id: 'run_id' } }
  const large = { bodyLimitBytes: BOARD_BODY_LIMIT_BYTES }
  return [
    { method: 'POST', path: '/api/organizer/run', verb: board.runOrganizer, ...large },
    { method: 'POST', path: '/api/advisor/run', verb: board.runAdvisor, ...large },
    { method: 'GET', path: '/api/proposals', verb: board.listProposals },
    { method: 'GET', path: '/api/proposals/:id', verb: board.getProposal, ...run },
    { method: 'POST', path: '/api/proposals/:id/request-changes', verb: board.requestChanges, ...run },
    { method: 'POST', path: '/api/proposals/:id/decline', verb: board.decline, ...run },
    { method: 'GET', path: '/api/declined', verb: board.listDeclined },
    { method: 'DELETE', path: '/api/declined/:id', verb: board.takeBackDeclined, params: { id: 'declined_id' } },
    { method: 'POST', path: '/api/proposal-quality/validate', verb: board.validateReport, ...large },
  ]
}

function diffRoutes(board: BoardVerbs): Route[] {
  const diff = { params: { id: 'diff_id' } }
  return [
    { method: 'POST', path: '/api/diffs', verb: board.createDiffs, status: 201 },
    { method: 'POST', path: '/api/diffs/apply', verb: board.applyDiffs },
    { method: 'GET', path: '/api/diffs/:id', verb: board.getDiff, ...diff },
    { method: 'POST', path: '/api/diffs/:id/apply', verb: board.applyDiff, ...diff },
    { method: 'POST', path: '/api/diffs/:id/reject', verb: board.rejectDiff, ...diff },
    { method: 'GET', path: '/api/history', verb: board.listHistory },
    { method: 'POST', path: '/api/history/:id/undo', verb: board.undo, params: { id: 'history_id' } },
  ]
}
