import type { BoardVerbs } from '#capabilities/board/verbs.ts'
import type { Tool } from '../tool.ts'

/** Reading and proposing. What changes a node is here only where the verb itself asks for a person's confirmation. */
export function boardTools(board: BoardVerbs): Tool[] {
  return [...readingTools(board), ...proposingTools(board), ...confirmedTools(board)]
}

function readingTools(board: BoardVerbs): Tool[] {
  return [
    {
      name: 'board_dashboard',
      hint: 'Begin here: what is in progress, waits for a decision or for others, cools down, or is otherwise active.',
      verb: board.dashboard,
      readOnly: true,
    },
    {
      name: 'board_search',
      hint: 'Find nodes by words, status or tag, also those that are done, cancelled or dormant.',
      verb: board.listNodes,
      readOnly: true,
    },
    {
      name: 'board_node',
      hint: 'Read one node with its relations, children, history and evidence before you propose anything about it.',
      verb: board.getNode,
      readOnly: true,
    },
    {
      name: 'board_proposals',
      hint: 'See which runs there were, with their reports, errors and warnings.',
      verb: board.listProposals,
      readOnly: true,
    },
    { name: 'board_proposal', hint: 'Read one run and the diffs made of it.', verb: board.getProposal, readOnly: true },
    { name: 'board_diff', hint: 'Read one diff: what it would change and why.', verb: board.getDiff, readOnly: true },
    {
      name: 'board_history',
      hint: 'Leave node_id out for the whole board.',
      verb: board.listHistory,
      readOnly: true,
    },
  ]
}

function proposingTools(board: BoardVerbs): Tool[] {
  return [
    {
      name: 'board_organize',
      hint: 'Nothing on the board changes. Go on with board_make_diffs when ok is true; show the person the cards.',
      verb: board.runOrganizer,
      readOnly: false,
    },
    {
      name: 'board_advise',
      hint: 'Nothing on the board changes. Show the person all options side by side and let them choose.',
      verb: board.runAdvisor,
      readOnly: false,
    },
    {
      name: 'board_validate',
      hint: 'Use it on a report of your own before board_make_diffs; it names everything that is wrong at once.',
      verb: board.validateReport,
      readOnly: true,
    },
    {
      name: 'board_make_diffs',
      hint: 'Send the run_id of board_organize, or a report of your own. A person then confirms each diff in the app.',
      verb: board.createDiffs,
      readOnly: false,
    },
    {
      name: 'board_request_changes',
      hint: "Send the person's comment in their own words; what was open of the earlier run is superseded.",
      verb: board.requestChanges,
      readOnly: false,
    },
  ]
}

function confirmedTools(board: BoardVerbs): Tool[] {
  return [
    {
      name: 'board_apply_diff',
      hint: 'Needs the confirmation_id of a person who confirmed exactly this diff; you cannot make one.',
      verb: board.applyDiff,
      readOnly: false,
    },
    {
      name: 'board_estimate_status',
      hint:
        'Without confirm_status it only looks. To move the node send confirm_status with the confirmation_id of a ' +
        'person who confirmed exactly this move; you cannot make one.',
      verb: board.estimateStatus,
      readOnly: false,
    },
  ]
}
