import { expect, test } from 'vitest'
import { ownRound } from './own-round.ts'

test('[trust.others-get-in] of much heavy work at once one piece runs each round of the event loop, in order', async () => {
  const seen: string[] = []
  const pieces = ['a', 'b', 'c'].map(async (name) => {
    await ownRound()
    seen.push(name)
  })
  // A request that arrives meanwhile is served once every round.
  const small = async () => {
    for (let n = 0; n < 3; n++) {
      await new Promise((resolve) => setImmediate(resolve))
      seen.push('small')
    }
  }
  await Promise.all([...pieces, small()])
  expect(seen).toEqual(['a', 'small', 'b', 'small', 'c', 'small'])
  await ownRound()
  expect(seen).toHaveLength(6)
})
