import { setTimeout as sleep } from 'node:timers/promises'
import { desc, eq, sql } from 'drizzle-orm'
import { type Context, makeContext, remainingMs, withLimits } from '#kernel/context.ts'
import { crashPoint } from '#kernel/crash-points.ts'
import { toNazeError } from '#kernel/errors.ts'
import type { Store } from '#store/store.ts'
import { isUnavailable } from '#store/errors/unavailable.ts'
import { repeating } from '../repeating.ts'
import { within } from '../workspace.ts'
import { type Claim, Claims } from './claims.ts'
import { Leases } from './leases.ts'
import { lockTurns } from './lock-turns.ts'
import { turns } from './tables.ts'
import type { TakenIn, TurnKind } from './turn-kind.ts'
import { inProgress, mismatch, refuseMismatch } from './turn-refusals.ts'

const JOIN_POLL_MS = 100
const CONCLUDE_AGAIN_MS = 250
const SWEEP_BATCH = 100

/** A kind with its types closed over: enough to continue a turn from its stored input. */
interface TakeOver {
  timeoutMs: number
  run(ctx: Context, subjectId: string, key: string): Promise<unknown>
}

/** A message that is safe, and the answer it will get. Whoever does not wait for the answer need not hear of it. */
export interface BegunTurn<Input, Result, Carried> {
  /** `carried` only where this process took the message in. */
  accepted: TakenIn<Input, Carried | undefined>
  finished: Promise<Result>
}

interface RunningTurn {
  begun: Promise<BegunTurn<unknown, unknown, unknown>>
  finished: Promise<unknown>
  /** Unknown of a turn taken over. */
  fingerprint: string | undefined
}

export interface TurnsOptions {
  leaseMs?: number
  sweepMs?: number
  /** The least a turn is given, where the person set longer limits for models than the kinds expect. */
  patienceMs?: number
}

/** Takes turns so that a message once accepted is answered exactly once, whatever dies in between. */
export class Turns {
  readonly #store: Store
  readonly #leases: Leases
  readonly #claims: Claims
  readonly #leaseMs: number
  readonly #sweepMs: number
  readonly #patienceMs: number
  readonly #takeOvers = new Map<string, TakeOver>()
  readonly #running = new Map<string, RunningTurn>()
  #sweeper: NodeJS.Timeout | undefined

  constructor(store: Store, options: TurnsOptions = {}) {
    this.#store = store
    this.#leaseMs = options.leaseMs ?? 5_000
    this.#sweepMs = options.sweepMs ?? 2_000
    this.#patienceMs = options.patienceMs ?? 0
    this.#leases = new Leases(this.#leaseMs)
    this.#claims = new Claims(store, this.#leases)
  }

  /** A registered kind can be taken over from a dead process. */
  register<S, I, W, R, C>(kind: TurnKind<S, I, W, R, C>): void {
    this.#takeOvers.set(kind.name, {
      timeoutMs: Math.max(kind.limits.timeoutMs, this.#patienceMs),
      run: async (ctx, subjectId, key) => (await this.#join(ctx, kind, subjectId, key, undefined)).finished,
    })
  }

  async start(): Promise<void> {
    if (this.#store.exclusive) await this.#leases.expireAll(this.#store)
    await this.sweep()
    this.#sweeper = repeating(this.#sweepMs, () => this.sweep()).unref()
  }

  /**
   * Resolves once the message is stored, by this process or another. Same key: joins the running turn, returns the stored
   * answer, or runs a failed one again. Another text is refused.
   */
  begin<S, I, W, R, C>(
    ctx: Context,
    kind: TurnKind<S, I, W, R, C>,
    subjectId: string,
    key: string,
    send: S,
  ): Promise<BegunTurn<I, R, C>> {
    return this.#join(ctx, kind, subjectId, key, { send })
  }

  /** The answer itself. */
  async run<S, I, W, R, C>(
    ctx: Context,
    kind: TurnKind<S, I, W, R, C>,
    subjectId: string,
    key: string,
    send: S,
  ): Promise<R> {
    return (await this.begin(ctx, kind, subjectId, key, send)).finished
  }

  /** Refuses another text than was sent under this key before. False when nothing was. */
  async requireSame<S, I, W, R, C>(
    ctx: Context,
    kind: TurnKind<S, I, W, R, C>,
    subjectId: string,
    key: string,
    send: S,
  ): Promise<boolean> {
    const { db } = this.#store
    const [known] = await db
      .select({ fingerprint: turns.fingerprint, input: turns.input })
      .from(turns)
      .where(within(ctx, turns, eq(turns.kind, kind.name), eq(turns.subjectId, subjectId), eq(turns.key, key)))
    if (known !== undefined) await refuseMismatch(db, ctx, kind, known, kind.fingerprint(send))
    return known !== undefined
  }

  async #join<S, I, W, R, C>(
    ctx: Context,
    kind: TurnKind<S, I, W, R, C>,
    subjectId: string,
    key: string,
    given: { send: S } | undefined,
  ): Promise<BegunTurn<I, R, C>> {
    const name = `${ctx.workspace}:${kind.name}:${subjectId}:${key}`
    const fingerprint = given === undefined ? undefined : kind.fingerprint(given.send)
    const joined = this.#running.get(name)
    if (joined !== undefined) {
      if (given !== undefined && fingerprint !== joined.fingerprint) {
        const isStored = await this.requireSame(ctx, kind, subjectId, key, given.send)
        // Two at once, and the first is not stored yet: only its own words can be the same.
        if (!isStored && joined.fingerprint !== undefined) throw mismatch()
      }
      return joined.begun as Promise<BegunTurn<I, R, C>>
    }
    const begun = this.#take(ctx, kind, subjectId, key, given)
    const finished = begun.then((turn) => turn.finished)
    this.#running.set(name, { begun, finished, fingerprint })
    const forget = () => this.#running.delete(name)
    finished.then(forget, forget)
    return begun
  }

