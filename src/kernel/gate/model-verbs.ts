import { z } from 'zod'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { adviceFor } from '#kernel/model/check/advice.ts'
import { type Asked, CHECK_PATIENCE_MS, checkModel } from '#kernel/model/check/check-model.ts'
import type { Models } from '#kernel/model/contract.ts'
import { modelVariable } from '#kernel/model/model-name.ts'
import type { CostConfig } from '#kernel/model/prices/price-of.ts'
import { PRICES_AS_OF } from '#kernel/model/prices/shipped.ts'
import type { KeptSettings } from '#kernel/model/settings/kept-settings.ts'
import { EVERY_ASK } from '#kernel/model/settings/settings.ts'
import * as contract from '#kernel/operations.ts'
import { defineVerb } from '#kernel/verb.ts'
import { type AttemptRecord, emptyRecord, type Ledger, notAnswered } from './ledger.ts'
import type { Purse } from './purse.ts'

const CHECK = 'models.check'

interface ModelDeps {
  models: Models
  settings: KeptSettings
  ledger: Ledger
  purse: Purse
  /** Every ask of the house, by name. */
  asks: readonly string[]
  costs: CostConfig
}

type ModelVerbs = Pick<contract.OperationVerbs, 'models' | 'changeModels' | 'checkModel'>

/** Which model answers what, at what price, and whether it answers at all. No provider is called but by `checkModel`. */
export function makeModelVerbs(deps: ModelDeps): ModelVerbs {
  const { models, settings, ledger, purse } = deps
  return {
    models: defineVerb({
      name: 'models.show',
      summary: 'Which model answers which ask, prices, budgets and what was spent today. Calls no provider.',
      input: z.object({}),
      output: contract.ModelsOutput,
      errors: [],
      async run(ctx) {
        await settings.refresh(0)
        return shown(deps, ctx)
      },
    }),
    changeModels: defineVerb({
      name: 'models.change',
      summary: 'Choose the model of an ask, set a price or a budget. Keys come from the environment only.',
      input: contract.ChangeModelsInput,
      output: contract.ModelsOutput,
      errors: ['FORBIDDEN', 'INVALID_INPUT'],
      async run(ctx, change) {
        refuseOthers(ctx)
        for (const [ask, model] of Object.entries(change.per_ask ?? {})) {
          if (ask !== EVERY_ASK && !deps.asks.includes(ask))
            throw new NazeError('INVALID_INPUT', `per_ask: no ask ${ask}`)
          if (model !== null) useable(models, model)
        }
        await settings.change(ctx.clock, change)
        return shown(deps, ctx)
      },
    }),
    checkModel: defineVerb({
      name: CHECK,
      summary: 'Really ask a model, with two short calls: reachable, key, name, form, streaming, thinking, speed.',
      input: contract.CheckModelInput,
      output: contract.CheckModelOutput,
      errors: ['FORBIDDEN', 'INVALID_INPUT'],
      async run(ctx, { model: name }) {
        refuseOthers(ctx)
        await settings.refresh()
        if (!models.named().includes(name))
          throw new NazeError('INVALID_INPUT', 'model: is neither configured nor chosen on the page')
        const usable = useable(models, name)
        if (usable === null) throw new NazeError('INVALID_INPUT', 'model: the built-in needs no checking')
        const limits = { timeoutMs: models.timeoutMs?.(CHECK) ?? CHECK_PATIENCE_MS, signal: ctx.signal }
        const begun = ctx.clock.now().getTime()
        const { findings, asked } = await checkModel(usable, limits)
        const attempts = asked.map((one) => recordOf(one, name, purse))
        const failed = asked.find(({ error }) => error !== undefined)
        await ledger.record(ctx, {
          id: ctx.ids.next(),
          name: CHECK,
          model: name,
          source: 'model',
          outcome: failed === undefined ? 'accepted' : 'failed',
          subjectId: null,
          errors: attempts.flatMap(({ errors }) => errors),
          warnings: [],
          attempts,
          ms: Math.max(0, ctx.clock.now().getTime() - begun),
        })
        const tokens = attempts.reduce((sum, { tokensIn, tokensOut }) => sum + tokensIn + tokensOut, 0)
        return { model: name, ...findings, advice: adviceFor(findings, name, usable.key.variable), tokens }
      },
    }),
  }
}

/** An assistant or a participant neither spends nor decides who is asked. */
function refuseOthers({ actor }: Context): void {
  if (actor.kind !== 'person') throw new NazeError('FORBIDDEN', 'Only the person who runs naze may do this.')
}

function useable(models: Models, name: string) {
  try {
    return models.use(name)
  } catch (error) {
    throw new NazeError('INVALID_INPUT', error instanceof Error ? error.message : 'model: cannot be used')
  }
}

function recordOf({ answer, error, ms }: Asked, model: string, purse: Purse): AttemptRecord {
  if (error !== undefined) return notAnswered(error, ms)
  const { inputTokens = 0, outputTokens = 0 } = answer ?? {}
  return {
    ...emptyRecord('model'),
    outcome: 'accepted',
    output: answer?.text ?? null,
    tokensIn: inputTokens,
    tokensOut: outputTokens,
    costUsd: purse.costOf(model, inputTokens, outputTokens),
    ms,
  }
}

async function shown({ models, settings, purse, asks, costs }: ModelDeps, ctx: Context) {
  const all = settings.current.per_ask[EVERY_ASK]
  const standard =
    all === undefined ? { model: models.name, by: 'environment' as const } : { model: all, by: 'page-for-all' as const }
  const { usd, is } = await purse.spentToday(ctx)
  const { budgets } = purse
  return {
    default_model: models.name,
    asks: [
      { ask: EVERY_ASK, ...standard, variable: 'NAZE_MODEL' },
      ...asks.map((ask) => ({ ask, ...models.choice(ask), variable: modelVariable(ask) })),
    ],
    models: models.named().flatMap((model) => {
      const key = keyOf(models, model)
      return key === undefined ? [] : [{ model, key, price: purse.priceOf(model) }]
    }),
    prices_as_of: PRICES_AS_OF,
    budgets: {
      ...budgets,
      fixed: [
        ...(costs.dayUsd === null ? [] : ['day_usd' as const]),
        ...(costs.talkUsd === null ? [] : ['talk_usd' as const]),
      ],
    },
    today: { cost_usd: usd, cost_is: is, over: budgets.day_usd !== null && usd >= budgets.day_usd },
  }
}

function keyOf(models: Models, name: string) {
  try {
    return models.use(name)?.key
  } catch {
    return undefined
  }
}
