import { parseModelName } from '#kernel/model/index.ts'
import type { CostConfig } from '#kernel/model/prices/price-of.ts'
import { Price } from '#kernel/model/settings/settings.ts'
import { given, refuse } from './values.ts'

type Environment = Readonly<Record<string, string | undefined>>

const PRICES = 'NAZE_MODEL_PRICES'
const ONE_PRICE = /^(?<model>\S+)=(?<input>[\d.]+)\/(?<output>[\d.]+)$/

/** `openai:gpt-x=2.5/10, compatible:mine=0/0`: US dollars for a million tokens in and out. Budgets are US dollars. */
export function readCosts(env: Environment): CostConfig {
  const entries = (given(env[PRICES]) ?? '').split(',').map((entry) => entry.trim())
  const prices = entries.filter((entry) => entry !== '').map(readPrice)
  return {
    prices: Object.fromEntries(prices),
    dayUsd: readDollars('NAZE_BUDGET_DAY', env),
    talkUsd: readDollars('NAZE_BUDGET_TALK', env),
  }
}

function readPrice(entry: string): [string, Price] {
  const { model = '', input = '', output = '' } = ONE_PRICE.exec(entry)?.groups ?? {}
  const price = Price.safeParse({ input_usd: Number(input || Number.NaN), output_usd: Number(output || Number.NaN) })
  if (!price.success) refuse(PRICES, `"${entry}" is not provider:model=input/output in dollars for a million tokens`)
  return [modelName(PRICES, model), price.data]
}

function readDollars(variable: string, env: Environment): number | null {
  const value = given(env[variable])
  if (value === undefined) return null
  const dollars = Number(value)
  if (!(dollars >= 0 && dollars <= 1_000_000)) refuse(variable, `"${value}" is not an amount of US dollars`)
  return dollars
}

export function modelName(variable: string, value: string): string {
  try {
    parseModelName(value)
    return value
  } catch (error) {
    return refuse(variable, error instanceof Error ? error.message : 'is not a model name')
  }
}
