import { expect, it } from 'vitest'
import { plainDirection } from './plain-direction.ts'

it('takes out what would turn a sentence around, and nothing else', () => {
  expect(plainDirection('a\u202Eb\u202Cc\u2066d\u2069')).toBe('abcd')
  expect(plainDirection('שלום 「検索」 \u200Bx')).toBe('שלום 「検索」 \u200Bx')
})
