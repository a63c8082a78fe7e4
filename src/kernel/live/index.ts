export type { LiveDraft, LiveFact, LiveItem, LiveReader } from './contract.ts'
export { Live, type LiveOptions } from './live.ts'
export type { Scope } from './stream-key.ts'
