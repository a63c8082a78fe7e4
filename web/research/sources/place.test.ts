import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutAround, openPageIn, readPlace, writePlace } from './place.ts'

describe('the place of a sentence in the address of a page', () => {
  it('is read as it was written, and nothing else is', () => {
    fc.assert(
      fc.property(fc.nat(999_999), fc.integer({ min: 1, max: 9_999 }), (start, length) => {
        const place = { start, end: start + length }
        expect(readPlace(writePlace(place))).toEqual(place)
      }),
    )
    for (const text of [undefined, '', '5', '9-3', '3-3', '-1-4', '1-2x', '1e3-2e3']) expect(readPlace(text)).toBeNull()
    expect(openPageIn({ page: 'p1', at: 'x', other: 1 })).toEqual({ page: 'p1' })
    expect(openPageIn({ page: 4 })).toEqual({})
  })
})

describe('a page around a sentence', () => {
  it('[research.web-citation] marks exactly the sentence, and leaves out only what is far away', () => {
    const text = `${'あ'.repeat(30_000)}これです。${'い'.repeat(30_000)}`
    const place = { start: 30_000, end: 30_005 }
    const cut = cutAround(text, place, false)
    expect(cut.hit).toBe('これです。')
    expect(cut.isWhole).toBe(false)
    expect(text).toContain(cut.before + cut.hit + cut.after)
    const whole = cutAround(text, place, true)
    expect(whole.before + whole.hit + whole.after).toBe(text)
    expect(whole.isWhole).toBe(true)
  })

  it('marks nothing where the place is not in the text', () => {
    expect(cutAround('short', { start: 3, end: 90 }, false)).toEqual({
      before: '',
      hit: '',
      after: 'short',
      isWhole: true,
    })
    expect(cutAround('short', null, false).hit).toBe('')
  })
})
