import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { spread } from './spread.ts'

it('labels stand apart, in order and inside the chart', () => {
  expect(spread([10, 100], 18, 0, 200)).toEqual([10, 100])
  expect(spread([100, 100, 100], 18, 0, 200)).toEqual([100, 118, 136])
  expect(spread([198, 199], 18, 0, 200)).toEqual([182, 200])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 8 }), (places) => {
      const moved = spread(places, 18, 0, 200)
      const sorted = moved.toSorted((a, b) => a - b)
      expect(sorted[0]).toBeGreaterThanOrEqual(0)
      expect(sorted.at(-1)).toBeLessThanOrEqual(200)
      for (let i = 1; i < sorted.length; i++) expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(18)
    }),
  )
})
