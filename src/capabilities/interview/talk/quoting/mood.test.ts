import { expect, test } from 'vitest'
import { hearAnswer } from '../heard-answers.ts'
import { moodOf } from './mood.ts'

test.each([
  ['en', 'My husband passed away two years ago.', 'loss'],
  ['en', 'I spend half the shift worried sick that she has not eaten.', 'worry'],
  ['en', "I'm scared to walk home in the dark.", 'fear'],
  ['en', "I'm embarrassed that I eat in my car.", 'shame'],
  ['en', 'They charged me twice and I was so mad.', 'anger'],
  ['en', 'I come home exhausted every evening.', 'tired'],
  ['en', 'I feel a bit guilty about the shower.', null],
  ['en', 'My boss was angry with the delivery.', null],
  ['ja', '去年、母が亡くなりました。', 'loss'],
  ['ja', '母が転んでいないか心配です。', 'worry'],
  ['ja', '夜道を歩くのが怖いです。', 'fear'],
  ['ja', '説明が二転三転して腹が立ちました。', 'anger'],
  ['ja', '毎晩へとへとになって帰ります。', 'tired'],
  ['ja', '待つのはつらくないです。', null],
  ['ja', '犬がしんどそうならすぐ行きます。', null],
] as const)('[interview.feelings] %s: %s is heard as %s', (language, text, mood) => {
  expect(moodOf(hearAnswer(text, language))).toBe(mood)
})
