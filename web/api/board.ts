import { isBlank } from '../../src/text/blank.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import * as contract from '../../src/capabilities/board/contract.ts'
import { erase, get, patch, post } from './client.ts'

export type {
  DeclinedView,
  DiffView,
  GetNodeOutput,
  HistoryView,
  NodeView,
  OptionCard,
  ProposalView,
  StatusChange,
} from '../../src/capabilities/board/contract.ts'
export {
  boardStream,
  isStatus,
  knownRelation,
  NODE_FIELD_NAMES,
  NODE_FIELDS,
  type NodeField,
  statusOfTray,
  transitionsFrom,
  trayOf,
} from '../../src/capabilities/board/contract.ts'
export const STATUSES = contract.Status.options
export const TRAYS = contract.Tray.options
export const KINDS = contract.RunKind.options
export type Status = z.infer<typeof contract.Status>
export type Tray = z.infer<typeof contract.Tray>
export type Kind = contract.ProposalView['kind']
export type NodeLine = contract.GetNodeOutput['children'][number]
export type Proposal = z.infer<typeof contract.GetProposalOutput>
export type StatusPreview = z.infer<typeof contract.EstimateStatusOutput>
type Nodes = z.infer<typeof contract.ListNodesOutput>
type History = z.infer<typeof contract.ListHistoryOutput>
type Proposals = z.infer<typeof contract.ListProposalsOutput>
type Written = z.infer<typeof contract.NodeOutput>
type Confirmed = z.infer<typeof contract.ConfirmOutput>
type Applied = z.infer<typeof contract.ApplyDiffOutput>
type Undone = z.infer<typeof contract.UndoOutput>
export type NewNode = Omit<z.input<typeof contract.CreateNodeInput>, 'parent_id'>
export type NodeEdit = Omit<z.input<typeof contract.EditNodeInput>, 'node_id' | 'version' | 'reason'>

export interface NodeFilter {
  q?: string
  status?: Status
  tag?: string
}

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
const at = (id: string) => encodeURIComponent(id)

/** What was only captured lies in the inbox, before every other tray. */
export type DeskTray = Tray | 'inbox'
export const DESK_TRAYS: readonly DeskTray[] = ['inbox', ...TRAYS]
export const deskTrayOf = (status: Status): DeskTray | null =>
  status === 'CAPTURED' ? 'inbox' : contract.trayOf(status)

