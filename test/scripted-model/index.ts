export { type ScriptedModel, startScriptedModel } from './server.ts'
export type { ChatRequest, RecordedCall, Step, StepData } from './step.ts'
