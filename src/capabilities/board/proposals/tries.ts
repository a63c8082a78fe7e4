import { asc, eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { attempts } from '#kernel/gate/tables.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries } from '#store/store.ts'
import type { z } from 'zod'
import { advise } from '../asks/advise/ask.ts'
import { organize } from '../asks/organize/ask.ts'
import type { Try } from '../contract.ts'
import type { RunRow } from '../rows/runs.ts'
import { sayings } from './run-report.ts'

/** Every answer that was given for a run, those corrected later included: the ledger has them under the run's own id. */
export async function triesOf(db: Queries, ctx: Context, { id, kind }: RunRow): Promise<z.infer<typeof Try>[]> {
  const rows = await db
    .select()
    .from(attempts)
    .where(within(ctx, attempts, eq(attempts.askId, id)))
    .orderBy(asc(attempts.n))
  const said = (findings: (typeof rows)[number]['errors']) =>
    kind === 'organizer' ? sayings(organize, findings) : sayings(advise, findings)
  return rows.map((row) => ({
    n: row.n,
    source: row.source,
    outcome: row.outcome,
    errors: said(row.errors),
    warnings: said(row.warnings),
    report: row.output,
    created_at: row.createdAt.toISOString(),
  }))
}
