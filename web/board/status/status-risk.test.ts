import { describe, expect, it } from 'vitest'
import type { GetNodeOutput, NodeLine } from '../../api/board.ts'
import { EMPTY_FIELDS } from '../nodes/field-texts.ts'
import { risksOf } from './status-risk.ts'

const line = (id: string, status: NodeLine['status']): NodeLine => ({ id, title: id, status })
const relation = (relation_type: string, from_node_id: string, to_node_id: string, other: NodeLine) => ({
  relation_id: `${from_node_id}-${to_node_id}`,
  relation_type,
  from_node_id,
  to_node_id,
  reason: '',
  other,
})

function view(more: Partial<GetNodeOutput> & { due?: string } = {}): GetNodeOutput {
  const { due = null, ...rest } = more
  const texts = { ...EMPTY_FIELDS, title: 'a' }
  const times = { created_at: '', updated_at: '', version: 1 }
  const node = { id: 'a', ...texts, status: 'READY', parent_id: null, tags: [], relations: [], due, ...times } as const
  return { node: { ...node, tags: [], relations: [] }, relations: [], children: [], history: [], evidence: [], ...rest }
}

describe('what to know before a move', () => {
  it('is nothing for a thing that stands alone', () => {
    expect(risksOf(view(), 'DONE')).toEqual([])
  })

  it('names open parts when it ends, and only then', () => {
    const children = [line('b', 'READY'), line('c', 'DONE'), line('d', 'COOLING')]
    expect(risksOf(view({ children }), 'DONE')).toEqual([{ kind: 'openParts', count: 2 }])
    expect(risksOf(view({ children }), 'IN_PROGRESS')).toEqual([])
  })

  it('names what has to come first, however it was said', () => {
    const [needs, holds] = [line('b', 'READY'), line('c', 'BLOCKED')]
    const relations = [
      relation('depends_on', 'a', 'b', needs),
      relation('blocks', 'c', 'a', holds),
      relation('depends_on', 'a', 'd', line('d', 'DONE')),
      relation('related', 'a', 'e', line('e', 'READY')),
    ]
    expect(risksOf(view({ relations }), 'IN_PROGRESS')).toEqual([
      { kind: 'waitsFor', other: needs },
      { kind: 'waitsFor', other: holds },
    ])
    expect(risksOf(view({ relations }), 'COOLING')).toEqual([])
  })

  it('names who waits and what is due when it rests', () => {
    const waiting = line('b', 'READY')
    const relations = [relation('depends_on', 'b', 'a', waiting)]
    expect(risksOf(view({ relations, due: '2026-04-01' }), 'DORMANT')).toEqual([
      { kind: 'neededBy', other: waiting },
      { kind: 'due', due: '2026-04-01' },
    ])
    expect(risksOf(view({ relations, due: '2026-04-01' }), 'DONE')).toEqual([])
  })
})
