import { expect, it } from 'vitest'
import { judged } from './kpi.ts'

const half = (value: number) => value >= 0.5

it.each([
  [0, null, null],
  [2, 0, null],
  [9, 1, null],
  [10, 0.4, false],
  [10, 0.5, true],
])('[why.kpi] is met or missed only from ten cases on: %i cases, %s', (cases, value, verdict) => {
  expect(judged(cases, value, half)).toBe(verdict)
})
