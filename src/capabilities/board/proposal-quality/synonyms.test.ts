import { expect, test } from 'vitest'
import { organizer, organizerErrors, relation } from '../../../../test/support/board/small-reports.ts'

/** On the board n2 depends on n1: whatever says that n1 waits for n2 closes the circle. */
const BACK = [
  'depends_on',
  'dependsOn',
  'DEPENDS-ON',
  'depends upon',
  'requires',
  'needs',
  'after',
  'blocked_by',
  'Blocked By',
  'is blocked by',
  'waits for',
  'waiting_on',
  'follows',
  'prerequisite',
  '依存',
  'に依存する',
  '待ち',
]
const FORTH = [
  'blocks',
  'Blocks',
  'before',
  'precedes',
  'prerequisite_of',
  'required by',
  'enables',
  'ブロックする',
  '先行',
]

test.each(BACK)('[board.synonyms] n1 %s n2 makes a cycle', (relation_type) => {
  const proposed = organizer({
    relation_proposals: [relation({ from_node_id: 'n1', to_node_id: 'n2', relation_type })],
  })
  expect(organizerErrors(proposed).join()).toContain('makes a cycle')
})

test.each(FORTH)('[board.synonyms] n2 %s n1 makes a cycle', (relation_type) => {
  const proposed = organizer({
    relation_proposals: [relation({ from_node_id: 'n2', to_node_id: 'n1', relation_type })],
  })
  expect(organizerErrors(proposed).join()).toContain('makes a cycle')
})

test.each(['related', 'same_topic', '同じ話題', 'inspired by', 'afternoon', 'needle'])(
  '[board.synonyms] n1 %s n2 does not',
  (relation_type) => {
    const proposed = organizer({
      relation_proposals: [relation({ from_node_id: 'n1', to_node_id: 'n2', relation_type })],
    })
    expect(organizerErrors(proposed)).toEqual([])
  },
)
