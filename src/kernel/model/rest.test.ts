import { expect, it } from 'vitest'
import { modelRequest } from '../../../test/scripted-model/model-request.ts'
import { NazeError } from '../errors.ts'
import type { Model, ModelAnswer } from './contract.ts'
import { aiError } from './remote/failure.ts'
import { withRest } from './rest.ts'

const answer: ModelAnswer = {
  text: 'ok',
  inputTokens: 0,
  outputTokens: 0,
  costUsd: null,
  ms: 0,
  transportRetries: 0,
  finishReason: 'stop',
}

function resting(fail: () => Error | undefined) {
  let now = 0
  let calls = 0
  const model: Model = {
    id: 'test:model',
    async generate() {
      calls += 1
      const error = fail()
      if (error !== undefined) throw error
      return answer
    },
  }
  const watched = withRest(model, 60_000, () => now)
  return {
    ask: () =>
      watched.generate(modelRequest()).then(
        ({ text }) => text,
        (error: NazeError) => error.details?.['kind'] ?? error.code,
      ),
    pass: (ms: number) => void (now += ms),
    calls: () => calls,
  }
}

it('[models.breaker] a model that failed three times in a row is left alone for a minute, then asked once', async () => {
  let down = true
  const model = resting(() => (down ? aiError('http', 'down') : undefined))
  expect([await model.ask(), await model.ask(), await model.ask()]).toEqual(['http', 'http', 'http'])
  expect([await model.ask(), model.calls()]).toEqual(['resting', 3])
  model.pass(59_999)
  expect([await model.ask(), model.calls()]).toEqual(['resting', 3])
  model.pass(1)
  // Of several at once only one finds out.
  expect(await Promise.all([model.ask(), model.ask()])).toEqual(['http', 'resting'])
  expect([await model.ask(), model.calls()]).toEqual(['resting', 4])
  model.pass(60_000)
  down = false
  expect([await model.ask(), await model.ask(), model.calls()]).toEqual(['ok', 'ok', 6])
})

it('[models.breaker] an answer in between, a person who cancels and a missing key do not count', async () => {
  const failures = [
    aiError('http', 'x'),
    aiError('http', 'x'),
    undefined,
    new NazeError('CANCELLED', 'x'),
    aiError('missing-key', 'x'),
    new NazeError('AI_TIMEOUT', 'x'),
    aiError('http', 'x'),
    undefined,
  ]
  const model = resting(() => failures.shift())
  const seen: unknown[] = []
  for (let n = 0; n < 8; n++) seen.push(await model.ask())
  expect(seen).toEqual(['http', 'http', 'ok', 'CANCELLED', 'missing-key', 'AI_TIMEOUT', 'http', 'ok'])
})
