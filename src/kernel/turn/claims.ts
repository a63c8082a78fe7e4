import { eq, or, sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { crashPoint } from '#kernel/crash-points.ts'
import { NazeError } from '#kernel/errors.ts'
import { isUniqueViolation } from '#store/errors/store-error.ts'
import { later } from '#store/later.ts'
import type { Store, Tx } from '#store/store.ts'
import { within } from '../workspace.ts'
import { Leases, type TurnRow } from './leases.ts'
import { lockTurns } from './lock-turns.ts'
import { turns } from './tables.ts'
import type { TakenIn, TurnKind } from './turn-kind.ts'
import { inProgress, refuseMismatch } from './turn-refusals.ts'

/** How a turn stands once its message is safe, and whether the caller is the one to answer it. */
export type Claim<I, R, C> = { accepted: TakenIn<I, C | undefined> } & (
  | { state: 'mine'; turnId: string; token: string }
  | { state: 'done'; result: R }
  | { state: 'elsewhere' }
)

interface FoundTurn {
  row: TurnRow
  live: boolean
}

/** Who takes a message in, or up again. */
export class Claims {
  readonly #store: Store
  readonly #leases: Leases

  constructor(store: Store, leases: Leases) {
    this.#store = store
    this.#leases = leases
  }

  /** T1: the person's message and the turn that will answer it, in one commit. */
  async claim<S, I, W, R, C>(
    ctx: Context,
    kind: TurnKind<S, I, W, R, C>,
    subjectId: string,
    key: string,
    given: { send: S } | undefined,
  ): Promise<Claim<I, R, C>> {
    const token = ctx.ids.next()
    try {
      return await this.#store.tx(async (tx) => {
        await lockTurns(tx, this.#store, subjectId)
        const found = await this.#relevant(tx, ctx, kind.name, subjectId, key)
        const known = found.find(({ row }) => row.key === key)
        if (known !== undefined && given !== undefined) {
          await refuseMismatch(tx, ctx, kind, known.row, kind.fingerprint(given.send))
        }
        if (known?.row.status === 'done') return doneBefore(known.row, known.row.result)
        if (known?.row.status === 'running' && known.live)
          return { state: 'elsewhere', accepted: takenBefore(known.row) }
        await this.#refuseOther(tx, ctx, found, key, kind.leftUnfinished === 'answered-first')
        if (known !== undefined) {
          const other = await this.#answeredElsewhere(tx, ctx, known.row)
          if (other !== undefined) return doneBefore(known.row, other.result)
          await this.#leases.take(tx, ctx, known.row.id, token)
          return { state: 'mine', turnId: known.row.id, token, accepted: takenBefore(known.row) }
        }
        if (given === undefined) throw new NazeError('NOT_FOUND', 'There is no such turn to continue.')
        const turnId = ctx.ids.next()
        const accepted = await kind.accept(tx, ctx, subjectId, given.send)
        await later(
          tx,
          tx.insert(turns).values({
            id: turnId,
            workspaceId: ctx.workspace,
            kind: kind.name,
            subjectId,
            key,
            fingerprint: kind.fingerprint(given.send),
            input: accepted.input,
            status: 'running',
            leaseToken: token,
            leaseUntil: this.#leases.until(),
          }),
        )
        crashPoint('turn.inside-t1')
        return { state: 'mine', turnId, token, accepted }
      })
    } catch (error) {
      if (isUniqueViolation(error)) return this.#afterCollision(ctx, kind.name, subjectId, key)
      throw error
    }
  }

  /** The turn of this key, and whatever else runs for the subject; all locked. */
  #relevant(tx: Tx, ctx: Context, kind: string, subjectId: string, key: string): Promise<FoundTurn[]> {
    return tx
      .select({ row: turns, live: Leases.isLive() })
      .from(turns)
      .where(
        within(
          ctx,
          turns,
          eq(turns.kind, kind),
          eq(turns.subjectId, subjectId),
          or(eq(turns.key, key), eq(turns.status, 'running')),
        ),
      )
      .for('update')
  }

  /** A turn left unfinished whose message another key has taken along or up again: one answer is the answer to both. */
  async #answeredElsewhere(tx: Tx, ctx: Context, row: TurnRow): Promise<TurnRow | undefined> {
    const [found] = await tx
      .select()
      .from(turns)
      .where(
        within(
          ctx,
          turns,
          eq(turns.kind, row.kind),
          eq(turns.subjectId, row.subjectId),
          eq(turns.status, 'done'),
          sql`${turns.input} = ${JSON.stringify(row.input)}::jsonb`,
        ),
      )
      .limit(1)
    return found
  }

  /** A live turn under another key refuses this one; a dead one too, or it is closed so that its message is continued. */
  async #refuseOther(
    tx: Tx,
    ctx: Context,
    found: readonly FoundTurn[],
    key: string,
    answerDeadFirst: boolean,
  ): Promise<void> {
    for (const { row, live } of found) {
      if (row.key === key || row.status !== 'running') continue
      if (live || answerDeadFirst) throw inProgress()
      const failure = { code: 'CANCELLED', message: 'left unfinished; continued by a later message' }
      await tx
        .update(turns)
        .set({ status: 'failed', failure })
        .where(within(ctx, turns, eq(turns.id, row.id)))
    }
  }

  /** Someone inserted first: with our key it is ours to join, with another it refuses us. */
  async #afterCollision<I, R, C>(ctx: Context, kind: string, subjectId: string, key: string): Promise<Claim<I, R, C>> {
    const found = await this.#store.tx((tx) => this.#relevant(tx, ctx, kind, subjectId, key))
    const ours = found.find(({ row }) => row.key === key)
    if (ours === undefined) throw inProgress()
    return { state: 'elsewhere', accepted: takenBefore(ours.row) }
  }
}

function takenBefore<I>({ input }: TurnRow): TakenIn<I, undefined> {
  return { input: input as I, carried: undefined }
}

function doneBefore<I, R, C>(row: TurnRow, result: unknown): Claim<I, R, C> {
  return { state: 'done', accepted: takenBefore(row), result: result as R }
}
