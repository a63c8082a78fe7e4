import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentWords, segments } from './segments.ts'
import { stem } from './stem.ts'

describe('segments', () => {
  it('covers the text without gaps, in either language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('ja' as const, 'en' as const), (text, language) => {
        const found = segments(text, language)
        expect(found.map((s) => s.text).join('')).toBe(text)
        expect(found.every((s) => text.slice(s.start, s.end) === s.text)).toBe(true)
      }),
    )
  })

  it('tells words from marks', () => {
    expect(segments('会議、終了').map((s) => [s.text, s.wordLike])).toEqual([
      ['会議', true],
      ['、', false],
      ['終了', true],
    ])
  })
})

describe('contentWords', () => {
  it('leaves particles, auxiliaries and stop words out', () => {
    expect(contentWords('私は会議の資料を自動で共有したいです')).toEqual(['会議', '資料', '自動', '共有'])
    expect(contentWords("I'd like to share the minutes of our Meetings")).toEqual(['share', 'minutes', 'meetings'])
  })

  it('meets full-width, half-width and capital spellings', () => {
    expect(contentWords('ＡＰＩのﾃｽﾄ')).toEqual(contentWords('apiのテスト'))
  })
})

describe('stem', () => {
  it.each([
    ['plans', 'planning'],
    ['planned', 'plan'],
    ['share', 'sharing'],
    ['decisions', 'decision'],
    ['companies', 'company'],
    ['作る', '作り'],
    ['進んで', '進む'],
  ])('%s meets %s', (a, b) => {
    expect(stem(a)).toBe(stem(b))
  })

  it.each([
    ['ログイン', 'ログアウト'],
    ['thing', 'th'],
    ['bus', 'bu'],
    ['process', 'proces'],
    ['作る', '使う'],
  ])('%s stays apart from %s', (a, b) => {
    expect(stem(a)).not.toBe(stem(b))
  })
})
