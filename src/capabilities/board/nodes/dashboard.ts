import { and, eq, ne, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Store } from '#store/store.ts'
import { DashboardInput, DashboardOutput, PAGE } from '../contract.ts'
import { alive, type NodeRow } from '../rows/nodes.ts'
import { nodeViews } from './node-view.ts'
import { cutPage, DUE_FIRST, NEWEST, type NodeOrder } from './node-page.ts'
import { TRAYS, type Tray, trayOf } from '../status/statuses.ts'
import { nodes } from '../tables.ts'
import type { BoardVerbs } from '../verbs.ts'

type Shown = Tray | 'inbox'

/** A node captured and not looked at yet; everywhere else it is one of the others that are active. */
const INBOX = 'CAPTURED'

export function makeDashboard(store: Store): BoardVerbs['dashboard'] {
  const readTray = (ctx: Context, which: SQL | undefined, order: NodeOrder, after?: string) =>
    store.db
      .select()
      .from(nodes)
      .where(within(ctx, nodes, alive, which, order.after(after)))
      .orderBy(...order.by)
      .limit(PAGE + 1)

  return defineVerb({
    name: 'board.dashboard',
    summary:
      'The active nodes in their trays, newest or due first, 50 a tray; further pages of one tray by tray and after.',
    input: DashboardInput,
    output: DashboardOutput,
    errors: ['INVALID_INPUT', 'DB_ERROR'],
    async run(ctx, { tray: only, after, sort, inbox }) {
      if (only === undefined && after !== undefined) {
        throw new NazeError('INVALID_INPUT', 'tray: after goes on in one tray; say which')
      }
      const apart = inbox === 'apart' || only === 'inbox'
      const order = sort === 'due' ? DUE_FIRST : NEWEST
      const shown: readonly Shown[] = apart ? ['inbox', ...TRAYS] : TRAYS
      const wanted = only === undefined ? shown : [only]
      // All trays in one query, each by its own part of the index.
      const [first, second, ...rest] = wanted.map((tray) => readTray(ctx, lyingIn(tray, apart), order, after))
      const rows =
        first === undefined ? [] : second === undefined ? await first : await unionAll(first, second, ...rest)
      const byTray = Map.groupBy(rows, ({ status }) => (apart && status === INBOX ? 'inbox' : trayOf(status)))
      const cut = shown.map((tray) => {
        const { page, next: end } = cutPage(byTray.get(tray) ?? [], PAGE, order)
        return { tray, page, end }
      })
      const all = cut.flatMap(({ page }) => page)
      const views = new Map((await nodeViews(store.db, ctx, all)).map((view) => [view.id, view]))
      const viewed = (page: readonly NodeRow[]) => page.flatMap(({ id }) => views.get(id) ?? [])
      const trays = Object.fromEntries(cut.map(({ tray, page }) => [tray, viewed(page)]))
      const next = Object.fromEntries(cut.flatMap(({ tray, end }) => (end === null ? [] : [[tray, end]])))
      return {
        trays: trays as DashboardOutput['trays'],
        ...(Object.keys(next).length === 0 ? {} : { next }),
      }
    },
  })
}

function lyingIn(tray: Shown, apart: boolean): SQL | undefined {
  if (tray === 'inbox') return eq(nodes.status, INBOX)
  const inTray = eq(nodes.tray, tray)
  return apart && tray === 'other_active' ? and(inTray, ne(nodes.status, INBOX)) : inTray
}
