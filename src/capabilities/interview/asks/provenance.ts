import type { MadeAnswer } from '#kernel/gate/index.ts'
import type { Provenance } from '../contract.ts'

export function provenanceOf({ source, model, accepted, insteadOf }: MadeAnswer<unknown>): Provenance {
  const made = { kind: source, model, run_id: accepted.askId }
  return insteadOf?.trouble === undefined ? made : { ...made, trouble: insteadOf.trouble }
}
