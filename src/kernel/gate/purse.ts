import { count, eq, gte, sql, type SQL, sum } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { type CostConfig, costOf, priceOf } from '#kernel/model/prices/price-of.ts'
import type { Budgets } from '#kernel/model/settings/settings.ts'
import type { KeptSettings } from '#kernel/model/settings/kept-settings.ts'
import type { Trouble } from '#kernel/model/trouble.ts'
import { within } from '#kernel/workspace.ts'
import type { Store } from '#store/store.ts'
import type { CostIs } from '#kernel/operations.ts'
import { startOfDay } from './days.ts'
import { costIs } from './run-view.ts'
import { asks, attempts } from './tables.ts'

export interface Spent {
  /** As far as it is known. */
  usd: number
  is: CostIs
}

/** What answers cost, and whether another may be asked for. */
export class Purse {
  readonly #store: Store
  readonly #settings: KeptSettings
  readonly #fixed: CostConfig

  constructor(store: Store, settings: KeptSettings, fixed: CostConfig) {
    this.#store = store
    this.#settings = settings
    this.#fixed = fixed
  }

  /** What the environment says wins. */
  get budgets(): Budgets {
    const { day_usd, talk_usd } = this.#settings.current.budgets
    return { day_usd: this.#fixed.dayUsd ?? day_usd, talk_usd: this.#fixed.talkUsd ?? talk_usd }
  }

  refresh(): Promise<void> {
    return this.#settings.refresh()
  }

  priceOf(model: string): ReturnType<typeof priceOf> {
    return priceOf(model, this.#fixed.prices, this.#settings.current.prices)
  }

  costOf(model: string, tokensIn: number, tokensOut: number): number | null {
    return costOf(this.priceOf(model), tokensIn, tokensOut)
  }

  /** Why the model is not asked now; undefined when it may be. A budget nobody can count against lets nothing through. */
  async refusal(ctx: Context, model: string, subjectId: string | null): Promise<NazeError | undefined> {
    const { day_usd: day, talk_usd: talk } = this.budgets
    if (day === null && talk === null) return undefined
    const price = this.priceOf(model)
    if (price === null)
      return overBudget(
        'no-price',
        `${model} has no known price, and there is a budget: set its price on the page Models`,
      )
    if (price.input_usd === 0 && price.output_usd === 0) return undefined
    if (day !== null && (await this.spentToday(ctx)).usd >= day)
      return overBudget('budget-day', `today's budget of $${day} is used up: the built-in answers until tomorrow`)
    if (talk !== null && subjectId !== null && (await this.spentOn(ctx, subjectId)).usd >= talk)
      return overBudget('budget-talk', `the budget of $${talk} for one talk is used up: the built-in answers from here`)
    return undefined
  }

  async spentToday(ctx: Context): Promise<Spent> {
    const since = gte(asks.createdAt, startOfDay(ctx.clock.now()))
    return this.#sum(ctx, since)
  }

  async spentOn(ctx: Context, subjectId: string): Promise<Spent> {
    return this.#sum(ctx, eq(asks.subjectId, subjectId))
  }

  async #sum(ctx: Context, which: SQL): Promise<Spent> {
    const [row] = await this.#store.db
      .select({ usd: sum(attempts.costUsd), asked: count(), unknown: countUnknown })
      .from(asks)
      .innerJoin(attempts, eq(attempts.askId, asks.id))
      .where(within(ctx, asks, which, eq(attempts.source, 'model')))
    return { usd: Number(row?.usd ?? 0), is: costIs(row?.asked ?? 0, row?.unknown ?? 0) }
  }
}

/** Tries whose cost is not known. */
export const countUnknown = sql<number>`count(*) - count(${attempts.costUsd})`.mapWith(Number)

function overBudget(trouble: Trouble, message: string): NazeError {
  return new NazeError('AI_ERROR', message, { details: { kind: 'budget', trouble } })
}
