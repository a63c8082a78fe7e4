import type { Price } from '../settings/settings.ts'

/** The day of the public price list (LiteLLM's) that every line below agrees with. */
export const PRICES_AS_OF = '2026-08-08'

/**
 * List prices for a million tokens of prompts under 200,000 tokens. Only what is certain: a model that is not here has
 * no known price. Reading from a provider's cache costs less, so what is shown is the most it can have cost.
 */
const LISTED: Readonly<Record<string, readonly [input: number, output: number]>> = {
  'openai:gpt-4o': [2.5, 10],
  'openai:gpt-4o-mini': [0.15, 0.6],
  'openai:gpt-4.1': [2, 8],
  'openai:gpt-4.1-mini': [0.4, 1.6],
  'openai:gpt-4.1-nano': [0.1, 0.4],
  'openai:o3': [2, 8],
  'openai:o4-mini': [1.1, 4.4],
  'openai:gpt-5': [1.25, 10],
  'openai:gpt-5-mini': [0.25, 2],
  'openai:gpt-5-nano': [0.05, 0.4],
  'openai:gpt-5.1': [1.25, 10],
  'anthropic:claude-sonnet-4-5': [3, 15],
  'anthropic:claude-haiku-4-5': [1, 5],
  'anthropic:claude-opus-4-1': [15, 75],
  'anthropic:claude-opus-4-5': [5, 25],
  'google:gemini-2.5-pro': [1.25, 10],
  'google:gemini-2.5-flash': [0.3, 2.5],
  'google:gemini-2.5-flash-lite': [0.1, 0.4],
}

/** A version with its date costs what its name without it does. */
const DATED = /-(?:\d{4}-\d{2}-\d{2}|\d{8})$/

export function shippedPrice(model: string): Price | null {
  const listed = LISTED[model] ?? LISTED[model.replace(DATED, '')]
  return listed === undefined ? null : { input_usd: listed[0], output_usd: listed[1] }
}
