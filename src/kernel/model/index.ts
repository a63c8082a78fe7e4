export type { Model, ModelAnswer, ModelConfig, ModelRequest, ModelRouter } from './contract.ts'
export { parseModelName } from './model-name.ts'
export { makeModelRouter } from './router.ts'
export { failingModels } from './router.ts'
