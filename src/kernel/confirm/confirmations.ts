import { createHash } from 'node:crypto'
import { eq, gt, isNull } from 'drizzle-orm'
import type { Store, Tx } from '#store/store.ts'
import type { Actor, Context } from '../context.ts'
import { NazeError } from '../errors.ts'
import { parseUuid } from '../uuid.ts'
import { within } from '../workspace.ts'
import { canonicalJson } from './canonical-json.ts'
import { assertPersonAtHand } from './person-at-hand.ts'
import { explainRefusal } from './refusal.ts'
import { confirmations } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const KEY = Symbol('confirmations')
let makeConfirmed: <T>(value: T, confirmationId: string) => Confirmed<T>
let end: (confirmed: Confirmed<unknown>) => void

/**
 * A person said yes to exactly this change. Made here and nowhere else, alive only while the effect of `consume` runs:
 * a writer that takes a `Confirmed` cannot be reached without a person.
 */
export class Confirmed<T> {
  static {
    makeConfirmed = (value, confirmationId) => new Confirmed(KEY, value, confirmationId)
    end = (confirmed) => {
      confirmed.#alive = false
    }
  }

  readonly #value: T
  readonly #confirmationId: string
  #alive = true

  private constructor(key: symbol, value: T, confirmationId: string) {
    if (key !== KEY) throw new Error('a Confirmed is made by Confirmations.consume only')
    this.#value = value
    this.#confirmationId = confirmationId
  }

  /** The change as it was hashed, without whatever the caller did to its object since. */
  get value(): T {
    this.#assertAlive()
    return this.#value
  }

  get confirmationId(): string {
    this.#assertAlive()
    return this.#confirmationId
  }

  #assertAlive(): void {
    if (!this.#alive) throw new Error('this Confirmed has ended with the effect it was made for')
  }
}

/** What a confirmation is bound to: using it for anything else is a mismatch. */
export interface Bound<T> {
  type: string
  subjectId: string
  change: T
}

export interface NewConfirmation extends Bound<unknown> {
  reason?: string
  ttlMs?: number
}

export interface ConfirmationRow {
  confirmation_id: string
  confirmed_by: 'human'
  via: Actor['via']
  confirmed_at: string
  expires_at: string
  consumed: boolean
  proposed_change: unknown
}

export class Confirmations {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** Records a person's yes. Refuses every door through which no person can have clicked. */
  async create(ctx: Context, wanted: NewConfirmation): Promise<ConfirmationRow> {
    assertPersonAtHand(ctx.actor)
    const ttlMs = wanted.ttlMs ?? DAY_MS
    if (!Number.isInteger(ttlMs) || ttlMs <= 0) throw new NazeError('INVALID_INPUT', 'ttlMs must be a positive integer')
    const canonical = canonicalJson(wanted.change)
    const confirmedAt = ctx.clock.now()
    const row = {
      id: ctx.ids.next(),
      workspaceId: ctx.workspace,
      type: wanted.type,
      subjectId: parseUuid(wanted.subjectId, 'subjectId'),
      change: JSON.parse(canonical) as unknown,
      changeHash: sha256(canonical),
      reason: wanted.reason ?? null,
      confirmedBy: ctx.actor.id,
      via: ctx.actor.via,
      confirmedAt,
      expiresAt: new Date(confirmedAt.getTime() + ttlMs),
    }
    await this.#store.db.insert(confirmations).values(row)
    return {
      confirmation_id: row.id,
      confirmed_by: 'human',
      via: row.via,
      confirmed_at: confirmedAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      consumed: false,
      proposed_change: row.change,
    }
  }

  /**
   * Uses a confirmation up and runs its effect, both or neither: a savepoint takes the token back when the effect throws,
   * even if the caller goes on with its transaction. Of many at once one wins: the UPDATE's row lock decides.
   */
  async consume<T, R>(
    tx: Tx,
    ctx: Context,
    token: string | null | undefined,
    bound: Bound<T>,
    effect: (confirmed: Confirmed<T>) => Promise<R>,
  ): Promise<R> {
    if (token === undefined || token === null || token === '') {
      throw new NazeError('CONFIRMATION_REQUIRED', 'a person must confirm this change first')
    }
    const id = parseUuid(token, 'confirmation_id')
    const canonical = canonicalJson(bound.change)
    const wanted = {
      type: bound.type,
      subjectId: parseUuid(bound.subjectId, 'subjectId'),
      changeHash: sha256(canonical),
    }
    return tx.transaction(async (inner) => {
      const now = ctx.clock.now()
      const used = await inner
        .update(confirmations)
        .set({ consumedAt: now })
        .where(
          within(
            ctx,
            confirmations,
            eq(confirmations.id, id),
            eq(confirmations.type, wanted.type),
            eq(confirmations.subjectId, wanted.subjectId),
            eq(confirmations.changeHash, wanted.changeHash),
            isNull(confirmations.consumedAt),
            gt(confirmations.expiresAt, now),
          ),
        )
        .returning({ id: confirmations.id })
      if (used.length === 0) throw await explainRefusal(inner, ctx, id, wanted)
      const confirmed = makeConfirmed(JSON.parse(canonical) as T, id)
      try {
        return await effect(confirmed)
      } finally {
        end(confirmed)
      }
    })
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
