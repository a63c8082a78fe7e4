import { expect, test } from 'vitest'
import { areOpposite } from './opposites.ts'

test.each([
  ['増える', '減った'],
  ['同じ', '違って'],
  ['面倒', '助かり'],
  ['忘れる', '覚え'],
  ['slow', 'quick'],
  ['same', 'different'],
  ['fails', 'works'],
])('%s and %s are opposites, inflected or not', (a, b) => {
  expect(areOpposite(a, b)).toBe(true)
  expect(areOpposite(b, a)).toBe(true)
})

test.each([
  ['増える', '増やす'],
  ['面倒', '大変'],
  ['slow', 'slowly'],
  ['form', 'time'],
])('%s and %s are none', (a, b) => {
  expect(areOpposite(a, b)).toBe(false)
})
