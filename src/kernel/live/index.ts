export type { LiveDraft, LiveFact, LiveItem, LiveReader, MayFollow } from './contract.ts'
export { defineStream } from './contract.ts'
export { Live, type LiveOptions } from './live.ts'
export type { Scope } from './stream-key.ts'
