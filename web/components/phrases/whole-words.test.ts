import { loadDefaultJapaneseParser } from 'budoux'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepsTogether, wholeWords, wordStarts } from './whole-words.ts'

const parser = loadDefaultJapaneseParser()
const phrases = (text: string) => wholeWords(parser.parse(text), wordStarts(text))

describe('phrases', () => {
  it.each([
    ['ひとつずつ聞いていきます', 'ひとつずつ'],
    ['その奥にある理由を、ひとつずつの問いで見つけます', 'ひとつずつの'],
    ['この観点までたどった言葉です', 'たどった'],
    ['一致する点と食い違う点、食い違いをまとめます', '食い違いを'],
    ['雨の日に来ても誰もいない', '来ても'],
    ['年間18万2千人が利用しています', '18万2千人が'],
    ['先月は 30 人に聞きました', '30 人に'],
    ['作りたいものの「なぜ」を聞き出します', '「なぜ」を'],
    ['「かもめ線」の利用者数', '「かもめ線」の'],
    ['大事なことを見落としてしまう', '見落としてしまう'],
  ])('are not cut inside a word or before a particle: %s', (text, together) => {
    expect(phrases(text).some((phrase) => phrase.includes(together))).toBe(true)
  })

  it.each([
    ['「なぜ」を', true],
    ['30 人に', true],
    ['「なぜ」', false],
    ['聞き出し、', false],
    ['「なぜ」を\n', false],
    ['「これは一行よりも長いかもしれない言葉」を', false],
  ])('are kept by force where a browser would cut them, and only there: %s', (phrase, kept) => {
    expect(keepsTogether(phrase)).toBe(kept)
  })

  it('still let a line end between phrases', () => {
    expect(phrases('書かれていることを複数のエージェントが調べます').length).toBeGreaterThan(2)
  })

  it('give the text back whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'なぜ人3 「」を食い違、\nabc') }), (text) => {
        expect(phrases(text).join('')).toBe(text)
      }),
    )
  })
})
