import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskOf, PII_TYPES } from '../../../src/text/pii/index.ts'
import { splitMasks } from './split-masks.ts'

describe('masks in a text', () => {
  it('are all found, in both languages, with and without a number', () => {
    for (const language of ['ja', 'en'] as const)
      for (const type of PII_TYPES)
        for (const mask of [maskOf(type, language), maskOf(type, language, 12)])
          expect(splitMasks(`と${mask}と`)).toEqual([
            { at: 0, text: 'と', mask: false },
            { at: 1, text: mask, mask: true },
            { at: 1 + mask.length, text: 'と', mask: false },
          ])
  })

  it('are nothing else in brackets', () => {
    for (const text of ['[スキップ]', '[1]', '氏名', '[NAMES]', '[氏名', ''])
      expect(splitMasks(text).some(({ mask }) => mask)).toBe(false)
  })

  it('lose nothing of the text', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('[氏名1]', '[PHONE]', '[', ']', '[URL'))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        expect(
          splitMasks(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
