import { performance } from 'node:perf_hooks'
import { isNazeError } from '../errors.ts'
import type { Model } from './contract.ts'
import { aiError } from './remote/failure.ts'

const FAILURES = 3
const REST_MS = 60_000

/**
 * After three failures one after the other a model is left alone for a minute: whoever talks meanwhile is answered by
 * the built-in at once instead of waiting for it each time. Then one call finds out how it is.
 */
export function withRest(model: Model, restMs = REST_MS, now: () => number = () => performance.now()): Model {
  if (restMs === 0) return model
  let failures = 0
  let restUntil = Number.NEGATIVE_INFINITY
  let isTrying = false
  return {
    id: model.id,
    async generate(request) {
      const isResting = failures >= FAILURES
      if (isResting && (isTrying || now() < restUntil))
        throw aiError('resting', 'the model is left alone for a minute: it failed three times in a row', {
          retry_in_ms: Math.max(0, Math.round(restUntil - now())),
        })
      if (isResting) isTrying = true
      try {
        const answer = await model.generate(request)
        failures = 0
        return answer
      } catch (error) {
        if (countsAsFailure(error)) {
          failures += 1
          if (failures >= FAILURES) restUntil = now() + restMs
        }
        throw error
      } finally {
        if (isResting) isTrying = false
      }
    },
  }
}

/** Not what the person ended, and not what failed before anything was sent. */
function countsAsFailure(error: unknown): boolean {
  if (!isNazeError(error)) return false
  if (error.code === 'AI_TIMEOUT') return true
  const kind = error.details?.['kind']
  return error.code === 'AI_ERROR' && kind !== 'missing-key' && kind !== 'not-sent'
}
