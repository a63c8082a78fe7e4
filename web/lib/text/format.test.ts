import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutToWidth, formatDate, formatWhen, shorten } from './format.ts'

describe('shortening', () => {
  it('never splits what a reader sees as one character', () => {
    expect(shorten('👨‍👩‍👧‍👦家族の話', 3)).toBe('👨‍👩‍👧‍👦家…')
    expect(shorten('  a\n b ', 10)).toBe('a b')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (text, length) => {
        expect([...new Intl.Segmenter().segment(shorten(text, length))].length).toBeLessThanOrEqual(length)
      }),
    )
  })
})

describe('when', () => {
  it('is near in words and far as a date, in both languages', () => {
    const now = new Date('2026-03-10T12:00:00Z')
    expect(formatWhen('2026-03-10T11:55:00Z', 'ja', now)).toBe('5 分前')
    expect(formatWhen('2026-03-10T09:00:00Z', 'en', now)).toBe('3 hours ago')
    expect(formatWhen('2026-01-02T09:00:00Z', 'ja', now)).toContain('2026')
    expect(formatWhen('never', 'en', now)).toBe('')
  })
})

describe('a date', () => {
  it('is the day that was written, wherever it is read', () => {
    expect(formatDate('2026-04-01', 'en')).toBe('1 Apr 2026')
    expect(formatDate('2026-04-01', 'ja')).toBe('2026/04/01')
    expect(formatDate('soon', 'en')).toBe('soon')
  })
})

it('counts Japanese as two columns', () => {
  expect(cutToWidth('abcdef', 10)).toBe('abcdef')
  expect(cutToWidth('取り残されない町', 9)).toBe('取り残さ…')
  expect(cutToWidth('left behind', 6)).toBe('left …')
})
