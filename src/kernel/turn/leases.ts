import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import { later } from '#store/later.ts'
import type { Store, Tx } from '#store/store.ts'
import type { Context } from '../context.ts'
import { acrossWorkspaces, within } from '../workspace.ts'
import { type StoredFailure, turns } from './tables.ts'

export type TurnRow = typeof turns.$inferSelect

const PAST = sql`clock_timestamp() - interval '1 second'`
/** What breaks this often is not the database coming and going. */
const MOST_RUNS = 30

/** Who may finish a turn. Times are the database's own: the processes' clocks may disagree or jump. */
export class Leases {
  readonly #leaseMs: number

  constructor(leaseMs: number) {
    this.#leaseMs = leaseMs
  }

  until(): SQL {
    return sql`clock_timestamp() + make_interval(secs => ${this.#leaseMs / 1000})`
  }

  static isLive(): SQL<boolean> {
    return sql<boolean>`${turns.leaseUntil} > clock_timestamp()`
  }

  /** Makes the caller the only one who may finish this turn. */
  async take(tx: Tx, ctx: Context, turnId: string, token: string): Promise<void> {
    await tx
      .update(turns)
      .set({
        status: 'running',
        leaseToken: token,
        leaseUntil: this.until(),
        runs: sql`${turns.runs} + 1`,
        failure: null,
        updatedAt: sql`now()`,
      })
      .where(within(ctx, turns, eq(turns.id, turnId)))
  }

  async renew(store: Store, ctx: Context, turnId: string, token: string): Promise<void> {
    await store.db
      .update(turns)
      .set({ leaseUntil: this.until() })
      .where(within(ctx, turns, held(turnId, token)))
  }

  /** Locks the turn's row. False when someone else took it over in the meantime: nothing of this run may be kept. */
  async hold(tx: Tx, ctx: Context, turnId: string, token: string): Promise<boolean> {
    const mine = await tx
      .select({ id: turns.id })
      .from(turns)
      .where(within(ctx, turns, held(turnId, token)))
      .for('update')
    return mine.length === 1
  }

  async finish(tx: Tx, ctx: Context, turnId: string, result: unknown): Promise<void> {
    const done = tx
      .update(turns)
      .set({ status: 'done', result, failure: null, updatedAt: sql`now()` })
      .where(within(ctx, turns, eq(turns.id, turnId)))
    await later(tx, done)
  }

  async fail(store: Store, ctx: Context, turnId: string, token: string, failure: StoredFailure): Promise<void> {
    await store.db
      .update(turns)
      .set({ status: 'failed', failure, updatedAt: sql`now()` })
      .where(within(ctx, turns, held(turnId, token)))
  }

  /** Not finished and not failed: whoever comes next goes on with it. False when that was tried too often. */
  async letGo(store: Store, ctx: Context, turnId: string, token: string): Promise<boolean> {
    const gone = await store.db
      .update(turns)
      .set({ leaseUntil: PAST })
      .where(within(ctx, turns, held(turnId, token), lt(turns.runs, MOST_RUNS)))
      .returning({ id: turns.id })
    return gone.length === 1
  }

  /** On a store nobody else can hold, every running turn of an earlier process is dead. */
  async expireAll(store: Store): Promise<void> {
    await store.db
      .update(turns)
      .set({ leaseUntil: PAST })
      .where(acrossWorkspaces('a process that died left all of them', eq(turns.status, 'running')))
  }

  async expired(store: Store, limit: number): Promise<TurnRow[]> {
    return store.db
      .select()
      .from(turns)
      .where(
        acrossWorkspaces(
          'each is continued in its own',
          eq(turns.status, 'running'),
          lt(turns.leaseUntil, sql`clock_timestamp()`),
        ),
      )
      .limit(limit)
  }
}

function held(turnId: string, token: string): SQL | undefined {
  return and(eq(turns.id, turnId), eq(turns.leaseToken, token), eq(turns.status, 'running'))
}
