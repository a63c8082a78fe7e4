import { expect, test } from 'vitest'
import { isBlank, saysNothing } from './blank.ts'

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
  '\uffa0',
  '\u1160',
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

test.each([
  'なし',
  '特になし',
  '特に なし。',
  'ﾅｼ',
  'リスクなし',
  '特にありません',
  '-',
  '—',
  '…',
  'none',
  'None.',
  'N/A',
  'n/a',
  'nothing',
  '無し',
  '該当なし',
])('[house.blank] %j says nothing', (text) => {
  expect(saysNothing(text)).toBe(true)
})

test.each([
  '人手なしでは終わらない',
  '返事がないと進めない',
  'None of the dates fit',
  'No parking nearby',
  '費用',
  'nothing moves until May',
])('[house.blank] %j says something', (text) => {
  expect(saysNothing(text)).toBe(false)
})
