interface LooseProposal {
  reason?: unknown
  target_node_id?: unknown
  from_node_id?: unknown
  to_node_id?: unknown
  node_ids?: unknown[]
  suggested_children?: (Record<string, unknown> | null)[]
}

interface LooseOrganizerReport {
  decomposition_proposals?: (LooseProposal | null)[]
  grouping_proposals?: (LooseProposal | null)[]
  relation_proposals?: (LooseProposal | null)[]
  summary?: unknown
}

interface LooseAdvisorReport {
  target_node_id?: unknown
  options?: ((Record<string, unknown> & { risks?: unknown[] }) | null)[]
  next_decision?: unknown
  summary?: unknown
}

const filled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/**
 * The rule tables of the source read to the letter, missing arrays filled in, as the system they come from did it.
 * A closed hole is something this accepts: it is here only to show that the tests of the holes can tell the difference.
 */
export function naiveOrganizerAccepts(report: unknown, ids: readonly string[]): boolean {
  const raw = report as LooseOrganizerReport
  const usable = (id: unknown) => id === undefined || ids.includes(String(id))
  const decisive = (text: unknown) => /べき|してください|が必要です/.test(String(text))
  const proposals = [
    ...(raw.decomposition_proposals ?? []),
    ...(raw.grouping_proposals ?? []),
    ...(raw.relation_proposals ?? []),
  ].filter((proposal) => proposal !== null)
  return (
    filled(raw.summary) &&
    !decisive(raw.summary) &&
    proposals.every(
      (proposal) =>
        filled(proposal.reason) &&
        !decisive(proposal.reason) &&
        [proposal.target_node_id, proposal.from_node_id, proposal.to_node_id, ...(proposal.node_ids ?? [])].every(
          usable,
        ) &&
        (proposal.suggested_children ?? [{}, {}]).length >= 2 &&
        (proposal.suggested_children ?? []).every(
          (child) => child === null || ('title' in child && 'context' in child),
        ),
    )
  )
}

export function naiveAdvisorAccepts(report: unknown, ids: readonly string[]): boolean {
  const raw = report as LooseAdvisorReport
  const options = raw.options ?? []
  return (
    (ids.length === 0 || ids.includes(String(raw.target_node_id))) &&
    options.length >= 2 &&
    options.every(
      (option) =>
        option === null ||
        (['next_action', 'necessary_info', 'criteria_note'].every((field) => field in option) &&
          (option.risks ?? []).length >= 1),
    ) &&
    filled(raw.next_decision) &&
    filled(raw.summary) &&
    !/ベスト|推奨|正解|すべき/.test(`${String(raw.summary)}${String(raw.next_decision)}`)
  )
}
