import { LOCAL_URLS } from '../model-name.ts'
import type { Price } from '../settings/settings.ts'
import { shippedPrice } from './shipped.ts'

export type PriceSource = 'environment' | 'person' | 'shipped' | 'own-machine'

/** What is said from outside about costs; it wins over what was set on the page. */
export interface CostConfig {
  prices: Readonly<Record<string, Price>>
  dayUsd: number | null
  talkUsd: number | null
}

export const NO_COSTS: CostConfig = { prices: {}, dayUsd: null, talkUsd: null }

/** Null: not known, which is not the same as nothing. A server of one's own machine sends no bill. */
export function priceOf(
  model: string,
  fixed: CostConfig['prices'],
  set: Readonly<Record<string, Price>>,
): (Price & { from: PriceSource }) | null {
  const given = fixed[model]
  if (given !== undefined) return { ...given, from: 'environment' }
  const own = set[model]
  if (own !== undefined) return { ...own, from: 'person' }
  const listed = shippedPrice(model)
  if (listed !== null) return { ...listed, from: 'shipped' }
  const isOwnMachine = Object.keys(LOCAL_URLS).some((provider) => model.startsWith(`${provider}:`))
  return isOwnMachine ? { input_usd: 0, output_usd: 0, from: 'own-machine' } : null
}

const MILLION = 1_000_000

/** Null where the price is not known, or where a server that charges did not say how much it used. */
export function costOf(price: Price | null, tokensIn: number, tokensOut: number): number | null {
  if (price === null) return null
  const charges = price.input_usd > 0 || price.output_usd > 0
  if (charges && tokensIn === 0 && tokensOut === 0) return null
  return (tokensIn * price.input_usd + tokensOut * price.output_usd) / MILLION
}
