import type {
  AdvisorOption,
  AdvisorReport,
  Board,
  OrganizerReport,
} from '../../../src/capabilities/board/proposal-quality/index.ts'
import {
  validateAdvisorReport,
  validateOrganizerReport,
} from '../../../src/capabilities/board/proposal-quality/index.ts'

export const IDS = ['n1', 'n2', 'n3']
export const BOARD: Board = {
  nodes: [
    { id: 'n1', title: '企画書を書く', status: 'READY', context: '章立ては未定', parent_id: 'n3' },
    {
      id: 'n2',
      title: '推奨環境を調べる',
      status: 'DONE',
      relations: [{ to_node_id: 'n1', relation_type: 'depends_on' }],
    },
    { id: 'n3', title: '展示会', status: 'IN_PROGRESS', tags: ['秋'] },
  ],
}

export const organizer = (change: object = {}): OrganizerReport => ({
  decomposition_proposals: [],
  grouping_proposals: [],
  relation_proposals: [],
  summary: 'まず企画書から見ると良さそうです。',
  ...change,
})
export const decomposition = (change: object = {}) => ({
  target_node_id: 'n1',
  target_title: '企画書を書く',
  reason: '二つの作業に見えます。',
  suggested_children: [
    { title: '章立て', context: '目次を作る' },
    { title: '本文', context: '章ごとに書く' },
  ],
  ...change,
})
export const grouping = (change: object = {}) => ({
  group_label: '展示会',
  reason: '同じ話題に見えます。',
  node_ids: ['n1', 'n2'],
  ...change,
})
export const relation = (change: object = {}) => ({
  from_node_id: 'n1',
  to_node_id: 'n3',
  relation_type: 'related',
  reason: '同じ話題に見えます。',
  ...change,
})
export const option = (change: object = {}): AdvisorOption => ({
  label: '案A：進める',
  next_action: '章立てを書き出す。',
  necessary_info: '締切の日付。',
  criteria_note: '速さを取る場合。',
  risks: ['抜けが出るかもしれない'],
  ...change,
})
export const other = (change: object = {}) =>
  option({ label: '案B：待つ', next_action: '返事を待つ。', criteria_note: '確かさを取る場合。', ...change })
export const advisor = (change: object = {}): AdvisorReport => ({
  target_node_id: 'n1',
  target_title: '企画書を書く',
  current_status: 'READY',
  options: [option(), other()],
  criteria: [
    { name: '速さ', description: 'いつ終わるか' },
    { name: '確かさ', description: '抜けがないか' },
  ],
  next_decision: 'まず締切を決める。',
  summary: '二つの道が見えます。',
  ...change,
})

export const organizerErrors = (report: unknown, board: Board | undefined = BOARD) =>
  validateOrganizerReport(report, IDS, board).errors
export const advisorErrors = (report: unknown, board: Board | undefined = BOARD) =>
  validateAdvisorReport(report, IDS, board).errors
