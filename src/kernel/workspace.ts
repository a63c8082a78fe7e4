import { and, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Context } from './context.ts'

/** The rows of this call's workspace and of nobody else's. The linter wants every condition of a query to come from here. */
export function within(
  ctx: Pick<Context, 'workspace'>,
  table: { workspaceId: AnyPgColumn },
  ...conditions: (SQL | undefined)[]
): SQL | undefined {
  return and(eq(table.workspaceId, ctx.workspace), ...conditions)
}

/** For the house itself, which serves all workspaces: `why` says what makes that safe. */
export function acrossWorkspaces(_why: string, ...conditions: (SQL | undefined)[]): SQL | undefined {
  return and(...conditions)
}
