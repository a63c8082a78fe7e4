import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { earliest, headedDate, isoDay, isWithin } from './published.ts'

describe('[research.local-time-range] dates as pages write them', () => {
  test.each([
    ['2025-03-04', '2025-03-04'],
    ['2025-03-04T10:30:00+09:00', '2025-03-04'],
    ['2025-03-04 10:30', '2025-03-04'],
    ['2025/3/4', '2025-03-04'],
    ['2025年3月4日', '2025-03-04'],
    ['２０２５年３月４日（火）', '2025-03-04'],
    ['令和7年3月4日', '2025-03-04'],
    ['令和元年5月1日', '2019-05-01'],
    ['4 March 2025', '2025-03-04'],
    ['4th Mar. 2025', '2025-03-04'],
    ['March 4, 2025', '2025-03-04'],
    ['Tue, 04 Mar 2025 10:00:00 GMT', '2025-03-04'],
    ['2025-02-30', ''],
    ['2025-13-01', ''],
    ['version 4.0', ''],
    ['On 4 March 2025 the ferry was late', ''],
    ['', ''],
  ])('%s is %s', (written, day) => expect(isoDay(written)).toBe(day))

  test.each([
    ['a line of its own', 'Title\n\n2025-03-04\n\nText', '2025-03-04'],
    ['a label', 'Title\nPosted on: March 4, 2025\nText', '2025-03-04'],
    ['a Japanese label', '題\n最終更新：2025年3月4日\n本文', '2025-03-04'],
    ['emphasis', '# Title\n\n*4 March 2025*\n\nText', '2025-03-04'],
    ['only in a sentence', 'Title\n\nIt opened on 2025-03-04 in the rain.', ''],
    ['far below', `${'Line\n'.repeat(30)}2025-03-04`, ''],
  ])('%s', (_, text, day) => expect(headedDate(text)).toBe(day))

  test('a range reaches back from now, and undated passes', () => {
    const now = Date.parse('2025-03-08T12:00:00Z')
    expect(['day', 'week', 'month', 'year', 'all'].map((range) => earliest(range as 'day', now))).toEqual([
      '2025-03-07',
      '2025-03-01',
      '2025-02-05',
      '2024-03-07',
      undefined,
    ])
    expect(isWithin('', '2025-03-01')).toBe(true)
    expect(isWithin('2025-02-28', '2025-03-01')).toBe(false)
    expect(isWithin('1999-01-01', undefined)).toBe(true)
  })

  test('whatever is written, it is a day or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isoDay(text)).toMatch(/^(?:\d{4}-\d\d-\d\d)?$/)
      }),
    )
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10)
          expect(isoDay(day)).toBe(day)
        },
      ),
    )
  })
})
