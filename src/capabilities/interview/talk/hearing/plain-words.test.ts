import { describe, expect, test } from 'vitest'
import { plainKind } from './plain-words.ts'

describe('[interview.plain-words] what is beyond doubt in an interview', () => {
  test.each([
    ['ja', '次の客先着いたからやめるわ'],
    ['ja', 'やめるって言ったよね？'],
    ['ja', 'そろそろ失礼します'],
    ['en', "I'll leave it there"],
    ['en', "that's my bus"],
    ['en', 'sorry, I have to dash'],
  ] as const)('%s: %s ends the talk', (language, text) => expect(plainKind(text, language)).toBe('stop'))

  test.each([
    ['ja', '在宅の話したよね今？'],
    ['ja', 'さっきからそればっかじゃん'],
    ['en', 'I just said that'],
    ['en', "isn't that enough??"],
  ] as const)('%s: %s is a reproach', (language, text) => expect(plainKind(text, language)).toBe('about-the-talk'))

  test.each([
    ['ja', 'タバコをやめる'],
    ['ja', '会社を辞めたい'],
    ['ja', 'いや、もうそんなもんじゃね'],
    ['ja', '何回言っても直らない'],
    ['en', 'I have to go to the bank every week'],
    ['en', 'I have to run for the train when it rains'],
    ['en', 'They never told me he was ill'],
  ] as const)('%s: %s tells something, or nothing more', (language, text) =>
    expect(plainKind(text, language)).toBeNull(),
  )
})
