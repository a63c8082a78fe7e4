import type { AdvisorReport, OrganizerReport } from '../../../src/capabilities/board/proposal-quality/index.ts'
import { STATUSES, type Status } from '../../../src/capabilities/board/status/statuses.ts'
import { isReachable } from '../../../src/capabilities/board/status/transitions.ts'
import type { Case } from './good-reports.ts'

/** Breaks one thing in a good report. `complaint` is what has to be said about it. */
export interface Breakage<R> {
  name: string
  complaint: RegExp
  /** False when this report offers nothing to break in this way. */
  apply(report: Loose<R>, given: Case<R>, pick: <T>(items: readonly T[]) => T): boolean | void
}

/** A copy to be broken: any field may become anything. */
type Loose<T> = T extends readonly (infer U)[]
  ? Loose<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Loose<T[K]> } & Record<string, unknown>
    : T

const BLANK = ['', ' ', '　', '\n', '\u200b']
const nowhere = undefined as never

export const ORGANIZER_WORDS = [
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
export const ADVISOR_WORDS = [
  'ベストな案',
  'ﾍﾞｽﾄな案',
  '推奨です',
  '正解です',
  '確認すべきです',
  'べ\u200bストと推\u200b奨',
  'We should go',
  'must-have',
  'Best of all',
  'recommended',
  'Correct  answer',
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

export const advisorBreakages: readonly Breakage<AdvisorReport>[] = [
  ...(['target_node_id', 'target_title', 'current_status', 'options', 'next_decision', 'summary'] as const).map(
    (key) => ({
      name: `no ${key}`,
      complaint: new RegExp(`^${key} is required$`),
      apply: (report: Loose<AdvisorReport>) => void delete (report as Record<string, unknown>)[key],
    }),
  ),
  {
    name: 'fewer than two options',
    complaint: /^options must have at least 2 items$/,
    apply: (report, _given, pick) => void report.options.splice(pick([0, 1])),
  },
  ...(['label', 'next_action', 'necessary_info', 'criteria_note'] as const).map((key) => ({
    name: `an option without ${key}`,
    complaint: new RegExp(`^options\\[\\d\\]\\.${key} is required and non-empty$`),
    apply: (report: Loose<AdvisorReport>, _given: Case<AdvisorReport>, pick: <T>(items: readonly T[]) => T): void => {
      ;(pick(report.options) as Record<string, unknown>)[key] = pick([undefined, ...BLANK])
    },
  })),
  {
    name: 'an option without risks',
    complaint: /^options\[\d\]\.risks (is required|must have at least 1 item)$/,
    apply: (report, _given, pick) =>
      void ((pick(report.options) as Record<string, unknown>)['risks'] = pick([undefined, []])),
  },
  {
    name: 'a blank risk, pro or con',
    complaint: /^options\[\d\]\.(risks|pros|cons)\[0\] is required and non-empty$/,
    apply: (report, _given, pick) =>
      void ((pick(report.options) as Record<string, unknown>)[pick(['risks', 'pros', 'cons'])] = [pick(BLANK)]),
  },
  {
    name: 'a blank description',
    complaint: /^options\[\d\]\.description is required and non-empty$/,
    apply: (report, _given, pick) => void (pick(report.options).description = pick(BLANK)),
  },
  {
    name: 'a blank criterion',
    complaint: /^criteria\[0\]\.(name|description) is required and non-empty$/,
    apply: (report, _given, pick) => {
      const criterion = { name: '速さ', description: '早く済むか' }
      criterion[pick(['name', 'description'] as const)] = pick(BLANK)
      report.criteria = [criterion]
    },
  },
  {
    name: 'a target nobody sent',
    complaint: /^target_node_id 'n99' is not in valid node list$/,
    apply: (report) => void (report.target_node_id = 'n99'),
  },
  {
    name: 'an empty target while there are nodes',
    complaint: /^target_node_id is required and non-empty$/,
    apply: (report, _given, pick) => {
      report.target_node_id = ''
      report.target_title = ''
      report.current_status = ''
      if (pick([true, false])) report.options = []
    },
  },
  {
    name: 'blank next_decision',
    complaint: /^next_decision must be non-empty$/,
    apply: (report, _given, pick) => void (report.next_decision = pick(BLANK)),
  },
  {
    name: 'blank summary',
    complaint: /^summary must be non-empty$/,
    apply: (report, _given, pick) => void (report.summary = pick(BLANK)),
  },
  {
    name: 'a target that is not the focus',
    complaint: /^target_node_id 'n\d+' is not the focus node 'n\d+'$/,
    apply: (report, given, pick) => {
      const other = given.board.nodes.filter(({ id }) => id !== report.target_node_id)
      if (given.board.focusNodeId === undefined || other.length === 0) return false
      const node = pick(other)
      report.target_node_id = node.id
      report.target_title = node.title
      report.current_status = node.status
      for (const option of report.options) delete option.suggested_status
      return true
    },
  },
  {
    name: 'a title that is not the board’s',
    complaint: /^target_title differs from the board/,
    apply: (report) => void (report.target_title += '？'),
  },
  {
    name: 'a status that is not the board’s',
    complaint: /^current_status differs from the board/,
    apply: (report, _given, pick) =>
      void (report.current_status = pick(STATUSES.filter((status) => status !== report.current_status))),
  },
  {
    name: 'an unreachable status',
    complaint: /suggested_status '\w+' is not (reachable from|a status)/,
    apply: (report, _given, pick) => {
      const current = report.current_status as Status
      const wrong: string[] = [...STATUSES.filter((status) => !isReachable(current, status)), 'done', 'FINISHED']
      pick(report.options).suggested_status = pick(wrong)
    },
  },
  {
    name: 'the same option under another label',
    complaint: /^options\[\d\] is the same option as options\[\d\]$/,
    apply: (report, _given, pick) =>
      void report.options.push({ ...structuredClone(pick(report.options)), label: '案X：別の名前' }),
  },
  {
    name: 'another option under the same label',
    complaint: /^options\[\d\] is the same option as options\[\d\]$/,
    apply: (report, _given, pick) => {
      const option = structuredClone(pick(report.options))
      option.next_action = 'まったく別のことをする。'
      option.label = `${option.label}　`
      report.options.push(option)
    },
  },
  {
    name: 'a forbidden word somewhere',
    complaint: /contains forbidden word '/,
    apply: (report, _given, pick) => {
      const words = pick(ADVISOR_WORDS)
      const option = pick(report.options)
      pick([
        () => void (report.summary = words),
        () => void (report.next_decision = words),
        () => void (option.label = words),
        () => void (option.description = words),
        () => void (option.next_action = words),
        () => void (option.necessary_info = words),
        () => void (option.criteria_note = words),
        () => void (option.risks = [words]),
        () => void (option.pros = [words]),
        () => void (option.cons = [words]),
        () => void (report.criteria = [{ name: words, description: '重さ' }]),
        () => void (report.criteria = [{ name: '重さ', description: words }]),
      ])()
    },
  },
  {
    name: 'an unknown key',
    complaint: /^(report|options\[\d\]) has the unknown key 'recommendation'$/,
    apply: (report, _given, pick) =>
      void (pick([report, ...report.options] as Record<string, unknown>[])['recommendation'] = 'A'),
  },
  {
    name: 'a null item',
    complaint: /^(options|criteria)\[\d\] must be an object$/,
    apply: (report, _given, pick) => {
      if (pick([true, false])) (report.options as unknown[]).push(null)
      else report.criteria = [null as never]
    },
  },
  {
    name: 'something else than a list',
    complaint: /^(options|criteria) must be an array$/,
    apply: (report, _given, pick) =>
      void ((report as Record<string, unknown>)[pick(['options', 'criteria'])] = pick([null, {}, 'none'])),
  },
]
