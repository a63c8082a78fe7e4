import { expect, test } from 'vitest'
import { cannotRaise, canRaise } from './raised.ts'

test.each([
  ['ends in a KeyError', 'tool = self._TOOLS[order.kind.upper()]'],
  ['KeyError で落ちる', 'kind = options.pop("kind")'],
  ['raises a ZeroDivisionError', 'mean = total / count'],
  ['crashes', 'const url = new URL(referrer, base)'],
])('%s: "%s" can', (complaint, line) => {
  expect(canRaise(complaint, line)).toBe(true)
  expect(cannotRaise(complaint, [line])).toBe(false)
})

test.each([
  ['ends in a KeyError', 'short = text[:16].encode()'],
  ['KeyError で落ちる', 'self.name = to_bytes(name)'],
  ['raises a ZeroDivisionError', 'mean = total - count'],
])('%s: "%s" cannot', (complaint, line) => {
  expect(canRaise(complaint, line)).toBe(false)
  expect(cannotRaise(complaint, [line])).toBe(true)
})

test('a body that gives up, and a complaint that names no error, leave it open', () => {
  expect(cannotRaise('ends in a KeyError', ['raise error'])).toBe(false)
  expect(cannotRaise('is too slow', ['a = b'])).toBe(false)
})
