import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differing } from './differing.ts'

const marked = (first: string, second: string) =>
  differing(first, second).map((side) => side.filter(({ differs }) => differs).map(({ text }) => text.trim()))

describe('two sentences that contradict each other', () => {
  it('[research.web-conflicts] are marked where they part, in both languages', () => {
    expect(marked('The bus line carried 412 people a day.', 'The bus line carried 187 people a day.')).toEqual([
      ['412'],
      ['187'],
    ])
    expect(marked('運行は2024年4月に始まりました。', '運行は2025年10月に始まりました。')).toEqual([
      expect.arrayContaining([expect.stringContaining('2024')]),
      expect.arrayContaining([expect.stringContaining('2025')]),
    ])
    expect(marked('The licence is MIT.', 'The licence is not MIT.')).toEqual([[], ['not']])
  })

  it('are not marked where one only says more, once they differ elsewhere', () => {
    const [reader, both] = ['Reading takes 61 seconds with 4.0 on our machines.', 'Reading takes 38 seconds with 4.0.']
    expect(marked(reader, both)).toEqual([['61'], ['38']])
    expect(marked('年間利用者数は15万人にとどまった。', '年間利用者数は18万人でした。')).toEqual([['15'], ['18']])
    expect(marked('ICカードが使える。', 'ICカードは使えない。').flat().join('')).toContain('ない')
    const support = 'Fernwick 4.0 supports Windows on ARM as well as on ordinary processors.'
    expect(marked(support, 'Fernwick 4.0 does not support Windows on ARM.')).toEqual([
      ['supports'],
      ['does not support'],
    ])
  })

  it('are not marked where they share nothing, or cannot be compared', () => {
    expect(marked('雨が降った。', 'The library opens at nine.')).toEqual([[], []])
    expect(marked('a '.repeat(900), 'b '.repeat(900))).toEqual([[], []])
    expect(differing('', 'something')).toEqual([[], [{ at: 0, text: 'something', differs: false }]])
  })

  it('keep every letter, whatever they say', () => {
    const letters = [...'みどり号412人187。 the not 😀', 'e\u0301', '\uD83D']
    const sentence = fc.string({ unit: fc.constantFrom(...letters), maxLength: 60 })
    fc.assert(
      fc.property(sentence, sentence, (first, second) => {
        const [one, other] = differing(first, second)
        expect(one.map(({ text }) => text).join('')).toBe(first)
        expect(other.map(({ text }) => text).join('')).toBe(second)
        for (const side of [one, other])
          for (const { at, text } of side)
            expect((side === one ? first : second).slice(at, at + text.length)).toBe(text)
      }),
    )
  })
})
