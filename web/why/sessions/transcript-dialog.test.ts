import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitAt } from './transcript-dialog.tsx'

describe('finding words again', () => {
  it('gives the text back whole', () => {
    expect(splitAt('知らないまま取り残される', '取り残される')).toEqual(['知らないまま', '取り残される', ''])
    expect(splitAt('nothing here', 'elsewhere')).toEqual(['nothing here', '', ''])
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, words) => {
        expect(splitAt(text, words).join('')).toBe(text)
      }),
    )
  })
})
