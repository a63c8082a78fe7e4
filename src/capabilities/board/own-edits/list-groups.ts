import { asc, desc, sql } from 'drizzle-orm'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Store } from '#store/store.ts'
import { ListGroupsInput, ListGroupsOutput } from '../contract.ts'
import { alive } from '../rows/nodes.ts'
import { nodes } from '../tables.ts'
import type { BoardVerbs } from '../verbs.ts'

const MOST = 500

export function makeListGroups(store: Store): BoardVerbs['listGroups'] {
  return defineVerb({
    name: 'board.list-groups',
    summary: 'The group labels in use on the board with how many nodes have each, the largest first.',
    input: ListGroupsInput,
    output: ListGroupsOutput,
    errors: ['DB_ERROR'],
    async run(ctx) {
      const label = sql<string>`label`
      const count = sql<number>`count(*)::int`
      const groups = await store.db
        .select({ group_label: label, count })
        .from(nodes)
        .innerJoin(sql`unnest(${nodes.tags}) as label`, sql`true`)
        .where(within(ctx, nodes, alive))
        .groupBy(label)
        .orderBy(desc(count), asc(label))
        .limit(MOST)
      return { groups }
    },
  })
}
