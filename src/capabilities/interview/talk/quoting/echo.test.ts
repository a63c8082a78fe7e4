import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../contract.ts'
import { clip, echoOf } from './echo.ts'

describe('[interview.echo] the words that are picked up', () => {
  test.each<[Language, string, string | null]>([
    ['ja', '検索が遅くて困る、電話は[電話番号]にお願いします', '検索が遅くて困る'],
    ['ja', '[氏名1]さんが困っている', '[氏名1]さんが困っている'],
    ['ja', '表を自作しましたが、続きませんでした', '表を自作しましたが、続きませんでした'],
    ['ja', '検索です', '検索'],
    ['ja', '検索が遅い。以上です', '検索が遅い'],
    ['en', 'Yesterday, on the train, my phone died', 'Yesterday, on the train, my phone died'],
    ['en', 'Someone keeps ringing', 'Someone keeps ringing'],
    ['en', 'Well-known shops', 'Well-known shops'],
    ['en', 'So many emails', 'So many emails'],
    ['en', 'Okayama is far', 'Okayama is far'],
    ['en', 'Maybe twice a week', 'Maybe twice a week'],
    ['ja', 'うんざりする行列', 'うんざりする行列'],
    ['ja', 'まあまあ高い', 'まあまあ高い'],
    ['ja', 'はいりにくい店', 'はいりにくい店'],
    ['ja', 'まだ', 'まだ'],
    ['ja', 'ええっと、行列', '行列'],
    ['ja', 'えーと検索が遅い', '検索が遅い'],
    ['ja', 'はい、そうですね、行列が長い', '行列が長い'],
    ['en', 'Well, so, the queue is long', 'the queue is long'],
    ['en', 'and the price is too high', 'the price is too high'],
    ['en', 'But it keeps crashing', 'it keeps crashing'],
    ['ja', 'でも、料金が高いです', '料金が高い'],
    ['ja', '検索が遅いですけど', '検索が遅い'],
    ['ja', '検索が遅くて', '検索が遅くて…'],
    ['en', 'My dentist Dr. Smith never has a free slot', 'My dentist Dr. Smith never has a free slot'],
    ['ja', '店員が「無理です」と言った', '店員が『無理です』と言った'],
    ['en', 'He said "no way" and left', 'He said ‘no way’ and left'],
    ['ja', '毎日です。相談するのをためらうようになりました', '相談するのをためらうようになりました'],
    ['ja', '強いて言えば、雑談が減ったこと', '雑談が減ったこと'],
    ['ja', '動画の長さでございます', '動画の長さ'],
    ['ja', '朝', '朝'],
    ['ja', 'ええ、そうでございます', null],
    ['en', 'Quite so', null],
    ['ja', 'そうですね', null],
    ['ja', '電話番号は[電話番号]', null],
    ['ja', '隣の[氏名1]さんに[電話番号]へ電話して聞きました', null],
    ['ja', '隣の[氏名1]さんに聞きました', '隣の[氏名1]さんに聞きました'],
    ['en', 'I asked the man at [ADDRESS] about my parcel', null],
    ['en', '[EMAIL]', null],
    ['en', 'My name is [NAME1] and I live at [ADDRESS].', null],
    ['ja', 'いいえ、もうありません', null],
    ['ja', '他は特にないです', null],
    ['en', "That's all I can think of", null],
    ['en', 'a'.repeat(500), null],
    ['ja', 'あ'.repeat(500), null],
  ])('%s %s: %s', (language, text, words) => expect(echoOf(text, language)).toBe(words))

  test.each<[Language, string, string]>([
    [
      'en',
      'I usually try to find the cheapest plan on the website but it takes ages because the filters reset every time I go back and I have to start over',
      'it takes ages because the filters reset every time I go back',
    ],
    [
      'ja',
      '先月、熱が三十九度出たのに、病院の予約がまったく取れず、朝から何度も電話をかけ続けて、ようやくつながったと思ったら、午後まで待てと言われました。',
      '病院の予約がまったく取れず、朝から何度も電話をかけ続けて…',
    ],
    [
      'ja',
      '毎月の支払いを家族と分けたいのですがアプリでは自分の分しか記録できなくてとても不便に感じています',
      'アプリでは自分の分しか記録できなくてとても不便に感じています',
    ],
  ])('%s: of a long sentence its strongest clauses, whole', (language, text, words) =>
    expect(echoOf(text, language)).toBe(words),
  )

  test('a long sentence without a clause that fits gives nothing rather than one of its words', () => {
    const text =
      'I once tried to find the button for cancelling the thing that my daughter had ordered by accident on her tablet late at night'
    expect(echoOf(text, 'en')).toBeNull()
  })

  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      '検索が遅くて、',
      'but it is slow, ',
      '「',
      '」',
      '“',
      '”',
      '[氏名1]',
      '[EMAIL] ',
      '。',
      '. ',
      'なので',
      '\n',
    ),
  )

  test('whatever was said, it is short, one line, with its quotes in pairs, and from what was said', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom<Language>('ja', 'en'), (pieces, language) => {
        const text = pieces.join('')
        const words = echoOf(text, language)
        if (words === null) return
        expect(words.length).toBeLessThanOrEqual(73)
        expect(words).not.toMatch(language === 'ja' ? /[\r\n「」]/u : /[\r\n“”]/u)
        const bare = (each: string) =>
          each.replaceAll(/[\s「」『』“”‘’"()（）…]|\p{Default_Ignorable_Code_Point}/gu, '')
        expect(bare(text)).toContain(bare(words))
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  ['It takes ages, then it crashes, and then I give up on it', 30, 'It takes ages…'],
  ['It takes ages. Then it crashes and I give up', 30, 'It takes ages…'],
  ['The filters reset themselves every single time', 30, 'The filters reset themselves…'],
  ['毎朝検索が遅くて、会社に着くまで何も調べられません', 15, '毎朝検索が遅くて…'],
])('%s is clipped to %i where a sentence, a clause or a word ends', (text, most, clipped) =>
  expect(clip(text, most)).toBe(clipped),
)
