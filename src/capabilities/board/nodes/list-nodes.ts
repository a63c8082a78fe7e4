import { and, arrayContains, eq, or, type SQL, sql } from 'drizzle-orm'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Store } from '#store/store.ts'
import { ListNodesInput, ListNodesOutput } from '../contract.ts'
import { alive } from '../rows/nodes.ts'
import { WORD_FIELDS } from './fields.ts'
import { nodeViews } from './node-view.ts'
import { cutPage, NEWEST } from './node-page.ts'
import { nodes } from '../tables.ts'
import type { BoardVerbs } from '../verbs.ts'

/** Every word has to stand somewhere in the node, in any order, whatever its case. */
function holding(query: string): SQL | undefined {
  const words = query.normalize('NFKC').split(/\s+/u).filter(Boolean)
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`
      return or(...WORD_FIELDS.map((name) => sql`normalize(${nodes[name]}, nfkc) ilike ${pattern}`))
    }),
  )
}

export function makeListNodes(store: Store): BoardVerbs['listNodes'] {
  return defineVerb({
    name: 'board.list-nodes',
    summary: 'Nodes of any status by words, status or group label, newest first, a page at a time.',
    input: ListNodesInput,
    output: ListNodesOutput,
    errors: ['INVALID_INPUT', 'DB_ERROR'],
    async run(ctx, input) {
      const rows = await store.db
        .select()
        .from(nodes)
        .where(
          within(
            ctx,
            nodes,
            alive,
            input.q === undefined ? undefined : holding(input.q),
            input.status === undefined ? undefined : eq(nodes.status, input.status),
            input.tag === undefined ? undefined : arrayContains(nodes.tags, [input.tag]),
            NEWEST.after(input.after),
          ),
        )
        .orderBy(...NEWEST.by)
        .limit(input.limit + 1)
      const { page, next } = cutPage(rows, input.limit)
      return { nodes: await nodeViews(store.db, ctx, page), next }
    },
  })
}
