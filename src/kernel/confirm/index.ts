export { canonicalJson } from './canonical-json.ts'
export { type Bound, type ConfirmationRow, Confirmations, Confirmed, type NewConfirmation } from './confirmations.ts'
