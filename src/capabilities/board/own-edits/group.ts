import { defineVerb } from '#kernel/verb.ts'
import { EffectOutput, GroupInput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import type { BoardVerbs } from '../verbs.ts'
import { makeByHand } from './by-hand.ts'

export function makeGroup(deps: BoardDeps): BoardVerbs['group'] {
  return defineVerb({
    name: 'board.group',
    summary: 'Puts nodes into a group by a person’s own hand; a label nobody had before makes a new one.',
    input: GroupInput,
    output: EffectOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    async run(ctx, { group_label, node_ids, reason }) {
      const change = { type: 'grouping' as const, group_label: group_label.trim(), node_ids: [...new Set(node_ids)] }
      const { applied, historyId } = await makeByHand(deps, ctx, change, reason)
      return { ok: true as const, history_id: historyId, node_ids: applied.nodeIds }
    },
  })
}
