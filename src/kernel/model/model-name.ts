import { NazeError } from '../errors.ts'

/** Servers people run on their own machine, with the address each listens on when nobody told it another. */
export const LOCAL_URLS = {
  ollama: 'http://127.0.0.1:11434/v1',
  lmstudio: 'http://127.0.0.1:1234/v1',
  llamacpp: 'http://127.0.0.1:8080/v1',
} as const
const PROVIDERS = ['openai', 'anthropic', 'google', 'compatible', 'ollama', 'lmstudio', 'llamacpp'] as const

type Provider = (typeof PROVIDERS)[number]
export type ModelName = { provider: 'built-in' } | { provider: Provider; model: string }

const FORMS = `built-in, ${PROVIDERS.map((provider) => `${provider}:<model>`).join(', ')}`
const LONGEST_MODEL = 200

/** `built-in` or `provider:model`; the model part may hold colons and slashes (`compatible:llama3:8b`). */
export function parseModelName(value: string): ModelName {
  if (value === 'built-in') return { provider: 'built-in' }
  const colon = value.indexOf(':')
  if (colon === -1) throw wrong(value, `it has no provider; write one of ${FORMS}`)
  const name = value.slice(0, colon)
  const provider = PROVIDERS.find((known) => known === name)
  if (provider === undefined) throw wrong(value, `${shown(name)} is not a provider; write one of ${FORMS}`)
  const model = value.slice(colon + 1)
  if (model === '') throw wrong(value, `the model after ${provider}: is empty`)
  if (model.length > LONGEST_MODEL) throw wrong(value, `the model is longer than ${LONGEST_MODEL} characters`)
  if (/[\s\p{C}]/u.test(model)) throw wrong(value, 'the model holds a space or an invisible character')
  return { provider, model }
}

/** The variable that sets the model of one ask: `why.plan-turn` → `NAZE_MODEL_WHY_PLAN_TURN`. */
export function modelVariable(ask: string): string {
  return `NAZE_MODEL_${ask.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')}`
}

function wrong(value: string, why: string): NazeError {
  return new NazeError('CONFIG_INVALID', `model ${shown(value)}: ${why}`, { details: { value: value.slice(0, 80) } })
}

function shown(value: string): string {
  return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value)
}
