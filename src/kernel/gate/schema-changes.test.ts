import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { schemaChanges } from './schema-changes.ts'

test('names each place a schema has changed, by its path', () => {
  const raw = { purpose: ' なぜ ', extra: 1, list: [{ label: 'a' }, { label: 'b ' }], same: { deep: [1, 2] } }
  const read = { purpose: 'なぜ', list: [{ label: 'a' }, { label: 'b' }], same: { deep: [1, 2] }, given: 0 }
  expect(schemaChanges(raw, read).sort()).toEqual(['extra', 'given', 'list.1.label', 'purpose'])
  expect(schemaChanges({ a: undefined }, {})).toEqual([''])
  expect(schemaChanges('7', 7)).toEqual([''])
  expect(schemaChanges([], {})).toEqual([''])
})

test('finds something exactly when there is a difference', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (raw, read) => {
      expect(schemaChanges(raw, read).length > 0).toBe(!isDeepStrictEqual(raw, read))
      expect(schemaChanges(raw, structuredClone(raw))).toEqual([])
    }),
  )
})
