import { isNazeError, NazeError } from '../errors.ts'
import type { ChosenBy, Model, ModelConfig, Models, Usable } from './contract.ts'
import { LOCAL_URLS, type ModelName, modelVariable, parseModelName } from './model-name.ts'
import { Learnt } from './remote/learnt.ts'
import { makeRemoteModel } from './remote/remote-model.ts'
import { KEY_VARIABLES, type Target } from './remote/target.ts'
import { aiError } from './remote/failure.ts'
import { withRest } from './rest.ts'
import { EVERY_ASK } from './settings/settings.ts'

/**
 * A malformed value stops here with one line that names its variable; a missing key is only a warning. What was chosen on
 * the page stands above NAZE_MODEL and below the variable of an ask itself.
 */
export function makeModelRouter(
  config: ModelConfig,
  chosen: () => Readonly<Record<string, string>> = () => ({}),
): Models {
  const url = config.url === undefined ? undefined : checkUrl(config.url)
  const key = checkKey(config.key, KEY_VARIABLES.compatible)
  const keys = {
    openai: checkKey(config.keys.openai, KEY_VARIABLES.openai),
    anthropic: checkKey(config.keys.anthropic, KEY_VARIABLES.anthropic),
    google: checkKey(config.keys.google, KEY_VARIABLES.google),
  }
  const learnt = new Learnt(config.learntFile)
  const effort = config.effort === undefined ? {} : { effort: config.effort }
  const models = new Map<string, Usable & { rested: Model }>()
  const warnings = new Map<string, string>()

  function targetOf(name: Exclude<ModelName, { provider: 'built-in' }>, variable: string): Target {
    const { provider, model } = name
    if (provider === 'openai' || provider === 'anthropic' || provider === 'google')
      return { provider, model, key: keys[provider] }
    // The key is for the address somebody gave; a server of this machine is not shown it.
    if (provider !== 'compatible')
      return { provider: 'compatible', called: provider, model, url: LOCAL_URLS[provider], key: undefined }
    if (url === undefined)
      throw new NazeError('CONFIG_INVALID', `NAZE_MODEL_URL: ${variable} is compatible:${model}, which needs a URL`)
    return { provider: 'compatible', called: 'compatible', model, url, key }
  }

  function modelOf(variable: string, value: string): (Usable & { rested: Model }) | null {
    const name = parseNamed(variable, value)
    if (name.provider === 'built-in') return null
    const known = models.get(value)
    if (known !== undefined) return known
    const target = { ...targetOf(name, variable), ...effort }
    const model = makeRemoteModel(target, learnt)
    const made = {
      model,
      rested: withRest(model, config.restMs),
      key: { variable: KEY_VARIABLES[target.provider], state: keyState(target) },
      knowledge: () => learnt.of(model.id),
    }
    if (made.key.state === 'missing' && !warnings.has(made.key.variable))
      warnings.set(
        made.key.variable,
        `${made.key.variable} is not set, and ${variable} is ${value}: asks that use it will fail`,
      )
    models.set(value, made)
    return made
  }

  const standard = modelOf('NAZE_MODEL', config.model)
  // By variable, so that an ask is found whether it was named itself or by what the environment calls it.
  const perAsk = new Map(
    Object.entries(config.perAsk).map(([ask, value]) => {
      const variable = modelVariable(ask)
      return [variable, { value, made: modelOf(variable, value) }] as const
    }),
  )
  const timeouts = new Map(Object.entries(config.timeoutsMs ?? {}).map(([ask, ms]) => [modelVariable(ask), ms]))
  const startWarnings = [...warnings.values()]

  function find(ask: string): { model: string; by: ChosenBy; made: (Usable & { rested: Model }) | null } {
    const own = perAsk.get(modelVariable(ask))
    if (own !== undefined) return { model: own.value, by: 'variable', made: own.made }
    const choices = chosen()
    for (const [key, by] of [
      [ask, 'page'],
      [EVERY_ASK, 'page-for-all'],
    ] as const) {
      const model = Object.hasOwn(choices, key) ? choices[key] : undefined
      const made = model === undefined ? undefined : stillUsable(() => modelOf('the page Models', model))
      if (model !== undefined && made !== undefined) return { model, by, made }
    }
    return { model: config.model, by: 'environment', made: standard }
  }

  return {
    for: (ask) => find(ask).made?.rested ?? null,
    timeoutMs: (ask) => timeouts.get(modelVariable(ask)) ?? config.timeoutMs,
    name: config.model,
    warnings: startWarnings,
    choice(ask) {
      const { model, by } = find(ask)
      return { model, by }
    },
    named: () =>
      [...new Set([config.model, ...Object.values(config.perAsk), ...Object.values(chosen())])].filter(
        (name) => name !== 'built-in',
      ),
    use: (name) => modelOf('model', name),
  }
}

/** A choice outlives the variables it needs; without them it counts for nothing, and the next one does. */
function stillUsable<T>(find: () => T): T | undefined {
  try {
    return find()
  } catch (error) {
    if (isNazeError(error) && error.code === 'CONFIG_INVALID') return undefined
    throw error
  }
}

function keyState(target: Target): Usable['key']['state'] {
  if (target.key !== undefined) return 'set'
  return target.provider === 'compatible' ? 'not-needed' : 'missing'
}

function parseNamed(variable: string, value: string): ModelName {
  try {
    return parseModelName(value)
  } catch (error) {
    if (!isNazeError(error)) throw error
    throw new NazeError('CONFIG_INVALID', `${variable}: ${error.message}`, { details: { ...error.details, variable } })
  }
}

function checkUrl(value: string): string {
  const refuse = (why: string) =>
    new NazeError('CONFIG_INVALID', `NAZE_MODEL_URL: ${why}`, { details: { variable: 'NAZE_MODEL_URL' } })
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw refuse('not an http or https address')
  if (url.username !== '' || url.password !== '')
    throw refuse('holds a user or password; put the key in NAZE_MODEL_KEY')
  if (url.search !== '' || url.hash !== '')
    throw refuse('holds a query or fragment; give the base address, ending in /v1')
  return url.href.replace(/\/+$/, '')
}

/** A key becomes a header: what a header cannot carry is refused here, and the value is never repeated. */
function checkKey(value: string | undefined, variable: string): string | undefined {
  const key = value?.trim()
  if (key === undefined || key === '') return undefined
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new NazeError('CONFIG_INVALID', `${variable}: holds a space or a character no key can hold`, {
      details: { variable },
    })
  return key
}

const NAME = 'simulated:failure'

/** Models that are configured and never answer, for every ask: to see what people see then. */
export function failingModels(models: Models = makeModelRouter({ model: 'built-in', perAsk: {}, keys: {} })): Models {
  const model: Model = {
    id: NAME,
    async generate() {
      throw aiError('connection', 'NAZE_SIMULATE_MODEL_ERROR is set', { simulated: true })
    },
  }
  return {
    ...models,
    for: () => model,
    use: (name) => {
      const real = models.use(name)
      return real && { ...real, model }
    },
    name: NAME,
    warnings: ['NAZE_SIMULATE_MODEL_ERROR is set: every model call fails'],
  }
}
