import { expect, test } from 'vitest'
import { respectful } from './kinship.ts'

test.each([
  ['妻の料理のメモをまとめようと思われたのは、何がきっかけでしたか？', 'polite', '奥様の料理のメモを'],
  ['母に会いに行こうと思ったとき、何があったの？', 'casual', 'お母さんに会い'],
  ['私の孫と遊べる庭を作ろうと思われたのは、なぜですか？', 'polite', 'お孫さんと遊べる'],
] as const)('to somebody one names their people with respect: %s', (text, register, found) => {
  expect(respectful(text, register)).toContain(found)
})

test.each([
  '「妻の味を残したい」というお気持ちがあるから、ということで合っていますか？',
  '工夫の時間は、どんな様子ですか？',
  '母国の料理を作ろうと思われたのは、なぜですか？',
  'お母さんのことを、もう少し聞かせてもらえますか？',
])('a quotation, and words that only hold one, stay: %s', (text) => {
  expect(respectful(text, 'polite')).toBe(text)
})
