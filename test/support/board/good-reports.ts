import fc from 'fast-check'
import type {
  AdvisorOption,
  AdvisorReport,
  Board,
  BoardNode,
  OrganizerReport,
} from '../../../src/capabilities/board/proposal-quality/index.ts'
import { relationKey } from '../../../src/capabilities/board/proposal-quality/relation-key.ts'
import { STATUSES, type Status } from '../../../src/capabilities/board/status/statuses.ts'
import { transitionsFrom } from '../../../src/capabilities/board/status/transitions.ts'

export interface Case<R> {
  report: R
  ids: string[]
  board: Board & { nodes: BoardNode[] }
}

/** Titles hold the forbidden words on purpose: a board may say what it likes. */
const TITLES = [
  '推奨環境を調べる',
  'やるべきことを書き出す',
  '会場の下見',
  '見積もりを送る',
  'The best venue for the fair',
  'Things we should ask',
  '名札の発注',
  'Write the invitation',
  '予算表の更新',
  '「正解」の決め方を読む',
  'Book the room',
  '受付の当番',
]
/** Harmless, and close to what is forbidden: none of these may be refused. */
const SENTENCES = [
  '一度に調べきれない量に見えます。',
  '同じ話題が並んでいます。',
  '早めに動くと楽になりそうです。',
  'Two people could share this.',
  'The mustard and the shoulder bag are bestowed elsewhere.',
  'It looks like one topic.',
  '食べきってから片付ける流れに見えます。',
  '順番を入れ替えても困らなさそうです。',
]
const OWN_WORDS = ['related', 'same_topic', '参考', 'follows', '補足する']

const sentence = fc.constantFrom(...SENTENCES)
const index = fc.nat({ max: 1_000 })

const boardOf = (least: number): fc.Arbitrary<BoardNode[]> =>
  fc
    .record({
      titles: fc.shuffledSubarray(TITLES, { minLength: least }),
      statuses: fc.array(fc.constantFrom(...STATUSES), { minLength: TITLES.length, maxLength: TITLES.length }),
      parents: fc.array(fc.option(index), { minLength: TITLES.length, maxLength: TITLES.length }),
      edges: fc.array(fc.tuple(index, index), { maxLength: 4 }),
    })
    .map(({ titles, statuses, parents, edges }) =>
      titles.map((title, at) => {
        const parent = parents[at]
        return {
          id: `n${at + 1}`,
          title,
          status: statuses[at] ?? 'READY',
          context: SENTENCES[at % SENTENCES.length] ?? '',
          parent_id: at === 0 || parent === null || parent === undefined ? null : `n${(parent % at) + 1}`,
          tags: at % 3 === 0 ? ['以前の組'] : [],
          relations: edges
            .map(([a, b]) => ordered(a % titles.length, b % titles.length))
            .filter(([from, to]) => from === at && to !== at)
            .map(([, to]) => ({ to_node_id: `n${to + 1}`, relation_type: 'depends_on' })),
        }
      }),
    )

/** Everything waits for what comes later on the board, so that no choice of these makes a cycle. */
const ordered = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a])

