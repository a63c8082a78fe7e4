import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { confidence } from './read-cards.ts'

test.each([
  [0, 0, 0, 'L'],
  [1, 1, 0.22, 'L'],
  [1, 2, 0.37, 'L'],
  [2, 2, 0.44, 'M'],
  [5, 1, 0.5, 'M'],
  [5, 2, 0.65, 'M'],
  [6, 2, 0.72, 'H'],
  [10, 0, 0.7, 'H'],
  [10, 2, 1, 'H'],
  [400, 90, 1, 'H'],
] as const)('[interview.confidence] %i conversations and %i quotes: %f, %s', (conversations, quotes, value, label) => {
  expect(confidence(conversations, quotes)).toEqual({ value, label })
})

it('grows with both and stays between 0 and 1', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(50), (conversations, quotes) => {
      const { value } = confidence(conversations, quotes)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
      expect(confidence(conversations + 1, quotes).value).toBeGreaterThanOrEqual(value)
      expect(confidence(conversations, quotes + 1).value).toBeGreaterThanOrEqual(value)
    }),
  )
})
