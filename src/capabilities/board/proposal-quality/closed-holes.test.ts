import { describe, expect, test } from 'vitest'
import { naiveAdvisorAccepts, naiveOrganizerAccepts } from '../../../../test/support/board/naive-validator.ts'
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
import type { Board } from './report-types.ts'
import { validateAdvisorReport, validateOrganizerReport } from './validator.ts'

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
    expect(advisorErrors(advisor({ ...onDone, next_decision: 'まず推奨を調べるかどうか。' }))).toHaveLength(1)
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