  /** The subject's turn that runs, or else its latest, for a screen that was reloaded in the middle of it. */
  async newest(ctx: Context, kind: string, subjectId: string): Promise<{ key: string; running: boolean } | undefined> {
    const [found] = await this.#store.db
      .select({ key: turns.key, running: sql<boolean>`${turns.status} = 'running' and ${Leases.isLive()}` })
      .from(turns)
      .where(within(ctx, turns, eq(turns.kind, kind), eq(turns.subjectId, subjectId)))
      .orderBy(desc(sql`${turns.status} = 'running'`), desc(turns.createdAt))
      .limit(1)
    return found
  }

  /** Waits for the turns of this process, at most `ms`. */
  async drain(ms: number): Promise<void> {
    clearInterval(this.#sweeper)
    const all = Promise.allSettled([...this.#running.values()].map(({ finished }) => finished))
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

  async #take<S, I, W, R, C>(
    ctx: Context,
    kind: TurnKind<S, I, W, R, C>,
    subjectId: string,
    key: string,
    given: { send: S } | undefined,
  ): Promise<BegunTurn<I, R, C>> {
    const claim = async () => {
      crashPoint('turn.before-t1')
      const claimed = await this.#claims.claim(ctx, kind, subjectId, key, given)
      crashPoint('turn.after-t1')
      return claimed
    }
    const first = await claim()
    return { accepted: first.accepted, finished: this.#answer(ctx, kind, subjectId, first, claim) }
  }

  /** Works until there is an answer: one's own, or that of whoever holds the turn. */
  async #answer<S, I, W, R, C>(
    ctx: Context,
    kind: TurnKind<S, I, W, R, C>,
    subjectId: string,
    first: Claim<I, R, C>,
    again: () => Promise<Claim<I, R, C>>,
  ): Promise<R> {
    for (let claim = first; ; claim = await again()) {
      if (claim.state === 'done') return claim.result
      if (claim.state === 'mine') {
        const finished = await this.#finish(ctx, kind, subjectId, claim)
        if (finished.mine) return finished.result
      }
      if (remainingMs(ctx) === 0) throw inProgress()
      await sleep(JOIN_POLL_MS)
    }
  }

  async #finish<S, I, W, R, C>(
    ctx: Context,
    kind: TurnKind<S, I, W, R, C>,
    subjectId: string,
    { turnId, token, accepted: { input, carried } }: Extract<Claim<I, R, C>, { state: 'mine' }>,
  ): Promise<{ mine: true; result: R } | { mine: false }> {
    const timeoutMs = Math.max(kind.limits.timeoutMs, this.#patienceMs)
    const limited = withLimits(ctx, { ...kind.limits, timeoutMs })
    const heartbeat = repeating(this.#leaseMs / 3, () => this.#leases.renew(this.#store, ctx, turnId, token))
    try {
      const work = await kind.work(limited, subjectId, input, carried)
      crashPoint('turn.before-t2')
      const result = await this.#whenAvailable(limited, () =>
        this.#store.tx(async (tx) => {
          await lockTurns(tx, this.#store, subjectId)
          if (!(await this.#leases.hold(tx, ctx, turnId, token))) throw new LeaseLost()
          const concluded = await kind.conclude(tx, limited, subjectId, input, work)
          await this.#leases.finish(tx, ctx, turnId, concluded)
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
      await this.#giveUp(ctx, turnId, token, error).catch(() => {})
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
  async #giveUp(ctx: Context, turnId: string, token: string, error: unknown): Promise<void> {
    if (isUnavailable(error) && (await this.#leases.letGo(this.#store, ctx, turnId, token))) return
    const { code, message } = toNazeError(error)
    await this.#leases.fail(this.#store, ctx, turnId, token, { code, message })
  }
}

class LeaseLost extends Error {}
