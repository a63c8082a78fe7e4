import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { RelateInput, RelateOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { relationType } from '../proposal-quality/relation-key.ts'
import type { BoardVerbs } from '../verbs.ts'
import { makeByHand } from './by-hand.ts'

export function makeRelate(deps: BoardDeps): BoardVerbs['relate'] {
  return defineVerb({
    name: 'board.relate',
    summary: 'Relates two nodes by a person’s own hand; what would make a cycle or is there already is refused.',
    input: RelateInput,
    output: RelateOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    async run(ctx, { from_node_id, to_node_id, relation_type, reason }) {
      if (from_node_id === to_node_id)
        throw new NazeError('INVALID_INPUT', 'to_node_id: a node is not related to itself')
      const change = { type: 'relation' as const, from_node_id, to_node_id, relation_type: relationType(relation_type) }
      const { applied, historyId } = await makeByHand(deps, ctx, change, reason)
      if (applied.kind !== 'relation') throw new Error('a relation was made')
      return { relation: applied.after, history_id: historyId }
    },
  })
}
