import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { communities } from './communities.ts'
import { joinUnseparated } from './join-unseparated.ts'

const table = (size: number, near: (a: number, b: number) => number) =>
  Array.from({ length: size }, (_, a) => Float64Array.from({ length: size }, (_cell, b) => (a === b ? 0 : near(a, b))))
const never = () => false
const sorted = (groups: number[][]) =>
  groups.map((group) => group.toSorted((a, b) => a - b)).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))

describe('communities', () => {
  it('are the parts that hold together, however many there are', () => {
    for (const parts of [2, 3, 5]) {
      const near = table(parts * 4, (a, b) => (a % parts === b % parts ? 1 : 0.1))
      const found = sorted(communities({ near, areApart: never }))
      expect(found).toEqual(Array.from({ length: parts }, (_, part) => [0, 1, 2, 3].map((n) => part + n * parts)))
    }
  })

  it('never hold what has to stay apart, and every node once', () => {
    const weight = fc.double({ min: 0, max: 1.2, noNaN: true })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9 }).chain((size) =>
          fc.record({
            weights: fc.array(fc.array(weight, { minLength: size, maxLength: size }), {
              minLength: size,
              maxLength: size,
            }),
            apart: fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 8 }),
          }),
        ),
        ({ weights, apart }) => {
          const near = table(weights.length, (a, b) => weights[Math.min(a, b)]?.[Math.max(a, b)] ?? 0)
          const areApart = (a: number, b: number) =>
            a !== b && apart.some(([one, other]) => (one === a && other === b) || (one === b && other === a))
          const groups = communities({ near, areApart })
          expect(groups.flat().sort((a, b) => a - b)).toEqual(weights.map((_, node) => node))
          for (const group of groups) for (const a of group) for (const b of group) expect(areApart(a, b)).toBe(false)
        },
      ),
    )
  })
})

describe('groups without a border between them', () => {
  const halves = [
    [0, 1, 2],
    [3, 4, 5],
  ]

  it('are one', () => {
    const alike = table(6, () => 0.8)
    expect(sorted(joinUnseparated(halves, alike, never))).toEqual([[0, 1, 2, 3, 4, 5]])
    expect(sorted(joinUnseparated(halves, alike, (a, b) => a + b === 5))).toEqual(halves)
  })

  it('stay two where there is one', () => {
    const alike = table(6, (a, b) => (a < 3 === b < 3 ? 0.8 : 0.2))
    expect(sorted(joinUnseparated(halves, alike, never))).toEqual(halves)
  })
})
