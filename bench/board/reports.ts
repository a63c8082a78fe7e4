import type { AdvisorReport, BoardNode, OrganizerReport } from '#capabilities/board/proposal-quality/index.ts'

export interface ReportCase {
  nodes: BoardNode[]
  ids: string[]
  organizer: OrganizerReport
  advisor: AdvisorReport
}

/** A board of `count` nodes and a report that speaks of every one of them, all rules kept. */
export function reportCase(count: number): ReportCase {
  const nodes = Array.from({ length: count }, (_, n): BoardNode => ({
    id: `n${n}`,
    title: `展示会の準備 ${n}: invitations`,
    status: 'READY',
    context: '会場が決まったら案内状を送る。'.repeat(5),
    parent_id: n === 0 ? null : `n${Math.floor(n / 3)}`,
    relations: n % 4 === 0 && n + 2 < count ? [{ to_node_id: `n${n + 2}`, relation_type: 'depends_on' }] : [],
  }))
  const ids = nodes.map(({ id }) => id)
  const reason = '同じ話題が続いていて、一緒に見ると早そうです。'
  const option = (letter: string) => ({
    label: `案${letter}：進める`,
    next_action: `${letter} の一歩を書き出す。`,
    necessary_info: '期限。',
    criteria_note: '速さを取る場合。',
    risks: ['手戻りになるかもしれない。'],
    suggested_status: 'IN_PROGRESS',
  })
  return {
    nodes,
    ids,
    organizer: {
      decomposition_proposals: nodes
        .filter((_, n) => n % 5 === 0)
        .map(({ id, title }) => ({
          target_node_id: id,
          target_title: title,
          reason,
          suggested_children: ['下調べ', '下書き', '見直し'].map((part) => ({ title: part, context: reason })),
        })),
      grouping_proposals: Array.from({ length: Math.floor(count / 5) }, (_, n) => ({
        group_label: `組 ${n}`,
        reason,
        node_ids: ids.slice(n * 5, n * 5 + 5),
      })),
      relation_proposals: ids.slice(1).map((id, n) => ({
        from_node_id: ids[n] ?? '',
        to_node_id: id,
        relation_type: n % 2 === 0 ? 'depends_on' : 'related',
        reason,
      })),
      summary: 'まず最初のものから見ると良さそうです。',
    },
    advisor: {
      target_node_id: 'n0',
      target_title: nodes[0]?.title ?? '',
      current_status: 'READY',
      options: ['A', 'B', 'C', 'D'].map(option),
      next_decision: 'まず期限を決める。',
      summary: '道が四つ見えます。',
    },
  }
}
