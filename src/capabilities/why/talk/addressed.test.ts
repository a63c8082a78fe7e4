import { describe, expect, it } from 'vitest'
import { cut } from '#listening/index.ts'
import { confidedIn, isRequestToUs } from './addressed.ts'
import { isEchoOf, saysNothing } from './echo.ts'

describe('[why.points] what is said to whoever listens', () => {
  it.each([
    'But please leave my name off it.',
    "Don't put it so that I sound angry.",
    'You can reach me on the landline after six.',
    '名前は出さないでくださいね。',
    '「たぶん」は消していただいて構いません。',
    '連絡はメールでお願いします。',
  ])('is a request: %s', (text) => {
    expect(isRequestToUs(text)).toBe(true)
  })

  it.each([
    'You can see the whole valley from there.',
    "I don't want to tell her again.",
    'Never having to ask.',
    '子どもに無理をさせないでほしい。',
    '母に笑って暮らしてほしいです。',
  ])('is none: %s', (text) => {
    expect(isRequestToUs(text)).toBe(false)
  })

  it('tells what was confided, and how far that goes', () => {
    const confided = (message: string): string[] => confidedIn(cut(message)).map(({ text }) => text)
    expect(confided("The van is old. I haven't told my wife, but I want to stop. I am tired.")).toEqual([
      "I haven't told my wife, but I want to stop.",
      'I am tired.',
    ])
    expect(confided('早く帰りたい。来年には辞めたいんです。店長には言わないでくださいね。')).toEqual([
      '来年には辞めたいんです。',
      '店長には言わないでくださいね。',
    ])
    expect(confided('I never told him I was proud of him.')).toEqual([])
  })

  it('hears an echo of the question, and a shrug', () => {
    expect(isEchoOf('いちばん大事…。', 'いちばん大事なのは何ですか？')).toBe(true)
    expect(isEchoOf('Ordinary day?', 'What would be different on an ordinary day?')).toBe(true)
    expect(isEchoOf('家族です。', 'いちばん大事なのは何ですか？')).toBe(false)
    expect(saysNothing('しらん')).toBe(true)
    expect(saysNothing('知らない町で暮らす')).toBe(false)
  })
})
