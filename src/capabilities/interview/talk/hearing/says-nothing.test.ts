import { expect, test } from 'vitest'
import { maskOf, PII_TYPES, type PiiType } from '#text/pii/index.ts'
import { saysNothing } from './says-nothing.ts'

/** What people put around each detail: a new type does not compile without, and fails while its label is taken for an answer. */
const LABELLED: Readonly<Record<PiiType, readonly [ja: string, en: string]>> = {
  NAME: ['名前は@です', 'My name is @.'],
  PHONE: ['電話番号は@です', 'My phone number is @.'],
  EMAIL: ['メールは@です', 'My e-mail is @.'],
  ADDRESS: ['住所は@です', 'My address is @.'],
  COMPANY: ['勤務先は@です', 'My company is @.'],
  SCHOOL: ['学校は@です', 'My school is @.'],
  ID: ['会員番号は@です', 'My id is @.'],
  URL: ['こちらです @', 'Here is the link @'],
  BIRTHDATE: ['誕生日は@です', 'My birthday is @.'],
  ACCOUNT: ['口座番号は@です', 'My account is @.'],
}

test.each(PII_TYPES)('%s alone, with its label, is no answer', (type) => {
  const [ja, en] = LABELLED[type]
  expect(saysNothing(ja.replace('@', maskOf(type, 'ja')))).toBe(true)
  expect(saysNothing(en.replace('@', maskOf(type, 'en')))).toBe(true)
})
