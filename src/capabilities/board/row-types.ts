export type HistoryKind = 'created' | 'edited' | 'deleted' | 'status' | 'relation' | 'grouping' | 'decomposition'

export type RunKind = 'organizer' | 'advisor'
/** Null in a row when nobody was asked, because there was nothing to ask about. */
export type RunSource = 'model' | 'built-in' | 'external'

/** What a run was asked, so that it can be asked again with a comment. */
export interface RunInputs {
  /** Null: the whole board. */
  sentIds: string[] | null
  focusNodeId: string | null
  userIntent: string | null
  constraints: string[]
}

export type DiffType = 'relation' | 'grouping' | 'decomposition'
export type DiffState = 'open' | 'applied' | 'undone' | 'rejected' | 'superseded'

export interface RelationChange {
  type: 'relation'
  from_node_id: string
  to_node_id: string
  relation_type: string
}

export interface GroupingChange {
  type: 'grouping'
  group_label: string
  node_ids: string[]
}

export interface DecompositionChange {
  type: 'decomposition'
  target_node_id: string
  target_title: string
  children: { title: string; context: string; suggested_status?: string }[]
}

export type DiffChange = RelationChange | GroupingChange | DecompositionChange
