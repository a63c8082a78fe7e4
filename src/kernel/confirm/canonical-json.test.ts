import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

const storable = fc.jsonValue({ stringUnit: 'grapheme' }).filter((value) => {
  const text = JSON.stringify(value)
  return !text.includes('\\u0000') && text.isWellFormed() && !/\\ud[89a-f]/i.test(text)
})

/** The same value with the keys of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  )
}

describe('canonicalJson', () => {
  test('is JSON of the same value, and the order of keys does not matter', () => {
    fc.assert(
      fc.property(storable, (value) => {
        const text = canonicalJson(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonicalJson(reversed(value))).toBe(text)
      }),
    )
  })

  test('the same text is only given to the same value', () => {
    const small = fc.jsonValue({ maxDepth: 2 })
    fc.assert(
      fc.property(small, small, (a, b) => {
        const plain = [a, b].map((value): unknown => JSON.parse(JSON.stringify(value)))
        expect(canonicalJson(plain[0]) === canonicalJson(plain[1])).toBe(isDeepStrictEqual(plain[0], plain[1]))
      }),
      {
        examples: [
          [{ a: [1] }, { a: 1 }],
          [{ a: '1' }, { a: 1 }],
          [['a', 'b'], ['a,b']],
        ],
      },
    )
  })

  test('a member that is undefined is a member that is not there', () => {
    expect(canonicalJson({ a: undefined, 名前: '確認' })).toBe('{"名前":"確認"}')
  })

  const cyclic: Record<string, unknown> = {}
  cyclic['self'] = cyclic
  test.each([
    ['undefined', undefined],
    ['a date', new Date(0)],
    ['not a number', { n: Number.NaN }],
    ['infinite', [Infinity]],
    ['a hole', [undefined]],
    ['a bigint', 1n],
    ['a function', { f: () => 1 }],
    ['a map', new Map()],
    ['NUL', 'a\0b'],
    ['half a pair', '\ud83d'],
    ['itself', cyclic],
  ])('refuses %s', (_name, value) => {
    expect(() => canonicalJson(value)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }))
  })

  test('the same object twice is not a cycle', () => {
    const shared = { a: 1 }
    expect(canonicalJson([shared, shared])).toBe('[{"a":1},{"a":1}]')
  })
})
