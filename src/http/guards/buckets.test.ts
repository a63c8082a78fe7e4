import { expect, it } from 'vitest'
import { Buckets } from './buckets.ts'

it('gives a burst, then as much as time brings, to each key for itself', () => {
  let now = 0
  const buckets = new Buckets({ burst: 2, perMinute: 6 }, () => now)
  expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 10])
  expect(buckets.take('b')).toBe(0)
  now += 9_000
  expect(buckets.take('a')).toBe(1)
  now += 1_000
  expect([buckets.wait('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 10])
  now += 3_600_000
  expect([buckets.take('a'), buckets.take('a'), buckets.wait('a')]).toEqual([0, 0, 10])
})

it('forgets who was away longest instead of growing without end', () => {
  const buckets = new Buckets({ burst: 1, perMinute: 1 }, () => 0)
  expect([buckets.take('first'), buckets.wait('first')]).toEqual([0, 60])
  for (let n = 0; n < 20_000; n++) buckets.take(`n${n}`)
  expect(buckets.wait('first')).toBe(0)
  expect(buckets.wait('n19999')).toBe(60)
})
