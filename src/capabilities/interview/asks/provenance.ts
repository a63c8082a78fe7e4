import type { MadeAnswer } from '#kernel/gate/index.ts'
import type { Provenance } from '../contract.ts'

export function provenanceOf({ source, model, accepted }: MadeAnswer<unknown>): Provenance {
  return { kind: source, model, run_id: accepted.askId }
}
