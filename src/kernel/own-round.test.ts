import { expect, test } from 'vitest'
import { ownRound } from './own-round.ts'

test('[trust.others-get-in] of much heavy work at once one piece runs at a time, in order, and small requests between', async () => {
  const seen: string[] = []
  const pieces = ['a', 'b', 'c'].map(async (name) => {
    await ownRound()
    seen.push(name)
  })
  // What takes a few rounds of the event loop, such as a file.
  const small = async () => {
    for (let n = 0; n < 3; n++) {
      await new Promise((resolve) => setImmediate(resolve))
      seen.push('small')
    }
  }
  await Promise.all([...pieces, small()])
  expect(seen).toEqual(['a', 'small', 'small', 'small', 'b', 'c'])
  await ownRound()
  expect(seen).toHaveLength(6)
})
