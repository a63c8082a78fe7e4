import { describe, expect, test } from 'vitest'
import { naiveAdvisorAccepts, naiveOrganizerAccepts } from '../../../../test/support/board/naive-validator.ts'
import { advisorSamples, organizerSamples } from '../../../../test/support/board/samples.ts'
import type { AdvisorOption, AdvisorReport, Board, OrganizerReport } from './report-types.ts'
import { validateAdvisorReport, validateOrganizerReport } from './validator.ts'

const IDS = ['n1', 'n2', 'n3']
const BOARD: Board = {
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

const organizer = (change: object = {}): OrganizerReport => ({
  decomposition_proposals: [],
  grouping_proposals: [],
  relation_proposals: [],
  summary: 'まず企画書から見ると良さそうです。',
  ...change,
})
const decomposition = (change: object = {}) => ({
  target_node_id: 'n1',
  target_title: '企画書を書く',
  reason: '二つの作業に見えます。',
  suggested_children: [
    { title: '章立て', context: '目次を作る' },
    { title: '本文', context: '章ごとに書く' },
  ],
  ...change,
})
const grouping = (change: object = {}) => ({
  group_label: '展示会',
  reason: '同じ話題に見えます。',
  node_ids: ['n1', 'n2'],
  ...change,
})
const relation = (change: object = {}) => ({
  from_node_id: 'n1',
  to_node_id: 'n3',
  relation_type: 'related',
  reason: '同じ話題に見えます。',
  ...change,
})
const option = (change: object = {}): AdvisorOption => ({
  label: '案A：進める',
  next_action: '章立てを書き出す。',
  necessary_info: '締切の日付。',
  criteria_note: '速さを取る場合。',
  risks: ['抜けが出るかもしれない'],
  ...change,
})
const other = (change: object = {}) =>
  option({ label: '案B：待つ', next_action: '返事を待つ。', criteria_note: '確かさを取る場合。', ...change })
const advisor = (change: object = {}): AdvisorReport => ({
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

const organizerErrors = (report: unknown, board: Board | undefined = BOARD) =>
  validateOrganizerReport(report, IDS, board).errors
const advisorErrors = (report: unknown, board: Board | undefined = BOARD) =>
  validateAdvisorReport(report, IDS, board).errors

describe('[board.samples] the ten samples of the source', () => {
  test.each(organizerSamples)('$name passes, with and without the board', ({ report, ids, board }) => {
    expect(validateOrganizerReport(report, ids, board)).toEqual({ ok: true, errors: [], warnings: [] })
    expect(validateOrganizerReport(report, ids)).toMatchObject({ ok: true, errors: [] })
  })

  test.each(advisorSamples)('$name passes, with and without the board', ({ report, ids, board }) => {
    expect(validateAdvisorReport(report, ids, board)).toMatchObject({ ok: true, errors: [] })
    expect(validateAdvisorReport(report, ids)).toMatchObject({ ok: true, errors: [] })
  })

  const [o1, o2, o3, o4, o5] = organizerSamples.map(({ report }) => report)
  test.each([
    ['O1 without a summary', { ...o1, summary: '' }, [], 'summary must be non-empty'],
    ['O2 with a missing list', { ...o2, grouping_proposals: undefined }, ['n1'], 'grouping_proposals is required'],
    [
      'O3 with a node that was not sent',
      o3,
      ['n1', 'n2'],
      "grouping_proposals[0].node_ids[2] 'n3' is not in valid node list",
    ],
    [
      'O4 with one child',
      {
        ...o4,
        decomposition_proposals: [
          {
            ...o4?.decomposition_proposals[0],
            suggested_children: o4?.decomposition_proposals[0]?.suggested_children.slice(1),
          },
        ],
      },
      ['n1'],
      'decomposition_proposals[0].suggested_children must have at least 2 items',
    ],
    [
      'O5 without a reason',
      { ...o5, relation_proposals: [{ ...o5?.relation_proposals[0], reason: ' ' }] },
      ['n1', 'n2'],
      'relation_proposals[0].reason is required and non-empty',
    ],
  ])('broken twin: %s', (_name, report, ids, error) => {
    expect(validateOrganizerReport(report, ids)).toMatchObject({ ok: false, errors: [error] })
  })

  const [a1, a2, a3, a4, a5] = advisorSamples.map(({ report }) => report)
  test.each([
    ['A1 with one option', { ...a1, options: a1?.options.slice(1) }, ['n1'], {}, 'options must have at least 2 items'],
    [
      'A2 with a status out of reach',
      { ...a2, options: a2?.options.map((each) => Object.assign({}, each, { suggested_status: 'REACTIVATED' })) },
      ['n1'],
      {},
      "options[0].suggested_status 'REACTIVATED' is not reachable from NEEDS_DECISION",
    ],
    [
      'A3 without risks',
      { ...a3, options: a3?.options.map((each) => Object.assign({}, each, { risks: [] })) },
      ['n1'],
      {},
      'options[0].risks must have at least 1 item',
    ],
    ['A4 while there are nodes', a4, ['n1'], {}, 'target_node_id is required and non-empty'],
    [
      'A4 with a target after all',
      { ...a4, target_node_id: 'n1' },
      [],
      {},
      "target_node_id 'n1' is not in valid node list",
    ],
    ['A4 without a summary', { ...a4, summary: '' }, [], {}, 'summary must be non-empty'],
    ['A4 with a title', { ...a4, target_title: 'x' }, [], {}, 'target_title must be empty when there is no target'],
    [
      'A5 about another node',
      a5,
      ['n1', 'n2'],
      { focusNodeId: 'n2' },
      "target_node_id 'n1' is not the focus node 'n2'",
    ],
  ])('broken twin: %s', (_name, report, ids, board, error) => {
    const result = validateAdvisorReport(report, ids, board)
    expect(result.ok).toBe(false)
    expect(result.errors).toContain(error)
  })
})

describe('[board.must] every Must rule says its own sentence', () => {
  test.each([
    [undefined, 'report must be an object'],
    [[], 'report must be an object'],
    [organizer({ summary: undefined }), 'summary is required'],
    [organizer({ summary: '　' }), 'summary must be non-empty'],
    [organizer({ summary: 3 }), 'summary must be a string'],
    [organizer({ relation_proposals: {} }), 'relation_proposals must be an array'],
    [organizer({ decomposition_proposals: [null] }), 'decomposition_proposals[0] must be an object'],
    [organizer({ confidence: 1 }), "report has the unknown key 'confidence'"],
    [
      organizer({ decomposition_proposals: [decomposition({ target_node_id: 'zz' })] }),
      "decomposition_proposals[0].target_node_id 'zz' is not in valid node list",
    ],
    [
      organizer({ decomposition_proposals: [decomposition({ reason: '' })] }),
      'decomposition_proposals[0].reason is required and non-empty',
    ],
    [
      organizer({ decomposition_proposals: [decomposition({ suggested_children: [{ context: 'x' }, null] })] }),
      'decomposition_proposals[0].suggested_children[0].title is required and non-empty',
    ],
    [
      organizer({ decomposition_proposals: [decomposition({ target_title: '企画書' })] }),
      "decomposition_proposals[0].target_title differs from the board ('企画書を書く')",
    ],
    [
      organizer({ summary: 'まず読むべきです。' }),
      "summary contains forbidden phrase 'べき' (a proposal leaves the decision to a person)",
    ],
    [
      organizer({
        relation_proposals: [relation({ from_node_id: 'n1', to_node_id: 'n2', relation_type: 'depends_on' })],
      }),
      "relation_proposals[0] makes a cycle of depends_on: 'n1' would wait for itself",
    ],
    [
      organizer({ relation_proposals: [relation({ from_node_id: 'n1', to_node_id: 'n2', relation_type: 'blocks' })] }),
      'relation_proposals[0] is already on the board',
    ],
    [
      organizer({ relation_proposals: [relation({ relation_type: 'parent_of' })] }),
      "relation_proposals[0] makes a cycle of parents: 'n3' would be its own ancestor",
    ],
    [
      organizer({ grouping_proposals: [grouping({ group_label: 'あ'.repeat(61) })] }),
      'grouping_proposals[0].group_label must have at most 60 characters',
    ],
  ])('organizer %#: %s', (report, error) => {
    expect(organizerErrors(report)).toContain(error)
  })

  test.each([
    [null, 'report must be an object'],
    [advisor({ options: undefined }), 'options is required'],
    [advisor({ options: [option()] }), 'options must have at least 2 items'],
    [
      advisor({ options: [option({ next_action: undefined }), other()] }),
      'options[0].next_action is required and non-empty',
    ],
    [advisor({ options: [option({ risks: undefined }), other()] }), 'options[0].risks is required'],
    [advisor({ options: [option({ risks: [''] }), other()] }), 'options[0].risks[0] is required and non-empty'],
    [advisor({ target_node_id: 'zz' }), "target_node_id 'zz' is not in valid node list"],
    [advisor({ next_decision: ' ' }), 'next_decision must be non-empty'],
    [advisor({ summary: '' }), 'summary must be non-empty'],
    [advisor({ current_status: 'DONE' }), 'current_status differs from the board (READY)'],
    [advisor({ target_title: '企画' }), "target_title differs from the board ('企画書を書く')"],
    [
      advisor({ summary: '推奨は案Aです。' }),
      "summary contains forbidden word '推奨' (options are laid out, none is chosen)",
    ],
    [
      advisor({ options: [option(), option({ label: '案Ａ：進める' })] }),
      'options[1] is the same option as options[0]',
    ],
    [
      advisor({ options: [option({ suggested_status: 'REACTIVATED' }), other()] }),
      "options[0].suggested_status 'REACTIVATED' is not reachable from READY",
    ],
  ])('advisor %#: %s', (report, error) => {
    expect(advisorErrors(report)).toContain(error)
  })

  test('all that is wrong is said at once', () => {
    const report = organizer({
      summary: '',
      grouping_proposals: [grouping({ node_ids: ['zz', 'zz'], reason: '直してください' }), null],
      extra: 1,
    })
    expect(organizerErrors(report)).toHaveLength(7)
  })

  test('a flood of errors is cut, and says so', () => {
    const { errors } = validateOrganizerReport(
      organizer({ relation_proposals: Array.from({ length: 150 }, () => ({})) }),
      IDS,
    )
    expect(errors).toHaveLength(101)
    expect(errors.at(-1)).toMatch(/^and \d+ more$/)
  })
})

describe('[board.should] every Should rule warns and lets pass', () => {
  test.each([
    [organizer({ summary: '三つあります。' }), 'summary could suggest next step (e.g. まず◯◯)'],
    [
      organizer({ grouping_proposals: [grouping({ group_label: '秋' })] }),
      'grouping_proposals[0].group_label could be more specific (2 characters or more)',
    ],
    [
      organizer({ relation_proposals: [relation({ relation_type: '次' })] }),
      'relation_proposals[0].relation_type could be more specific (2 characters or more)',
    ],
  ])('organizer %#: %s', (report, warning) => {
    expect(validateOrganizerReport(report, IDS, BOARD)).toEqual({ ok: true, errors: [], warnings: [warning] })
  })

  test.each([
    [advisor({ criteria: [{ name: '速さ', description: 'いつ' }] }), 'criteria should have at least 2 items'],
    [advisor({ options: [option({ label: '進める' }), other()] }), 'options[0].label should contain 案/パターン/候補'],
  ])('advisor %#: %s', (report, warning) => {
    expect(validateAdvisorReport(report, IDS, BOARD)).toEqual({ ok: true, errors: [], warnings: [warning] })
  })

  test('what needs the board is not checked without it, and the warning says so', () => {
    const untrue = organizer({ decomposition_proposals: [decomposition({ target_title: '別の題' })] })
    const result = validateOrganizerReport(untrue, IDS)
    expect(result.ok).toBe(true)
    expect(result.warnings).toContain('target_title not checked: no board was given')
    const stale = validateAdvisorReport(advisor({ current_status: 'BLOCKED' }), IDS)
    expect(stale.ok).toBe(true)
    expect(stale.warnings).toContain('target_title and current_status not checked: no board was given')
  })
})

describe('[board.holes] closed holes: a naive reading of the source accepts these', () => {
  test.each<[string, object]>([
    ['a decomposition without target', { decomposition_proposals: [decomposition({ target_node_id: undefined })] }],
    [
      'a decomposition without children',
      { decomposition_proposals: [decomposition({ suggested_children: undefined })] },
    ],
    ['a relation without ids', { relation_proposals: [{ relation_type: 'related', reason: '同じ話題' }] }],
    ['a grouping without ids', { grouping_proposals: [grouping({ node_ids: undefined })] }],
    ['a grouping of one', { grouping_proposals: [grouping({ node_ids: ['n1'] })] }],
    ['a relation of a node to itself', { relation_proposals: [relation({ to_node_id: 'n1' })] }],
    ['an id twice', { grouping_proposals: [grouping({ node_ids: ['n1', 'n2', 'n1'] })] }],
    ['a decomposition twice', { decomposition_proposals: [decomposition(), decomposition({ reason: '別の理由' })] }],
    ['a grouping twice', { grouping_proposals: [grouping(), grouping({ node_ids: ['n2', 'n1'] })] }],
    [
      'a relation twice, the other way round',
      { relation_proposals: [relation(), relation({ from_node_id: 'n3', to_node_id: 'n1' })] },
    ],
    [
      'a cycle among the proposals',
      {
        relation_proposals: [
          relation({ relation_type: 'depends_on' }),
          relation({ from_node_id: 'n3', to_node_id: 'n1', relation_type: 'depends_on' }),
        ],
      },
    ],
    [
      'a cycle through the board',
      { relation_proposals: [relation({ to_node_id: 'n2', relation_type: 'depends_on' })] },
    ],
    ['a cycle of parents', { relation_proposals: [relation({ relation_type: 'Parent Of' })] }],
    [
      'a child that repeats a node above',
      {
        decomposition_proposals: [
          decomposition({
            suggested_children: [
              { title: '展示会', context: 'x' },
              { title: '本文', context: 'y' },
            ],
          }),
        ],
      },
    ],
    ['a forbidden word in a label', { grouping_proposals: [grouping({ group_label: 'やるべきこと' })] }],
    [
      'a forbidden word in a child',
      {
        decomposition_proposals: [
          decomposition({
            suggested_children: [
              { title: '送付してください', context: 'x' },
              { title: '本文', context: 'the best one' },
            ],
          }),
        ],
      },
    ],
    ['an English command', { summary: 'First, you must read it.' }],
    ['another title', { decomposition_proposals: [decomposition({ target_title: '企画' })] }],
    ['a null item', { relation_proposals: [null] }],
    ['an unknown key', { apply: true }],
    ['a missing list', { grouping_proposals: undefined }],
    [
      'an unreachable status of a child',
      {
        decomposition_proposals: [
          decomposition({
            suggested_children: [
              { title: '章立て', context: 'x', suggested_status: 'REACTIVATED' },
              { title: '本文', context: 'y' },
            ],
          }),
        ],
      },
    ],
    [
      'a blank title of a child',
      {
        decomposition_proposals: [
          decomposition({
            suggested_children: [
              { title: ' ', context: 'x' },
              { title: '本文', context: 'y' },
            ],
          }),
        ],
      },
    ],
    [
      'a relation that is already there',
      {
        relation_proposals: [relation({ from_node_id: 'n2', to_node_id: 'n1', relation_type: 'depends_on' })],
      },
    ],
  ])('organizer: %s', (_name, change) => {
    const report = organizer(change)
    expect(naiveOrganizerAccepts(report, IDS)).toBe(true)
    expect(validateOrganizerReport(report, IDS, BOARD).ok).toBe(false)
  })

  test.each<[string, object, Board?]>([
    ['blank risks', { options: [option({ risks: [''] }), other()] }],
    ['a blank field', { options: [option({ necessary_info: '　' }), other()] }],
    ['the same option twice', { options: [option(), option()] }],
    ['a forbidden word in next_action', { options: [option({ next_action: 'ベストな日を選ぶ。' }), other()] }],
    ['a forbidden word in criteria_note', { options: [option({ criteria_note: '正解に近い場合。' }), other()] }],
    ['a forbidden word in a label', { options: [option({ label: '案A（推奨）' }), other()] }],
    ['an English favourite', { options: [option({ label: 'Option A (recommended)' }), other()] }],
    ['another node than the focus', {}, { ...BOARD, focusNodeId: 'n3' }],
    ['another title', { target_title: '企画' }],
    ['another status', { current_status: 'BLOCKED' }],
    ['an unreachable status', { options: [option({ suggested_status: 'REACTIVATED' }), other()] }],
    ['a null option', { options: [option(), other(), null] }],
    ['an unknown key', { best: 'A' }],
    ['a missing title', { target_title: undefined }],
  ])('advisor: %s', (_name, change, board = BOARD) => {
    const report = advisor(change)
    expect(naiveAdvisorAccepts(report, IDS)).toBe(true)
    expect(validateAdvisorReport(report, IDS, board).ok).toBe(false)
  })
})

describe('[board.forbidden] forbidden words count in authored text only', () => {
  const onDone = {
    target_node_id: 'n2',
    target_title: '推奨環境を調べる',
    current_status: 'DONE',
  }
  test.each([
    ['as target_title', {}],
    ['as a field that repeats the board', { options: [option({ next_action: '推奨環境を調べる' }), other()] }],
    ['quoted by its title', { next_decision: 'まず「推奨環境を調べる」をもう一度開くかどうか。' }],
  ])('the board’s own words are free: %s', (_where, change) => {
    expect(advisorErrors(advisor({ ...onDone, ...change }))).toEqual([])
  })

  test('a part of the board’s words, or its words without marks, are the author’s', () => {
    expect(advisorErrors(advisor({ ...onDone, next_decision: 'まず推奨環境を調べるかどうか。' }))).toHaveLength(1)
    expect(advisorErrors(advisor({ ...onDone, next_decision: 'まず「推奨」のこと。' }))).toHaveLength(1)
  })

  test.each(['調べきれない', '食べきった後で', 'mustard', 'bestow', 'shoulder', '必要なら', '比べきるまで'])(
    'what only looks like one is free: %s',
    (text) => {
      expect(organizerErrors(organizer({ summary: `まず、${text}。` }))).toEqual([])
    },
  )

  test('each kind has its own list', () => {
    expect(organizerErrors(organizer({ summary: 'まず推奨環境を。' }))).toEqual([])
    expect(advisorErrors(advisor({ summary: '連絡してくださいという話。' }))).toEqual([])
  })
})
