import { type ErrorCode, NazeError } from '#kernel/errors.ts'
import type { GateResult } from '#kernel/gate/index.ts'

/** A model that failed keeps its own code; an answer the gate refused gets `code`. */
export function throwRefusal(result: Extract<GateResult<unknown>, { ok: false }>, code: ErrorCode): never {
  if (result.failure !== undefined) throw result.failure
  const rules = [...new Set(result.errors.map((error) => error.rule))].join(', ')
  throw new NazeError(code, `The answer was not usable (${rules}).`, { details: { errors: result.errors } })
}