/** One tray, a page at a time: moving something refreshes the pages a person has opened and keeps them open. */
export const trayQuery = (tray: DeskTray) =>
  infiniteQueryOptions({
    queryKey: ['board', 'tray', tray],
    queryFn: async ({ pageParam: after, signal }): Promise<Nodes> => {
      const path = `/dashboard${query({ tray, after, inbox: 'apart', sort: 'due' })}`
      const { trays, next } = await get<contract.DashboardOutput>(path, { signal })
      return { nodes: trays[tray] ?? [], next: next?.[tray] ?? null }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

export const nodesQuery = (filter: NodeFilter, limit: number = contract.PAGE) =>
  infiniteQueryOptions({
    queryKey: ['board', 'nodes', filter, limit],
    queryFn: ({ pageParam, signal }) =>
      get<Nodes>(`/nodes${query({ ...filter, limit, after: pageParam })}`, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

export const nodeQuery = (id: string) =>
  queryOptions({
    queryKey: ['board', 'node', id],
    queryFn: ({ signal }) => get<contract.GetNodeOutput>(`/nodes/${at(id)}`, { signal }),
  })

export const historyQuery = (nodeId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['board', 'history', nodeId],
    queryFn: ({ pageParam, signal }) =>
      get<History>(`/history${query({ node_id: nodeId, before: pageParam })}`, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  })

export const proposalsQuery = infiniteQueryOptions({
  queryKey: ['board', 'proposals'],
  queryFn: ({ pageParam, signal }) => get<Proposals>(`/proposals${query({ before: pageParam })}`, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
})

export const proposalQuery = (id: string) =>
  queryOptions({
    queryKey: ['board', 'proposal', id],
    queryFn: ({ signal }) => get<Proposal>(`/proposals/${at(id)}`, { signal }),
  })

export function createNode(node: NewNode, parentId?: string): Promise<Written> {
  return post<Written>(parentId === undefined ? '/nodes' : `/nodes/${at(parentId)}/children`, { body: node })
}

export function editNode(id: string, version: number, edit: NodeEdit): Promise<Written> {
  return patch<Written>(`/nodes/${at(id)}`, { body: { ...edit, version } })
}

export function deleteNode(id: string, version: number): Promise<{ history_id: string }> {
  return erase(`/nodes/${at(id)}${query({ version })}`)
}

export function previewStatus(id: string, reason: string, signal: AbortSignal): Promise<StatusPreview> {
  const said = isBlank(reason) ? {} : { reason }
  return post<StatusPreview>(`/nodes/${at(id)}/estimate-status`, { body: { ...said, source: 'web' }, signal })
}

/** The token is made and spent in one go: what was on the screen when the person said yes is what it is bound to. */
export async function moveNode(id: string, change: contract.StatusChange, reason: string): Promise<StatusPreview> {
  const said = isBlank(reason) ? {} : { reason }
  const { confirmation } = await post<Confirmed>('/confirmations', {
    body: { node_id: id, ui_action: 'web: confirm status', proposed_change: change, ...said },
  })
  return post<StatusPreview>(`/nodes/${at(id)}/estimate-status`, {
    body: { confirm_status: change.to, confirmation_id: confirmation.confirmation_id, source: 'web', ...said },
  })
}

/** By which act a person moved something themselves; it stands in the confirmation and in the history. */
export type Act = 'key' | 'drag' | 'menu' | 'confirm several'
export interface OwnMove {
  node: contract.NodeView
  to: Status
}
type Moved = z.infer<typeof contract.MoveNodesOutput>

/** The act itself is the confirmation, one for each. What is no longer as it was seen stays where it is. */
export function moveNodes(moves: readonly OwnMove[], act: Act): Promise<Moved> {
  return post<Moved>('/moves', {
    body: {
      moves: moves.map(({ node, to }) => ({ node_id: node.id, from: node.status, to })),
      ui_action: `web: ${act}`,
    },
  })
}

export async function applyDiff(diff: contract.DiffView): Promise<Applied> {
  const { confirmation } = await post<Confirmed>('/confirmations', {
    body: {
      node_id: diff.target_node_id,
      ui_action: 'web: confirm proposal',
      proposed_change: { ...diff.change, diff_id: diff.diff_id },
    },
  })
  return post<Applied>(`/diffs/${at(diff.diff_id)}/apply`, {
    body: { confirmation_id: confirmation.confirmation_id },
  })
}

/** Each gets a confirmation of its own, made by the one look at all of them. */
export function applyDiffs(ids: readonly string[]): Promise<z.infer<typeof contract.ApplyDiffsOutput>> {
  return post('/diffs/apply', { body: { diff_ids: ids, ui_action: 'web: confirm several proposals' } })
}

/** What is declined stays out of later runs until it is taken back. */
export function decline(runId: string, sources: readonly string[], comment = ''): Promise<unknown> {
  const said = isBlank(comment) ? {} : { comment }
  return post(`/proposals/${at(runId)}/decline`, { body: { source_proposals: sources, ...said } })
}

export function takeBackDeclined(id: string): Promise<unknown> {
  return erase(`/declined/${at(id)}`)
}

export const declinedQuery = infiniteQueryOptions({
  queryKey: ['board', 'declined'],
  queryFn: ({ pageParam, signal }) =>
    get<z.infer<typeof contract.ListDeclinedOutput>>(`/declined${query({ before: pageParam })}`, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
})

export interface NewRelation {
  from_node_id: string
  to_node_id: string
  relation_type: string
  reason?: string
}

export function relate(relation: NewRelation): Promise<z.infer<typeof contract.RelateOutput>> {
  return post('/relations', { body: relation })
}

type Effect = z.infer<typeof contract.EffectOutput>

export function unrelate(id: string): Promise<Effect> {
  return erase(`/relations/${at(id)}`)
}

export const groupsQuery = queryOptions({
  queryKey: ['board', 'groups'],
  queryFn: ({ signal }) => get<z.infer<typeof contract.ListGroupsOutput>>('/groups', { signal }),
})

export function group(label: string, nodeIds: readonly string[]): Promise<Effect> {
  return post('/groups', { body: { group_label: label, node_ids: nodeIds } })
}

export function ungroup(label: string, nodeIds: readonly string[]): Promise<Effect> {
  return post('/groups/remove', { body: { group_label: label, node_ids: nodeIds } })
}

export function undo(historyId: string): Promise<Undone> {
  return post<Undone>(`/history/${at(historyId)}/undo`)
}

export interface RunWish {
  kind: Kind
  intent: string
  focus?: string
}

/** Each proposal of an adopted run becomes its own diff at once. */
export async function runProposals({ kind, intent, focus }: RunWish, signal: AbortSignal): Promise<string> {
  const run = await post<contract.RunOutput>(`/${kind}/run`, {
    body: {
      ...(!isBlank(intent) && { userIntent: intent }),
      ...(focus !== undefined && { focusNodeId: focus }),
    },
    signal,
  })
  return withDiffs(run)
}

export async function requestChanges(runId: string, comment: string, signal: AbortSignal): Promise<string> {
  return withDiffs(
    await post<contract.RunOutput>(`/proposals/${at(runId)}/request-changes`, { body: { comment }, signal }),
  )
}

/** When this fails the run is there all the same, and its page offers it again. */
async function withDiffs(run: contract.RunOutput): Promise<string> {
  if (run.ok && run.kind === 'organizer') await makeDiffs(run.run_id).catch(() => undefined)
  return run.run_id
}

/** Asking twice gives the same diffs. */
export function makeDiffs(runId: string): Promise<unknown> {
  return post('/diffs', { body: { run_id: runId } })
}
