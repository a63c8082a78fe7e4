import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findVerbatim, isVerbatim, normalise } from './verbatim.ts'

const tricky = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'ﾊﾞｯｸﾞ',
    'ガ',
    'か\u3099',
    'が',
    'é',
    'e\u0301',
    'ﬁ',
    '㍿',
    '①',
    '　',
    ' \n',
    'ＡＢＣ',
    '𠮷',
    '👩‍💻',
    '👍🏽',
    '각',
    'ᄀ\u1161\u11a8',
    '¨',
    'ｱ',
    '\u0301',
  ),
)
const text = fc.array(tricky, { maxLength: 8 }).map((parts) => parts.join(''))

describe('normalise', () => {
  it('folds width and whitespace, and keeps case', () => {
    expect(normalise(' ＡＰＩ　の\n ﾊﾞｸﾞ ')).toBe('API の バグ')
    expect(normalise('Why')).not.toBe(normalise('why'))
  })

  it('changes nothing the second time', () => {
    fc.assert(fc.property(text, (t) => void expect(normalise(normalise(t))).toBe(normalise(t))))
  })
})

describe('findVerbatim', () => {
  it.each([
    ['彼はﾊﾞｯｸﾞを忘れた', 'バッグ', 'ﾊﾞｯｸﾞ'],
    ['売上は１２０％だ', '120%', '１２０％'],
    ['ぜひか\u3099んばる', 'がんばる', 'か\u3099んばる'],
    ['the ﬁnal\n  answer', 'final answer', 'ﬁnal\n  answer'],
    ['𠮷野家で👩‍💻と会う', '👩‍💻と', '👩‍💻と'],
    ['x　y', 'x y', 'x　y'],
  ])('in %j finds %j as %j', (haystack, quote, original) => {
    const span = findVerbatim(haystack, quote)
    expect(span && haystack.slice(span.start, span.end)).toBe(original)
  })

  it.each([
    ['ログインできない', 'ログアウト'],
    ['ﬁnal', 'f'],
    ['㍿なぜ', '株式'],
    ['が', 'か'],
    ['Why', 'why'],
    ['anything', ''],
    ['anything', ' \n'],
  ])('in %j refuses %j', (haystack, quote) => {
    expect(findVerbatim(haystack, quote)).toBeNull()
    expect(isVerbatim(haystack, quote)).toBe(false)
  })

  it('looks on past a place where only half a character fits', () => {
    expect(findVerbatim('か\u3099か', 'か')).toEqual({ start: 2, end: 3 })
    expect(findVerbatim('ﬁf', 'f')).toEqual({ start: 1, end: 2 })
  })

  it('answers with the exact original span, whatever surrounds it', () => {
    fc.assert(
      fc.property(text, text, text, (before, quote, after) => {
        const haystack = `${before}。${quote}。・${after}`
        const span = findVerbatim(haystack, `。${quote}。`)
        expect(span).not.toBeNull()
        expect(normalise(haystack.slice(span!.start, span!.end))).toBe(normalise(`。${quote}。`))
      }),
      { numRuns: 300 },
    )
  })

  it('never claims a quote the normalised text does not hold', () => {
    fc.assert(
      fc.property(text, text, (haystack, quote) => {
        const span = findVerbatim(haystack, quote)
        if (span === null) return
        expect(normalise(haystack)).toContain(normalise(quote))
        expect(normalise(haystack.slice(span.start, span.end))).toBe(normalise(quote))
      }),
      { numRuns: 300 },
    )
  })
})
