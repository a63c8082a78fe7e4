import type { Model, ModelRouter } from './contract.ts'
import { aiError } from './remote/failure.ts'

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
