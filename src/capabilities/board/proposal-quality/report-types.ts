import type { WithWords } from '../nodes/fields.ts'

/** The shapes an Organizer and an Advisor answer with, by the names of the document they come from. */
export interface OrganizerReportChild {
  title: string
  context: string
  suggested_status?: string
}

export interface OrganizerDecompositionProposal {
  target_node_id: string
  target_title: string
  reason: string
  suggested_children: OrganizerReportChild[]
}

export interface OrganizerGroupingProposal {
  group_label: string
  reason: string
  node_ids: string[]
}

/** `depends_on`: from needs to first. */
export interface OrganizerRelationProposal {
  from_node_id: string
  to_node_id: string
  relation_type: string
  reason: string
}

export interface OrganizerReport {
  decomposition_proposals: OrganizerDecompositionProposal[]
  grouping_proposals: OrganizerGroupingProposal[]
  relation_proposals: OrganizerRelationProposal[]
  summary: string
}

export interface AdvisorOption {
  label: string
  description?: string
  pros?: string[]
  cons?: string[]
  next_action: string
  necessary_info: string
  criteria_note: string
  risks: string[]
  suggested_status?: string
}

export interface AdvisorCriterion {
  name: string
  description: string
}

export interface AdvisorReport {
  target_node_id: string
  target_title: string
  current_status: string
  options: AdvisorOption[]
  criteria?: AdvisorCriterion[]
  next_decision: string
  summary: string
}

export interface ValidationResult {
  /** No Must rule is broken. */
  ok: boolean
  errors: string[]
  warnings: string[]
}

export interface BoardRelation {
  to_node_id: string
  relation_type: string
}

/** What the rules need to know of a node as it really is. */
export interface BoardNode extends WithWords {
  id: string
  title: string
  status: string
  parent_id?: string | null
  tags?: readonly string[]
  /** Those that start here. */
  relations?: readonly BoardRelation[]
}

/** The board a report speaks of. Without `nodes` the rules that compare with it give the warning "not checked". */
export interface Board {
  nodes?: readonly BoardNode[]
  focusNodeId?: string
}
