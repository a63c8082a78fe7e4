export type { Erased } from './erase-subject.ts'
export { type Claim, Evidence, type Quoted, type Target, Verified } from './evidence.ts'
export { type Hypothesis, hypothesis } from './evidence.ts'
export type { EvidenceRow } from './rows.ts'
