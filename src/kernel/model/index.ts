export type { Model, ModelAnswer, ModelConfig, ModelRequest, ModelRouter } from './contract.ts'
export { parseModelName } from './model-name.ts'
export { failingModels, makeModelRouter } from './router.ts'
