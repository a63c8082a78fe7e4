import { createHash } from 'node:crypto'
import { canonicalJson } from '#kernel/confirm/index.ts'
import type { Change } from '../contract.ts'
import type { OrganizerReport } from '../proposal-quality/index.ts'
import { relationType } from '../proposal-quality/relation-key.ts'

/** One proposal of a report as one change that could be applied. */
export interface Proposal {
  /** Where it stands in the report. */
  path: string
  targetNodeId: string
  change: Change
  reason: string
}

/** No change here touches a status or a note, and none deletes. */
export function proposalsOf(report: OrganizerReport): Proposal[] {
  return [
    ...report.decomposition_proposals.map(
      ({ target_node_id, target_title, reason, suggested_children }, index): Proposal => ({
        path: `decomposition_proposals[${index}]`,
        targetNodeId: target_node_id,
        change: { type: 'decomposition', target_node_id, target_title, children: suggested_children },
        reason,
      }),
    ),
    ...report.grouping_proposals.map(({ group_label, node_ids, reason }, index): Proposal => ({
      path: `grouping_proposals[${index}]`,
      targetNodeId: node_ids[0] ?? '',
      change: { type: 'grouping', group_label, node_ids },
      reason,
    })),
    ...report.relation_proposals.map(({ from_node_id, to_node_id, relation_type, reason }, index): Proposal => ({
      path: `relation_proposals[${index}]`,
      targetNodeId: from_node_id,
      change: { type: 'relation', from_node_id, to_node_id, relation_type: relationType(relation_type) },
      reason,
    })),
  ]
}

/** A report with this one change, so that the rules of proposals judge it once more when it is applied. */
export function reportOf(change: Change, reason: string): OrganizerReport {
  const report: OrganizerReport = {
    decomposition_proposals: [],
    grouping_proposals: [],
    relation_proposals: [],
    summary: reason,
  }
  if (change.type === 'decomposition') {
    const { target_node_id, target_title, children } = change
    report.decomposition_proposals.push({ target_node_id, target_title, reason, suggested_children: children })
  } else if (change.type === 'grouping') {
    report.grouping_proposals.push({ group_label: change.group_label, node_ids: change.node_ids, reason })
  } else {
    const { from_node_id, to_node_id, relation_type } = change
    report.relation_proposals.push({ from_node_id, to_node_id, relation_type, reason })
  }
  return report
}

/** The same run and proposal always give the same id: what was applied once cannot come back as something new. */
export function diffIdOf(workspace: string, runId: string, { path, change }: Proposal): string {
  return uuidFrom(`${workspace}/${runId}/${path}/${canonicalJson(change)}`)
}

/** A report made elsewhere has no run of ours: its content names it. */
export function externalRunId(workspace: string, report: unknown): string {
  return uuidFrom(`${workspace}/external/${canonicalJson(report)}`)
}

/** A uuid of the kind that anyone may derive as they like (version 8). */
function uuidFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
