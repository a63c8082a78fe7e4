import { desc, eq, type SQL } from 'drizzle-orm'
import type { OperationVerbs } from '#kernel/operations.ts'
import { RunsInput, RunsOutput } from '#kernel/operations.ts'
import { olderThan, writeCursor } from '#kernel/cursor.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Store } from '#store/store.ts'
import { attemptsOf, type PlacesOf, runView } from './run-view.ts'
import { asks } from './tables.ts'

/** The ledger, newest first: what was asked, who answered, what was refused and what it cost. */
export function makeListAsks(store: Store, placesOf: PlacesOf): OperationVerbs['runs'] {
  return defineVerb({
    name: 'runs.list',
    summary: 'Every use of a model or its built-in answer, newest first, with errors, tokens and cost.',
    input: RunsInput,
    output: RunsOutput,
    errors: ['INVALID_INPUT'],
    async run(ctx, input) {
      const conditions: (SQL | undefined)[] = [olderThan(input.before, asks.createdAt, asks.id)]
      if (input.ask !== undefined) conditions.push(eq(asks.name, input.ask))
      if (input.source !== undefined) conditions.push(eq(asks.source, input.source))
      if (input.outcome !== undefined) conditions.push(eq(asks.outcome, input.outcome))
      if (input.subject_id !== undefined) conditions.push(eq(asks.subjectId, input.subject_id))
      const rows = await store.db
        .select()
        .from(asks)
        .where(within(ctx, asks, ...conditions))
        .orderBy(desc(asks.createdAt), desc(asks.id))
        .limit(input.limit + 1)
      const page = rows.slice(0, input.limit)
      const last = page.at(-1)
      const tried = await attemptsOf(
        store.db,
        ctx,
        page.map(({ id }) => id),
      )
      const places = await placesOf(
        ctx,
        page.flatMap(({ subjectId }) => subjectId ?? []),
      )
      return {
        runs: page.map((row) => runView(row, tried.get(row.id) ?? [], places)),
        next: rows.length > page.length && last !== undefined ? writeCursor(last.createdAt, last.id) : null,
      }
    },
  })
}
