import { setTimeout as sleep } from 'node:timers/promises'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { type Context, makeContext, remainingMs, withLimits } from '#kernel/context.ts'
import { crashPoint } from '#kernel/crash-points.ts'
import { NazeError, toNazeError } from '#kernel/errors.ts'
import { isUniqueViolation } from '#store/errors/store-error.ts'
import type { Store, Tx } from '#store/store.ts'
import { isUnavailable } from '#store/errors/unavailable.ts'
import { repeating } from '../repeating.ts'
import { Leases, type TurnRow } from './leases.ts'
import { lockTurns } from './lock-turns.ts'
import { turns } from './tables.ts'
import type { TurnKind } from './turn-kind.ts'
import { inProgress, mismatch, refuseMismatch } from './turn-refusals.ts'

const JOIN_POLL_MS = 100
const CONCLUDE_AGAIN_MS = 250
const SWEEP_BATCH = 100

/** A kind with its types closed over: enough to continue a turn from its stored input. */
interface TakeOver {
  timeoutMs: number
  run(ctx: Context, subjectId: string, key: string): Promise<unknown>
}

type Claim<R> =
  | { state: 'mine'; turnId: string; token: string; input: unknown }
  | { state: 'done'; result: R }
  | { state: 'elsewhere' }

interface RunningTurn {
  answer: Promise<unknown>
  /** Unknown of a turn taken over. */
  fingerprint: string | undefined
}

interface FoundTurn {
  row: TurnRow
  live: boolean
}

export interface TurnsOptions {
  leaseMs?: number
  sweepMs?: number
}

/** Takes turns so that a message once accepted is answered exactly once, whatever dies in between. */
export class Turns {
  readonly #store: Store
  readonly #leases: Leases
  readonly #leaseMs: number
  readonly #sweepMs: number
  readonly #takeOvers = new Map<string, TakeOver>()
  readonly #running = new Map<string, RunningTurn>()
  #sweeper: NodeJS.Timeout | undefined

  constructor(store: Store, options: TurnsOptions = {}) {
    this.#store = store
    this.#leaseMs = options.leaseMs ?? 5_000
    this.#sweepMs = options.sweepMs ?? 2_000
    this.#leases = new Leases(this.#leaseMs)
  }

