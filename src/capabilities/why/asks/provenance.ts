import type { MadeAnswer } from '#kernel/gate/index.ts'
import type { Provenance } from '../contract.ts'

export function provenanceOf({ source, model, accepted, insteadOf }: MadeAnswer<unknown>): Provenance {
  const made: Provenance = { kind: source, model, run_id: accepted.askId }
  return insteadOf === undefined ? made : { ...made, instead_of: { ...insteadOf, because: [...insteadOf.because] } }
}
