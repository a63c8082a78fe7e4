import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { japaneseWords } from './lattice.ts'
import { knownWords } from './words.ts'

const KEYS = [
  '会議',
  '記録',
  '離れる',
  '離れ',
  '減らす',
  '減る',
  '書く',
  '見る',
  '着る',
  '着',
  '高い',
  '忘れる',
  '意思',
  '決定',
  '意思決定',
  'ない',
  '無くす',
  '残業',
  'なぜ',
  'とうもろこし',
  'K:漢',
  'K:壁',
  'plan',
  'meeting',
  'company',
  "don't",
  'make',
  '24',
]
const lexicon = {
  find: (key: string) => {
    const place = KEYS.indexOf(key)
    return place < 0 ? undefined : place
  },
}

describe('japaneseWords', () => {
  it.each([
    ['会議の記録を書きたい', ['会議', '記録', '書く']],
    ['意思決定を忘れない', ['意思決定', '忘れる', 'ない']],
    ['離れて見た', ['離れる', '見る']],
    ['着ている', ['着る']],
    ['高くなかった', ['高い', 'ない']],
    ['残業を減らして', ['残業', '減らす']],
    ['残業をなくしたい', ['残業', '無くす']],
    ['なぜとうもろこしですか', ['なぜ', 'とうもろこし']],
    ['壁', ['K:壁']],
    ['ですから', []],
    ['', []],
  ])('reads %s as %j', (text, words) => {
    expect(japaneseWords(text, lexicon)).toEqual(words)
  })

  it('finds a way through any run', () => {
    const piece = fc.constantFrom('会議', 'の', '離', 'れ', '壁', 'ん', 'ァ', 'ー', '𠮷', 'なく', 'し', 'たい', '書')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (parts) => {
        for (const key of japaneseWords(parts.join(''), lexicon))
          expect(key.startsWith('K:') || KEYS.includes(key)).toBe(true)
      }),
    )
  })
})

describe('knownWords', () => {
  const words = (text: string): (string | undefined)[] => knownWords(text, lexicon).map((place) => KEYS[place])

  it('meets English inflections and curly apostrophes', () => {
    expect(words('Planning MEETINGS: companies don’t make plans 24 h')).toEqual([
      'meeting',
      'company',
      "don't",
      'make',
      'plan',
      '24',
    ])
  })

  it('reads both languages in one text, full width or not', () => {
    expect(words('ｍｅｅｔｉｎｇの記録')).toEqual(['meeting', '記録'])
  })
})
