import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'

const EMPTY = [
  '',
  ' ',
  '\u3000\n\t',
  '\u200b',
  '\u200b\u2060 \ufeff',
  '\ufe0f',
  '\u{e0100}',
  '\u3164',
  '\u115f',
  '\u2800',
  '\u00ad',
  '\u061c',
]

test.each(EMPTY)('[house.blank] %j is nothing a person could read', (text) => {
  expect(isBlank(text)).toBe(true)
})

test.each(['a', 'あ', '。', '?', '👩‍💻', '❤️', '葛\u{e0100}', '0', '\u200bい\u200b', '[氏名1]', '́a'])(
  '[house.blank] %j is',
  (text) => {
    expect(isBlank(text)).toBe(false)
  },
)
