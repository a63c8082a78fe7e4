import type { OrganizerReport } from '../../../src/capabilities/board/proposal-quality/index.ts'
import { BLANK, type Breakage, type Loose, nowhere } from './breakage.ts'

const ORGANIZER_WORDS = [
  'やるべきです',
  'すべきって話です',
  '連絡してください',
  '連絡して下さい',
  '確認が必要です',
  'We should go',
  'You MUST go',
  'the ｂｅｓｔ way',
  'bestな案',
  'is recommended',
  'the correct\nanswer',
]
export const organizerBreakages: readonly Breakage<OrganizerReport>[] = [
  ...(['decomposition_proposals', 'grouping_proposals', 'relation_proposals', 'summary'] as const).map((key) => ({
    name: `no ${key}`,
    complaint: new RegExp(`^${key} is required$`),
    apply: (report: Loose<OrganizerReport>) => void delete (report as Record<string, unknown>)[key],
  })),
  {
    name: 'blank summary',
    complaint: /^summary must be non-empty$/,
    apply: (report, _given, pick) => void (report.summary = pick(BLANK)),
  },
  {
    name: 'unknown id in a decomposition',
    complaint: /^decomposition_proposals\[\d\]\.target_node_id 'n99' is not in valid node list$/,
    apply: (report, _given, pick) => void (pick(report.decomposition_proposals).target_node_id = 'n99'),
  },
  {
    name: 'unknown id in a grouping',
    complaint: /^grouping_proposals\[\d\]\.node_ids\[\d+\] 'n99' is not in valid node list$/,
    apply: (report, _given, pick) => void pick(report.grouping_proposals).node_ids.push('n99'),
  },
  {
    name: 'unknown id in a relation',
    complaint: /^relation_proposals\[\d\]\.(from|to)_node_id 'n99' is not in valid node list$/,
    apply: (report, _given, pick) =>
      void (pick(report.relation_proposals)[pick(['from_node_id', 'to_node_id'] as const)] = 'n99'),
  },
  {
    name: 'blank reason',
    complaint: /^(decomposition|grouping|relation)_proposals\[\d\]\.reason is required and non-empty$/,
    apply: (report, _given, pick) => void (anyProposal(report, pick)['reason'] = pick(BLANK)),
  },
  {
    name: 'one child',
    complaint: /suggested_children must have at least 2 items$/,
    apply: (report, _given, pick) => void pick(report.decomposition_proposals).suggested_children.splice(1),
  },
  {
    name: 'a child without title or context',
    complaint: /suggested_children\[0\]\.(title|context) is required/,
    apply: (report, _given, pick) =>
      void delete (pick(report.decomposition_proposals).suggested_children[0] as Record<string, unknown>)[
        pick(['title', 'context'])
      ],
  },
  {
    name: 'a child with an impossible status',
    complaint: /suggested_status '\w+' is not reachable from CAPTURED$/,
    apply: (report, _given, pick) => {
      const child = pick(report.decomposition_proposals).suggested_children[0]
      if (child !== undefined) child.suggested_status = pick(['REACTIVATED', 'NEEDS_REVIEW', 'ready', 'NOWHERE'])
    },
  },
  {
    name: 'a decomposition without target',
    complaint: /^decomposition_proposals\[\d\]\.target_node_id is required and non-empty$/,
    apply: (report, _given, pick) =>
      void ((pick(report.decomposition_proposals) as Record<string, unknown>)['target_node_id'] = pick([
        undefined,
        '',
        '　',
      ])),
  },
  {
    name: 'a decomposition without children',
    complaint: /^decomposition_proposals\[\d\]\.suggested_children is required$/,
    apply: (report, _given, pick) =>
      void delete (pick(report.decomposition_proposals) as Record<string, unknown>)['suggested_children'],
  },
  {
    name: 'a relation without ids',
    complaint: /^relation_proposals\[\d\]\.(from|to)_node_id is required and non-empty$/,
    apply: (report, _given, pick) =>
      void delete (pick(report.relation_proposals) as Record<string, unknown>)[pick(['from_node_id', 'to_node_id'])],
  },
  {
    name: 'a grouping without ids',
    complaint: /^grouping_proposals\[\d\]\.node_ids is required$/,
    apply: (report, _given, pick) =>
      void delete (pick(report.grouping_proposals) as Record<string, unknown>)['node_ids'],
  },
  {
    name: 'a grouping of fewer than two',
    complaint: /^grouping_proposals\[\d\]\.node_ids must have at least 2 items$/,
    apply: (report, _given, pick) => void pick(report.grouping_proposals).node_ids.splice(pick([0, 1])),
  },
  {
    name: 'a node related to itself',
    complaint: /^relation_proposals\[\d\] relates node 'n\d+' to itself$/,
    apply: (report, _given, pick) => {
      const relation = pick(report.relation_proposals)
      relation.to_node_id = relation.from_node_id
    },
  },
  {
    name: 'an id twice in a grouping',
    complaint: /^grouping_proposals\[\d\]\.node_ids\[\d+\] 'n\d+' is given twice$/,
    apply: (report, _given, pick) => {
      const { node_ids } = pick(report.grouping_proposals)
      node_ids.push(pick(node_ids))
    },
  },
  {
    name: 'the same decomposition twice',
    complaint: /^decomposition_proposals\[\d\] repeats decomposition_proposals\[\d\]$/,
    apply: (report, _given, pick) => {
      const again = structuredClone(pick(report.decomposition_proposals))
      again.reason = '別の理由に見えます。'
      report.decomposition_proposals.push(again)
    },
  },
  {
    name: 'the same grouping in another order',
    complaint: /^grouping_proposals\[\d\] repeats grouping_proposals\[\d\]$/,
    apply: (report, _given, pick) => {
      const again = structuredClone(pick(report.grouping_proposals))
      again.node_ids.reverse()
      again.group_label = '別の名前'
      report.grouping_proposals.push(again)
    },
  },
  {
    name: 'the same relation in other words',
    complaint: /^relation_proposals\[\d\] repeats relation_proposals\[\d\]$/,
    apply: (report, _given, pick) => {
      const { from_node_id, to_node_id } = dependency(report)
      report.relation_proposals.push(
        pick([
          { from_node_id, to_node_id, relation_type: 'Depends On', reason: '同じ順番です。' },
          { from_node_id: to_node_id, to_node_id: from_node_id, relation_type: 'blocks', reason: '同じ順番です。' },
        ]),
      )
    },
  },
  {
    name: 'the same child twice',
    complaint:
      /suggested_children\[\d\]\.title repeats decomposition_proposals\[\d\]\.suggested_children\[\d\]\.title$/,
    apply: (report, _given, pick) => {
      const { suggested_children } = pick(report.decomposition_proposals)
      const child = structuredClone(pick(suggested_children))
      child.title = `　${child.title}。`
      suggested_children.push(child)
    },
  },
  {
    name: 'a child that is its own parent',
    complaint: /\.title repeats the node it would be a part of$/,
    apply: (report, _given, pick) => {
      const { suggested_children, target_title } = pick(report.decomposition_proposals)
      const child = suggested_children[1]
      if (child !== undefined) child.title = target_title
    },
  },
  {
    name: 'a child that is an ancestor',
    complaint: /\.title (makes a cycle of parents: it repeats a node above|is already a child of the node)$/,
    apply: (report, { board }) => {
      for (const proposal of report.decomposition_proposals) {
        const target = board.nodes.find(({ id }) => id === proposal.target_node_id)
        const near = board.nodes.find(({ id, parent_id }) => id === target?.parent_id || parent_id === target?.id)
        const child = proposal.suggested_children[0]
        if (near === undefined || child === undefined) continue
        child.title = near.title
        return true
      }
      return false
    },
  },
  {
    name: 'a cycle of depends_on',
    complaint: /makes a cycle of depends_on/,
    apply: (report, _given, pick) => {
      const { from_node_id, to_node_id } = dependency(report)
      report.relation_proposals.push({
        from_node_id: to_node_id,
        to_node_id: from_node_id,
        relation_type: pick(['depends_on', 'depends-on', 'DEPENDS ON']),
        reason: '逆の順番にも見えます。',
      })
    },
  },
  {
    name: 'a cycle of depends_on through the board',
    complaint: /makes a cycle of depends_on/,
    apply: (report, { board }) => {
      const node = board.nodes.find(({ relations }) => (relations ?? []).length > 0)
      const to = node?.relations?.[0]?.to_node_id
      if (node === undefined || to === undefined) return false
      report.relation_proposals.push({
        from_node_id: to,
        to_node_id: node.id,
        relation_type: 'depends_on',
        reason: '逆の順番に見えます。',
      })
      return true
    },
  },
  {
    name: 'a cycle of parents',
    complaint: /makes a cycle of parents/,
    apply: (report, { board }) => {
      const child = board.nodes.find(({ parent_id }) => parent_id !== null && parent_id !== undefined)
      if (child?.parent_id === undefined || child.parent_id === null) return false
      report.relation_proposals.push({
        from_node_id: child.id,
        to_node_id: child.parent_id,
        relation_type: 'parent_of',
        reason: '上下が逆に見えます。',
      })
      return true
    },
  },
  {
    name: 'a relation that is already there',
    complaint: /^relation_proposals\[\d\] is already on the board$/,
    apply: (report, { board }) => {
      const node = board.nodes.find(({ relations }) => (relations ?? []).length > 0)
      const known = node?.relations?.[0]
      if (node === undefined || known === undefined) return false
      report.relation_proposals.push({ from_node_id: node.id, ...known, reason: '順番がありそうです。' })
      return true
    },
  },
  {
    name: 'a group that is already there',
    complaint: /^grouping_proposals\[\d\] is already on the board$/,
    apply: (report, { board }) => {
      const ids = board.nodes.filter(({ tags }) => tags?.includes('以前の組')).map(({ id }) => id)
      if (ids.length < 2) return false
      report.grouping_proposals = [{ group_label: '以前の組', reason: '同じ組です。', node_ids: ids }]
      return true
    },
  },
  {
    name: 'a title that is not the board’s',
    complaint: /^decomposition_proposals\[\d\]\.target_title differs from the board/,
    apply: (report, _given, pick) => {
      const proposal = pick(report.decomposition_proposals)
      proposal.target_title = `${proposal.target_title}！`
    },
  },
  {
    name: 'a forbidden phrase somewhere',
    complaint: /contains forbidden phrase '/,
    apply: (report, _given, pick) => {
      const words = pick(ORGANIZER_WORDS)
      const child = pick(report.decomposition_proposals).suggested_children[0]
      pick([
        () => void (report.summary = words),
        () => void (anyProposal(report, pick)['reason'] = words),
        () => void (pick(report.grouping_proposals).group_label = words),
        () => void (pick(report.relation_proposals).relation_type = words),
        () => void (child !== undefined && (child.title = words)),
        () => void (child !== undefined && (child.context = words)),
      ])()
    },
  },
  {
    name: 'an unknown key',
    complaint: /^(report|(decomposition|grouping|relation)_proposals\[\d\]) has the unknown key 'confidence'$/,
    apply: (report, _given, pick) =>
      void (pick([report, anyProposal(report, pick)] as Record<string, unknown>[])['confidence'] = 0.9),
  },
  {
    name: 'a null item',
    complaint: /_proposals\[\d\] must be an object$/,
    apply: (report, _given, pick) =>
      void pick([
        report.decomposition_proposals,
        report.grouping_proposals,
        report.relation_proposals,
      ] as unknown[][]).push(pick([null, 'x', 3, []])),
  },
  {
    name: 'something else than a list',
    complaint: /_proposals must be an array$/,
    apply: (report, _given, pick) =>
      void ((report as Record<string, unknown>)[
        pick(['decomposition_proposals', 'grouping_proposals', 'relation_proposals'])
      ] = pick([null, {}, 'none', 0])),
  },
]

function anyProposal(report: Loose<OrganizerReport>, pick: <T>(items: readonly T[]) => T): Record<string, unknown> {
  return pick([...report.decomposition_proposals, ...report.grouping_proposals, ...report.relation_proposals] as Record<
    string,
    unknown
  >[])
}

function dependency(report: Loose<OrganizerReport>): { from_node_id: string; to_node_id: string } {
  return report.relation_proposals.find(({ relation_type }) => relation_type === 'depends_on') ?? nowhere
}
