import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { Verified, verifyPlaced } from './evidence.ts'

const source = 'The ferry is late. 渡し船は遅い。'

test.each([
  ['other words', { text: 'The ferry is early.', start: 0, end: 18 }],
  ['the same words elsewhere', { text: 'The ferry', start: 1, end: 10 }],
  ['nothing', { text: '', start: 3, end: 3 }],
  ['a place before the beginning', { text: '。', start: -1, end: source.length }],
  ['a place behind the end', { text: '遅い。もっと', start: source.length - 3, end: source.length + 3 }],
])('[research.run-sealed] %s is not verified', (_what, placed) => {
  expect(() => verifyPlaced(source, placed)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }) as Error)
})

it('what stands where it says is verified as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), fc.nat(), (text, from, length) => {
      const start = from % text.length
      const end = start + 1 + (length % (text.length - start))
      const verified = verifyPlaced(text, { text: text.slice(start, end), start, end })
      expect(verified).toBeInstanceOf(Verified)
      expect(verified.value.text).toBe(text.slice(start, end))
    }),
  )
})
