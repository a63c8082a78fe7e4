import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keywords } from './keywords.ts'
import { isVerbatim } from '../verbatim.ts'

const phrases = (text: string, limit?: number): string[] =>
  keywords(text, limit === undefined ? {} : { limit }).map((k) => k.phrase)

describe('keywords', () => {
  it('keeps Japanese compounds whole and leaves verbs and particles out', () => {
    const found = phrases(
      '毎週の振り返り会議で議論が散らかり、意思決定の前提が共有されない。ユーザーインタビューを自動化したい。',
    )
    expect(found).toEqual(expect.arrayContaining(['振り返り会議', '意思決定', 'ユーザーインタビュー', '前提']))
    expect(found.join(' ')).not.toMatch(/したい|散ら|され/u)
  })

  it('keeps English phrases between stop words', () => {
    const found = phrases('We lose the customer interview notes after the weekly sales meeting.')
    expect(found).toEqual(['customer interview notes', 'weekly sales meeting', 'lose'])
  })

  it('weighs a phrase by degree over frequency of its words', () => {
    const found = keywords('deep learning. learning')
    expect(found).toEqual([
      { phrase: 'deep learning', score: 2 + 3 / 2 },
      { phrase: 'learning', score: 3 / 2 },
    ])
  })

  it('honours the limit, and is empty where nothing carries meaning', () => {
    expect(phrases('会議の記録と予算の計画', 2)).toHaveLength(2)
    expect(phrases('それはそう。')).toEqual([])
    expect(phrases('and so on…')).toEqual([])
  })

  it('only ever says what the text says', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '会議',
            'の',
            '記録',
            'を',
            '見る',
            '。',
            ' ',
            'weekly',
            'the',
            'plan',
            '-',
            '３',
            'ｶﾅ',
            '\n',
          ),
        ),
        (parts) => {
          const text = parts.join('')
          for (const { phrase, score } of keywords(text)) {
            expect(isVerbatim(text, phrase)).toBe(true)
            expect(score).toBeGreaterThan(0)
          }
        },
      ),
    )
  })
})
