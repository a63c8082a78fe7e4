import { expect, test } from 'vitest'
import { withoutContacts } from './contacts.ts'

test.each([
  ['en', 'write to dana.k@example.org if it rains', 'write to [EMAIL] if it rains'],
  ['ja', '連絡は dana.k@example.org までお願いします', '連絡は [メールアドレス] までお願いします'],
  ['ja', '電話は090-1234-5678です。鈴木さんが出ます', '電話は[電話番号]です。鈴木さんが出ます'],
  ['en', 'Sam waits 20 minutes at gate 12', 'Sam waits 20 minutes at gate 12'],
  ['ja', '３人で２時間かかる', '３人で２時間かかる'],
] as const)('what reaches somebody is masked and the rest stays as it was typed (%s): %s', (language, text, masked) => {
  expect(withoutContacts(text, language)).toBe(masked)
})
