import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { PatchStatusInput, PatchStatusOutput } from '../contract.ts'
import type { BoardVerbs } from '../verbs.ts'

/** Exists to be refused: there is one gate for a status, and this is not it. */
export function makePatchStatus(): BoardVerbs['patchStatus'] {
  return defineVerb({
    name: 'board.patch-status',
    summary: 'Always refused: a status changes through estimate-status, with a confirmation.',
    input: PatchStatusInput,
    output: PatchStatusOutput,
    errors: ['METHOD_NOT_ALLOWED'],
    async run() {
      throw new NazeError(
        'METHOD_NOT_ALLOWED',
        'A status is changed by POST /api/nodes/:id/estimate-status with a confirmation.',
      )
    },
  })
}