  /** A registered kind can be taken over from a dead process. */
  register<S, I, W, R>(kind: TurnKind<S, I, W, R>): void {
    this.#takeOvers.set(kind.name, {
      timeoutMs: kind.limits.timeoutMs,
      run: (ctx, subjectId, key) => this.#join(ctx, kind, subjectId, key, undefined),
    })
  }

  async start(): Promise<void> {
    if (this.#store.exclusive) await this.#leases.expireAll(this.#store)
    await this.sweep()
    this.#sweeper = repeating(this.#sweepMs, () => this.sweep()).unref()
  }

  /** Same key: joins the running turn, returns the stored answer, or runs a failed one again. Another text is refused. */
  run<S, I, W, R>(ctx: Context, kind: TurnKind<S, I, W, R>, subjectId: string, key: string, send: S): Promise<R> {
    return this.#join(ctx, kind, subjectId, key, { send })
  }

  /** Refuses another text than was sent under this key before. False when nothing was. */
  async requireSame<S, I, W, R>(
    ctx: Context,
    kind: TurnKind<S, I, W, R>,
    subjectId: string,
    key: string,
    send: S,
  ): Promise<boolean> {
    const { db } = this.#store
    const [known] = await db
      .select({ fingerprint: turns.fingerprint, input: turns.input })
      .from(turns)
      .where(
        and(
          eq(turns.workspaceId, ctx.workspace),
          eq(turns.kind, kind.name),
          eq(turns.subjectId, subjectId),
          eq(turns.key, key),
        ),
      )
    if (known !== undefined) await refuseMismatch(db, ctx, kind, known, kind.fingerprint(send))
    return known !== undefined
  }

  async #join<S, I, W, R>(
    ctx: Context,
    kind: TurnKind<S, I, W, R>,
    subjectId: string,
    key: string,
    given: { send: S } | undefined,
  ): Promise<R> {
    const name = `${ctx.workspace}:${kind.name}:${subjectId}:${key}`
    const fingerprint = given === undefined ? undefined : kind.fingerprint(given.send)
    const joined = this.#running.get(name)
    if (joined !== undefined) {
      if (given !== undefined && fingerprint !== joined.fingerprint) {
        const isStored = await this.requireSame(ctx, kind, subjectId, key, given.send)
        // Two at once, and the first is not stored yet: only its own words can be the same.
        if (!isStored && joined.fingerprint !== undefined) throw mismatch()
      }
      return joined.answer as Promise<R>
    }
    const answer = this.#take(ctx, kind, subjectId, key, given)
    this.#running.set(name, { answer, fingerprint })
    const forget = () => this.#running.delete(name)
    answer.then(forget, forget)
    return answer
  }

  /** The subject's turn that runs, or else its latest, for a screen that was reloaded in the middle of it. */
  async newest(ctx: Context, kind: string, subjectId: string): Promise<{ key: string; running: boolean } | undefined> {
    const [found] = await this.#store.db
      .select({ key: turns.key, running: sql<boolean>`${turns.status} = 'running' and ${Leases.isLive()}` })
      .from(turns)
      .where(and(eq(turns.workspaceId, ctx.workspace), eq(turns.kind, kind), eq(turns.subjectId, subjectId)))
      .orderBy(desc(sql`${turns.status} = 'running'`), desc(turns.createdAt))
      .limit(1)
    return found
  }

  /** Waits for the turns of this process, at most `ms`. */
  async drain(ms: number): Promise<void> {
    clearInterval(this.#sweeper)
    const all = Promise.allSettled([...this.#running.values()].map(({ answer }) => answer))
    await Promise.race([all, sleep(ms, undefined, { ref: false })])
  }

  /** Takes over turns whose process died. Several processes may sweep: the lease decides who continues. */
  async sweep(): Promise<void> {
    for (const row of await this.#leases.expired(this.#store, SWEEP_BATCH)) {
      const takeOver = this.#takeOvers.get(row.kind)
      if (takeOver === undefined) continue
      const actor = { id: 'sweeper', kind: 'system', via: 'job' } as const
      const ctx = makeContext({ workspace: row.workspaceId, actor, timeoutMs: takeOver.timeoutMs })
      void takeOver.run(ctx, row.subjectId, row.key).catch(() => {})
    }
  }

  async #take<S, I, W, R>(
    ctx: Context,
    kind: TurnKind<S, I, W, R>,
    subjectId: string,
    key: string,
    given: { send: S } | undefined,
  ): Promise<R> {
    for (;;) {
      crashPoint('turn.before-t1')
      const claim = await this.#claim<S, I, W, R>(ctx, kind, subjectId, key, given)
      crashPoint('turn.after-t1')
      if (claim.state === 'done') return claim.result
      if (claim.state === 'mine') {
        const finished = await this.#finish(ctx, kind, subjectId, claim.turnId, claim.token, claim.input as I)
        if (finished.mine) return finished.result
      }
      if (remainingMs(ctx) === 0) throw inProgress()
      await sleep(JOIN_POLL_MS)
    }
  }

  /** T1: the person's message and the turn that will answer it, in one commit. */
  async #claim<S, I, W, R>(
    ctx: Context,
    kind: TurnKind<S, I, W, R>,
    subjectId: string,
    key: string,
    given: { send: S } | undefined,
  ): Promise<Claim<R>> {
    const token = ctx.ids.next()
    try {
      return await this.#store.tx(async (tx) => {
        await lockTurns(tx, this.#store, subjectId)
        const found = await this.#relevant(tx, ctx, kind.name, subjectId, key)
        const known = found.find(({ row }) => row.key === key)
        if (known !== undefined && given !== undefined) {
          await refuseMismatch(tx, ctx, kind, known.row, kind.fingerprint(given.send))
        }
        if (known?.row.status === 'done') return { state: 'done', result: known.row.result as R }
        if (known?.row.status === 'running' && known.live) return { state: 'elsewhere' }
        await this.#refuseOther(tx, found, key, kind.leftUnfinished === 'answered-first')
        if (known !== undefined) {
          const other = await this.#answeredElsewhere(tx, known.row)
          if (other !== undefined) return { state: 'done', result: other.result as R }
          await this.#leases.take(tx, known.row.id, token)
          return { state: 'mine', turnId: known.row.id, token, input: known.row.input }
        }
        if (given === undefined) throw new NazeError('NOT_FOUND', 'There is no such turn to continue.')
        const turnId = ctx.ids.next()
        const input = await kind.accept(tx, ctx, subjectId, given.send)
        await tx.insert(turns).values({
          id: turnId,
          workspaceId: ctx.workspace,
          kind: kind.name,
          subjectId,
          key,
          fingerprint: kind.fingerprint(given.send),
          input,
          status: 'running',
          leaseToken: token,
          leaseUntil: this.#leases.until(),
        })
        crashPoint('turn.inside-t1')
        return { state: 'mine', turnId, token, input }
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
        and(
          eq(turns.workspaceId, ctx.workspace),
          eq(turns.kind, kind),
          eq(turns.subjectId, subjectId),
          or(eq(turns.key, key), eq(turns.status, 'running')),
        ),
      )
      .for('update')
  }

  /** A turn left unfinished whose message another key has taken along or up again: one answer is the answer to both. */
  async #answeredElsewhere(tx: Tx, row: TurnRow): Promise<TurnRow | undefined> {
    const [found] = await tx
      .select()
      .from(turns)
      .where(
        and(
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
  async #refuseOther(tx: Tx, found: readonly FoundTurn[], key: string, answerDeadFirst: boolean): Promise<void> {
    for (const { row, live } of found) {
      if (row.key === key || row.status !== 'running') continue
      if (live || answerDeadFirst) throw inProgress()
      const failure = { code: 'CANCELLED', message: 'left unfinished; continued by a later message' }
      await tx.update(turns).set({ status: 'failed', failure }).where(eq(turns.id, row.id))
    }
  }

  /** Someone inserted first: with our key it is ours to join, with another it refuses us. */
  async #afterCollision<R>(ctx: Context, kind: string, subjectId: string, key: string): Promise<Claim<R>> {
    const found = await this.#store.tx((tx) => this.#relevant(tx, ctx, kind, subjectId, key))
    if (!found.some(({ row }) => row.key === key)) throw inProgress()
    return { state: 'elsewhere' }
  }

  async #finish<S, I, W, R>(
    ctx: Context,
    kind: TurnKind<S, I, W, R>,
    subjectId: string,
    turnId: string,
    token: string,
    input: I,
  ): Promise<{ mine: true; result: R } | { mine: false }> {
    const limited = withLimits(ctx, kind.limits)
    const heartbeat = repeating(this.#leaseMs / 3, () => this.#leases.renew(this.#store, turnId, token))
    try {
      const work = await kind.work(limited, subjectId, input)
      crashPoint('turn.before-t2')
      const result = await this.#whenAvailable(limited, () =>
        this.#store.tx(async (tx) => {
          await lockTurns(tx, this.#store, subjectId)
          if (!(await this.#leases.hold(tx, turnId, token))) throw new LeaseLost()
          const concluded = await kind.conclude(tx, limited, subjectId, input, work)
          await this.#leases.finish(tx, turnId, concluded)
          crashPoint('turn.inside-t2')
          return concluded
        }),
      )
      crashPoint('turn.after-t2')
      return { mine: true, result }
    } catch (error) {
      if (error instanceof LeaseLost) {
        await kind.takenAway?.(limited, subjectId)
        return { mine: false }
      }
      await this.#giveUp(turnId, token, error).catch(() => {})
      throw error
    } finally {
      clearInterval(heartbeat)
    }
  }

  /**
   * The work is done; a database that is away for a moment is no reason to do it again. If a commit went through unheard,
   * the next try finds the turn done and not its own any more.
   */
  async #whenAvailable<T>(ctx: Context, conclude: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await conclude()
      } catch (error) {
        if (!isUnavailable(error) || remainingMs(ctx) < CONCLUDE_AGAIN_MS) throw error
        await sleep(CONCLUDE_AGAIN_MS)
      }
    }
  }

  /** A turn that only missed the database is not failed: it waits for whoever comes, the sweeper at the latest. */
  async #giveUp(turnId: string, token: string, error: unknown): Promise<void> {
    if (isUnavailable(error) && (await this.#leases.letGo(this.#store, turnId, token))) return
    const { code, message } = toNazeError(error)
    await this.#leases.fail(this.#store, turnId, token, { code, message })
  }
}

class LeaseLost extends Error {}
