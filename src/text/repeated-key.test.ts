import { expect, test } from 'vitest'
import { repeatedKey } from './repeated-key.ts'

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":{"b":1,"c":[{"d":1,"d":1}]}}', 'd'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"a" :1, "b": "x", "a"\n: 2}', 'a'],
  ['[{"x":1},{"x":1},{"y":[],"y":[]}]', 'y'],
])('[house.repeated-key] %s gives a key twice', (json, key) => {
  expect(repeatedKey(json)).toBe(key)
})

test.each([
  '{"a":1,"b":{"a":1}}',
  '[{"a":1},{"a":1}]',
  '{"a":"\\"a\\":1","b":"a"}',
  '"a"',
  '',
  '{"a":["a","a"]}',
  '{{{',
])('[house.repeated-key] %s does not', (json) => {
  expect(repeatedKey(json)).toBeUndefined()
})
