import type { AdvisorReport, Board, OrganizerReport } from '../../../src/capabilities/board/proposal-quality/index.ts'

/** One of the ten inputs of the source with a report that meets every Must rule for it. */
export interface Sample<R> {
  name: string
  ids: string[]
  board: Board
  report: R
}

const node = (id: string, title: string, status = 'READY') => ({ id, title, status })
const nothing = { decomposition_proposals: [], grouping_proposals: [], relation_proposals: [] }

export const organizerSamples: readonly Sample<OrganizerReport>[] = [
  {
    name: 'O1: no node',
    ids: [],
    board: { nodes: [] },
    report: { ...nothing, summary: '机の上には何もありません。まず一つ書き留めてみると始めやすそうです。' },
  },
  {
    name: 'O2: one node',
    ids: ['n1'],
    board: { nodes: [node('n1', '企画書を書く')] },
    report: { ...nothing, summary: '「企画書を書く」が一つあります。まず書き出しから見ると良さそうです。' },
  },
  {
    name: 'O3: three nodes of one topic',
    ids: ['n1', 'n2', 'n3'],
    board: { nodes: [node('n1', '展示会の案内状'), node('n2', '展示会の会場下見'), node('n3', '展示会の予算')] },
    report: {
      ...nothing,
      grouping_proposals: [
        { group_label: '展示会', reason: '三つとも展示会の話に見えます。', node_ids: ['n1', 'n2', 'n3'] },
      ],
      summary: '展示会の件が三つ並んでいます。まず会場下見から見ると進めやすそうです。',
    },
  },
  {
    name: 'O4: one node to decompose',
    ids: ['n1'],
    board: { nodes: [node('n1', '引っ越しの準備')] },
    report: {
      ...nothing,
      decomposition_proposals: [
        {
          target_node_id: 'n1',
          target_title: '引っ越しの準備',
          reason: '手続きと荷造りは別々に進められそうです。',
          suggested_children: [
            { title: '役所の手続き', context: '転出届と転入届', suggested_status: 'READY' },
            { title: '荷造り', context: '部屋ごとに箱を分ける' },
          ],
        },
      ],
      summary: '二つに分けると見通しが良さそうです。まず役所の手続きから。',
    },
  },
  {
    name: 'O5: one node waits for another',
    ids: ['n1', 'n2'],
    board: { nodes: [node('n1', '見積もりを送る'), node('n2', '単価を確かめる')] },
    report: {
      ...nothing,
      relation_proposals: [
        {
          from_node_id: 'n1',
          to_node_id: 'n2',
          relation_type: 'depends_on',
          reason: '単価が分かってから見積もりを送る流れに見えます。',
        },
      ],
      summary: '二つの間に順番がありそうです。まず単価から。',
    },
  },
]

const decision: AdvisorReport = {
  target_node_id: 'n1',
  target_title: '承認待ちの見積もり',
  current_status: 'NEEDS_DECISION',
  options: [
    {
      label: '案A：今日決める',
      description: 'いまの条件で進める',
      pros: ['早く動ける'],
      cons: ['条件を見直せない'],
      next_action: '担当に承認の連絡を送る。',
      necessary_info: '今期の予算の残り。',
      criteria_note: '速さを取る場合。',
      risks: ['後で条件が変わると手戻りになる'],
    },
    {
      label: '案B：一度持ち帰る',
      next_action: '確かめたい点を三つ書き出す。',
      necessary_info: '返事の期限。',
      criteria_note: '確かさを取る場合。',
      risks: ['期限に遅れるかもしれない'],
    },
  ],
  criteria: [
    { name: '緊急度', description: 'いつまでに返事が要るか' },
    { name: '確実さ', description: '材料がどれだけ揃っているか' },
  ],
  next_decision: 'まず「いつまでに返すか」を決めると、他が見えてきます。',
  summary: '見積もりの扱いに、少なくとも二つの道が見えます。',
}

const [first, second] = decision.options as [AdvisorReport['options'][0], AdvisorReport['options'][0]]

export const advisorSamples: readonly Sample<AdvisorReport>[] = [
  {
    name: 'A1: a decision',
    ids: ['n1'],
    board: { nodes: [node('n1', '承認待ちの見積もり', 'NEEDS_DECISION')] },
    report: decision,
  },
  {
    name: 'A2: with transitions',
    ids: ['n1'],
    board: { nodes: [node('n1', '承認待ちの見積もり', 'NEEDS_DECISION')] },
    report: {
      ...decision,
      options: [
        { ...first, suggested_status: 'READY' },
        { ...second, suggested_status: 'DONE' },
        {
          ...second,
          label: '案C：取り下げる',
          next_action: '取り下げの連絡を送る。',
          criteria_note: '他の用事を優先する場合。',
          suggested_status: 'CANCELLED',
        },
      ],
    },
  },
  {
    name: 'A3: draft texts',
    ids: ['n1'],
    board: { nodes: [node('n1', '返信文', 'IN_PROGRESS')] },
    report: {
      target_node_id: 'n1',
      target_title: '返信文',
      current_status: 'IN_PROGRESS',
      options: [
        {
          label: '案A：短い返信',
          description: '承知しました。この内容で進めます。',
          next_action: '文案を写して送る。',
          necessary_info: '宛先と件名。',
          criteria_note: '短く済ませたい場合。',
          risks: ['そっけなく読まれることがある'],
        },
        {
          label: '案B：丁寧な返信',
          description: 'いつもお世話になっております。ご連絡の件、承知いたしました。',
          next_action: '日付を書き足して送る。',
          necessary_info: '宛先、件名、日付。',
          criteria_note: '丁寧さを取りたい場合。',
          risks: ['長くなる'],
        },
      ],
      next_decision: 'まず長さを決めると選びやすくなります。',
      summary: '返信のたたき台が二つあります。',
    },
  },
  {
    name: 'A4: no node',
    ids: [],
    board: { nodes: [] },
    report: {
      target_node_id: '',
      target_title: '',
      current_status: '',
      options: [],
      next_decision: '',
      summary: '対象になるものがありません。',
    },
  },
  {
    name: 'A5: pick one of several',
    ids: ['n1', 'n2', 'n3'],
    board: {
      nodes: [
        node('n1', '承認待ちの見積もり', 'NEEDS_DECISION'),
        node('n2', '会場下見'),
        node('n3', '名札の発注', 'WAITING_EXTERNAL'),
      ],
      focusNodeId: 'n1',
    },
    report: decision,
  },
]
