import type { MadeAnswer } from '#kernel/gate/index.ts'
import type { Provenance } from '../contract.ts'

export function provenanceOf(made: MadeAnswer<unknown>): Provenance {
  return { kind: made.source, model: made.model, run_id: made.accepted.askId }
}
