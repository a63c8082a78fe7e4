import { desc, eq } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Store } from '#store/store.ts'
import { DashboardInput, DashboardOutput, PAGE } from '../contract.ts'
import { alive, type NodeRow } from '../rows/nodes.ts'
import { nodeViews } from './node-view.ts'
import { cutPage, olderThan } from './node-page.ts'
import { TRAYS, type Tray, trayOf } from '../status/statuses.ts'
import { nodes } from '../tables.ts'
import type { BoardVerbs } from '../verbs.ts'

export function makeDashboard(store: Store): BoardVerbs['dashboard'] {
  const newestOf = (ctx: Context, tray: Tray, after?: string) =>
    store.db
      .select()
      .from(nodes)
      .where(within(ctx, nodes, alive, eq(nodes.tray, tray), olderThan(after)))
      .orderBy(desc(nodes.createdAt), desc(nodes.id))
      .limit(PAGE + 1)

  /** All five trays in one query, each by its own part of the index. */
  const readTrays = async (ctx: Context): Promise<NodeRow[]> => {
    const [first, second, ...rest] = TRAYS.map((tray) => newestOf(ctx, tray))
    return first === undefined || second === undefined ? [] : unionAll(first, second, ...rest)
  }

  return defineVerb({
    name: 'board.dashboard',
    summary: 'The active nodes in their trays, newest first, 50 a tray; further pages of one tray by tray and after.',
    input: DashboardInput,
    output: DashboardOutput,
    errors: ['INVALID_INPUT', 'DB_ERROR'],
    async run(ctx, input) {
      if (input.tray === undefined && input.after !== undefined) {
        throw new NazeError('INVALID_INPUT', 'tray: after goes on in one tray; say which')
      }
      const rows = input.tray === undefined ? await readTrays(ctx) : await newestOf(ctx, input.tray, input.after)
      const byTray = Map.groupBy(rows, ({ status }) => trayOf(status))
      const cut = TRAYS.map((tray) => {
        const { page, next: end } = cutPage(byTray.get(tray) ?? [], PAGE)
        return { tray, page, end }
      })
      const views = new Map(
        (
          await nodeViews(
            store.db,
            ctx,
            cut.flatMap(({ page }) => page),
          )
        ).map((view) => [view.id, view]),
      )
      const shown = (page: readonly NodeRow[]) => page.flatMap(({ id }) => views.get(id) ?? [])
      const trays = Object.fromEntries(cut.map(({ tray, page }) => [tray, shown(page)]))
      const next = Object.fromEntries(cut.flatMap(({ tray, end }) => (end === null ? [] : [[tray, end]])))
      return {
        trays: trays as DashboardOutput['trays'],
        ...(Object.keys(next).length === 0 ? {} : { next }),
      }
    },
  })
}
