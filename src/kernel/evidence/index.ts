export type { Erased } from './erase-subject.ts'
export {
  type Claim,
  Evidence,
  type Hypothesis,
  hypothesis,
  type Placed,
  type Quoted,
  type Target,
  Verified,
  verifyPlaced,
} from './evidence.ts'
export type { EvidenceRow } from './rows.ts'
