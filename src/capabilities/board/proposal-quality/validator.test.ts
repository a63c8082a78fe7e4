import { describe, expect, test } from 'vitest'
import { advisorSamples, organizerSamples } from '../../../../test/support/board/samples.ts'
import {
  IDS,
  BOARD,
  organizer,
  decomposition,
  grouping,
  relation,
  option,
  other,
  advisor,
  organizerErrors,
  advisorErrors,
} from '../../../../test/support/board/small-reports.ts'
import { validateAdvisorReport, validateOrganizerReport } from './validator.ts'

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
      organizer({ grouping_proposals: [grouping({ group_label: 'あ'.repeat(201) })] }),
      'grouping_proposals[0].group_label must have at most 200 characters',
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
    [
      advisor({ options: [option({ pros: ['早い'], cons: [] }), { ...other(), pros: [], cons: ['遅い'] }] }),
      'options[0] has only pros and options[1] only cons: options should be treated alike',
    ],
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
