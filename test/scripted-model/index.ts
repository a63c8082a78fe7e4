export { FAULTS } from './faults.ts'
export { type ScriptedModel, startScriptedModel } from './server.ts'
export type { RecordedCall, Step, StepData } from './step.ts'
