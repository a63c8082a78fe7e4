import { describe, expect, test } from 'vitest'
import { hearMessage } from './hear-message.ts'
import type { About } from './moves.ts'

const ASKED: About = { move: 'ask', slot: 'reason', asks: 'matters' }
const READ_BACK: About = { move: 'read-back', slot: null, asks: 'read-back' }
const told = (text: string, language: 'ja' | 'en', about: About = ASKED) =>
  hearMessage(text, language, about, language === 'ja' ? 'どうしてですか？' : 'Why does that matter to you?')
const texts = (text: string, language: 'ja' | 'en') => told(text, language).content.map((sentence) => sentence.text)

describe('[why.only-content] what is said of the talk inside an answer', () => {
  test('is cut off where it stands', () => {
    expect(texts('I kept quiet and looked away, if that is what you are asking.', 'en')).toEqual([
      'I kept quiet and looked away',
    ])
    expect(texts('As I said, the landlord never comes round.', 'en')).toEqual(['the landlord never comes round.'])
    expect(texts('胸の内は寂しかって、さっき言うたよ', 'ja')).toEqual(['胸の内は寂しか'])
  })

  test('is no content where it is all that is said', () => {
    for (const said of ['bro i said that 4 times', 'I said that two minutes ago.', 'I have told you so twice now.'])
      expect(told(said, 'en')).toMatchObject({ content: [], kind: 'about-the-talk' })
    expect(told('だからさっき言ったじゃん', 'ja').content).toEqual([])
  })

  test('that there is nothing more is heard as such, beside content too', () => {
    for (const said of ['There is nothing more behind it, I assure you.', "That's all there is to it."])
      expect(told(`Because of my brother. ${said}`, 'en')).toMatchObject({ exhausted: true, stops: false })
    expect(told('みんなの前で叱られた。終わり', 'ja')).toMatchObject({ exhausted: true, stops: false })
    expect(told('もう全部話しました', 'ja')).toMatchObject({ exhausted: true, content: [] })
    expect(told('Nothing more was left in the shop that day', 'en').exhausted).toBe(false)
  })
})

describe('[why.one-read-back] how far a reply agrees', () => {
  const agrees = (text: string, language: 'ja' | 'en') => told(text, language, READ_BACK).agrees

  test('a reproach that it was said before is as good as a yes', () => {
    expect(agrees('I said that before.', 'en')).toBe(1)
    expect(agrees('I just said that. Yes.', 'en')).toBe(1)
  })

  test('a yes that turns is hardly one', () => {
    expect(agrees('はい。ただ、それだけじゃないんです。母に謝りたいんです。', 'ja')).toBeLessThan(0.7)
    expect(agrees('まあ、そうだな。いや、本当は兄のことなんだ。', 'ja')).toBeLessThan(0.7)
    expect(agrees('はい、合っています。父との時間を残したいんです。', 'ja')).toBe(1)
  })
})