export const goodOrganizer: fc.Arbitrary<Case<OrganizerReport>> = boardOf(3).chain((nodes) => {
  const ids = nodes.map(({ id }) => id)
  const taken = new Set(
    nodes.flatMap(({ id, relations }) =>
      (relations ?? []).map((each) => relationKey({ from: id, to: each.to_node_id, type: each.relation_type })),
    ),
  )
  const child = fc.record(
    {
      title: fc.constantFrom('下調べ', '下書き', '見直し', 'Ask around', 'Write it down', '片付け'),
      context: sentence,
      suggested_status: fc.constantFrom('CAPTURED', 'READY', 'CLARIFYING'),
    },
    { requiredKeys: ['title', 'context'] },
  )
  const decomposition = fc.record({
    node: fc.constantFrom(...nodes),
    reason: sentence,
    suggested_children: fc.uniqueArray(child, { minLength: 2, maxLength: 4, selector: ({ title }) => title }),
  })
  const relation = fc.record({
    pair: fc.tuple(index, index).map(([a, b]) => ordered(a % ids.length, b % ids.length)),
    relation_type: fc.constantFrom('depends_on', ...OWN_WORDS),
    reason: sentence,
  })
  return fc
    .record({
      decompositions: fc.uniqueArray(decomposition, { maxLength: 3, selector: ({ node }) => node.id }),
      groupings: fc.uniqueArray(
        fc.record({
          group_label: fc.constantFrom('展示会', 'The fair', '準備'),
          reason: sentence,
          node_ids: fc.shuffledSubarray(ids, { minLength: 2 }),
        }),
        { maxLength: 3, selector: ({ node_ids }) => [...node_ids].sort().join() },
      ),
      relations: fc.array(relation, { maxLength: 4 }),
      summary: sentence,
    })
    .map(({ decompositions, groupings, relations, summary }) => {
      const seen = new Set(taken)
      return {
        ids,
        board: { nodes },
        report: {
          decomposition_proposals: decompositions.map(({ node, ...rest }) => ({
            target_node_id: node.id,
            target_title: node.title,
            ...rest,
          })),
          grouping_proposals: groupings,
          relation_proposals: relations
            .map(({ pair: [from, to], ...rest }) => ({
              from_node_id: ids[from] ?? '',
              to_node_id: ids[to] ?? '',
              ...rest,
            }))
            .filter(({ from_node_id, to_node_id, relation_type }) => {
              const key = relationKey({ from: from_node_id, to: to_node_id, type: relation_type })
              const fresh = from_node_id !== to_node_id && !seen.has(key)
              seen.add(key)
              return fresh
            }),
          summary: `${summary}まず「${nodes[0]?.title ?? ''}」から見ると良さそうです。`,
        },
      }
    })
})

export const goodAdvisor: fc.Arbitrary<Case<AdvisorReport>> = boardOf(1).chain((nodes) =>
  fc.constantFrom(...nodes).chain((target) => {
    const reachable = [target.status as Status, ...transitionsFrom(target.status as Status)]
    const optionParts = fc.record({
      description: fc.option(sentence, { nil: undefined }),
      pros: fc.option(fc.array(sentence, { maxLength: 2 }), { nil: undefined }),
      action: sentence,
      info: sentence,
      note: sentence,
      risks: fc.array(sentence, { minLength: 1, maxLength: 3 }),
      status: fc.option(fc.constantFrom(...reachable), { nil: undefined }),
    })
    return fc
      .record({
        parts: fc.array(optionParts, { minLength: 2, maxLength: 4 }),
        criteria: fc.option(
          fc.array(fc.record({ name: fc.constantFrom('緊急度', 'Effort'), description: sentence }), { maxLength: 3 }),
          { nil: undefined },
        ),
        focus: fc.boolean(),
        summary: sentence,
      })
      .map(({ parts, criteria, focus, summary }) => ({
        ids: nodes.map(({ id }) => id),
        board: focus ? { nodes, focusNodeId: target.id } : { nodes },
        report: {
          target_node_id: target.id,
          target_title: target.title,
          current_status: target.status,
          options: parts.map(({ description, pros, action, info, note, risks, status }, at): AdvisorOption => ({
            label: `案${at + 1}：${['進める', '待つ', '任せる', '尋ねる'][at]}`,
            ...(description === undefined ? {} : { description }),
            ...(pros === undefined ? {} : { pros }),
            next_action: `${at + 1}番目の手として、${action}`,
            necessary_info: info,
            criteria_note: note,
            risks,
            ...(status === undefined ? {} : { suggested_status: status }),
          })),
          ...(criteria === undefined ? {} : { criteria }),
          next_decision: `まず「${target.title}」をいつ決めるか。`,
          summary,
        },
      }))
  }),
)

/** As `goodOrganizer`, with at least one proposal of every kind, so that each can be broken. */
export const fullOrganizer: fc.Arbitrary<Case<OrganizerReport>> = goodOrganizer.filter(
  ({ report }) =>
    report.decomposition_proposals.length > 0 &&
    report.grouping_proposals.length > 0 &&
    report.relation_proposals.some(({ relation_type }) => relation_type === 'depends_on'),
)
