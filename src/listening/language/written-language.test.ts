import { expect, test } from 'vitest'
import { registerOf } from '../register/register.ts'
import { writtenLanguage } from './written-language.ts'

test.each([
  ['OK', 'ja', 'ja'],
  ['OK', 'en', 'en'],
  ['PDF', 'ja', 'ja'],
  ['too expensive', 'ja', 'en'],
  ['meetingが多すぎる', 'en', 'ja'],
  ['時間不足', 'en', 'ja'],
  ['The 回覧板 is always late', 'ja', 'en'],
  ['no sé qué decir', 'en', 'other'],
  ['Ich habe keine Zeit', 'en', 'other'],
  ['모르겠어요', 'ja', 'other'],
  ['我不想回答这个问题', 'ja', 'other'],
  ['не знаю', 'en', 'other'],
  ['wakarimasen', 'en', 'ja'],
  ['3', 'en', 'en'],
] as const)('[listening.language] "%s" in a talk in %s is %s', (text, talk, language) => {
  expect(writtenLanguage(text, talk)).toBe(language)
})

test.each([
  ['朝がつらいです', 'polite'],
  ['毎日2時間かかっておりまして、困っています。', 'polite'],
  ['朝がつらいんだよね', 'casual'],
  ['めっちゃしんどいねん', 'casual'],
  ['I am tired', 'plain'],
] as const)('[listening.register] %s is %s', (message, register) => {
  expect(registerOf(message)).toBe(register)
})
