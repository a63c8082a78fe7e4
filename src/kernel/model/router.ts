import { isNazeError, NazeError } from '../errors.ts'
import type { Model, ModelConfig, ModelRouter } from './contract.ts'
import { LOCAL_URLS, type ModelName, modelVariable, parseModelName } from './model-name.ts'
import { Learnt } from './remote/learnt.ts'
import { makeRemoteModel } from './remote/remote-model.ts'
import { KEY_VARIABLES, type Target } from './remote/target.ts'
import { aiError } from './remote/failure.ts'
import { withRest } from './rest.ts'

/** A malformed value stops here with one line that names its variable; a missing key is only a warning. */
export function makeModelRouter(config: ModelConfig): ModelRouter {
  const url = config.url === undefined ? undefined : checkUrl(config.url)
  const key = checkKey(config.key, KEY_VARIABLES.compatible)
  const keys = {
    openai: checkKey(config.keys.openai, KEY_VARIABLES.openai),
    anthropic: checkKey(config.keys.anthropic, KEY_VARIABLES.anthropic),
    google: checkKey(config.keys.google, KEY_VARIABLES.google),
  }
  const learnt = new Learnt(config.learntFile)
  const effort = config.effort === undefined ? {} : { effort: config.effort }
  const models = new Map<string, Model>()
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

  function modelOf(variable: string, value: string): Model | null {
    const name = parseNamed(variable, value)
    if (name.provider === 'built-in') return null
    const known = models.get(value)
    if (known !== undefined) return known
    const target = { ...targetOf(name, variable), ...effort }
    const model = withRest(makeRemoteModel(target, learnt), config.restMs)
    if (target.provider !== 'compatible' && target.key === undefined) {
      const missing = KEY_VARIABLES[target.provider]
      if (!warnings.has(missing))
        warnings.set(missing, `${missing} is not set, and ${variable} is ${value}: asks that use it will fail`)
    }
    models.set(value, model)
    return model
  }

  const standard = modelOf('NAZE_MODEL', config.model)
  // By variable, so that an ask is found whether it was named itself or by what the environment calls it.
  const perAsk = new Map(
    Object.entries(config.perAsk).map(([ask, value]) => {
      const variable = modelVariable(ask)
      return [variable, modelOf(variable, value)] as const
    }),
  )
  const timeouts = new Map(Object.entries(config.timeoutsMs ?? {}).map(([ask, ms]) => [modelVariable(ask), ms]))
  return {
    for: (ask) => {
      const own = perAsk.get(modelVariable(ask))
      return own === undefined ? standard : own
    },
    timeoutMs: (ask) => timeouts.get(modelVariable(ask)) ?? config.timeoutMs,
    name: config.model,
    warnings: [...warnings.values()],
  }
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

/** A model that is configured and never answers, for every ask: to see what people see then. */
export function failingModels(): ModelRouter {
  const model: Model = {
    id: NAME,
    async generate() {
      throw aiError('connection', 'NAZE_SIMULATE_MODEL_ERROR is set')
    },
  }
  return { for: () => model, name: NAME, warnings: ['NAZE_SIMULATE_MODEL_ERROR is set: every model call fails'] }
}
