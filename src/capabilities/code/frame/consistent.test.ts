import { expect, test } from 'vitest'
import type { SlotName } from '../contract.ts'
import { inconsistency } from './consistent.ts'

const SAME: [SlotName, string, string][] = [
  ['target_feature', 'ログイン機能', 'ログイン機能で'],
  ['target_feature', 'AuthService', '`AuthService.login` が'],
  ['target_feature', 'the login form', 'on the login form'],
  ['trigger_condition', '空のパスワードを入力', '空のパスワードを入力したときに'],
  ['observed_issue', 'ログインできない', 'ログインできないので'],
  ['observed_issue', 'ＣＳＶが文字化け', 'CSVが文字化けします'],
  ['observed_issue', 'the server returns 500', 'the server returns a 500 error'],
  ['desired_action', 'retry three times', 'retry up to three times'],
]
test.each(SAME)('[code.value-quote] %s: "%s" is taken from "%s"', (slot, value, quote) => {
  expect(inconsistency(slot, value, quote)).toBeNull()
})

const OTHER: [SlotName, string, string][] = [
  ['target_feature', 'ログアウト', 'ログイン'],
  ['target_feature', 'ログアウト機能', 'ログイン機能で'],
  ['target_feature', 'ログ', 'ログイン機能'],
  ['target_feature', 'PaymentService', 'AuthService'],
  ['target_feature', 'logout form', 'on the login form'],
  ['observed_issue', 'ログインできる', 'ログインできないので'],
  ['observed_issue', 'the total is right', 'the total is wrong'],
  ['observed_issue', 'it does not fail', 'it fails'],
  ['desired_action', 'パスワードを保存する', 'パスワードを保存しないようにする'],
  ['observed_issue', '直して', 'ログイン機能直して'],
  ['observed_issue', 'fix login', 'Fix login'],
  ['target_feature', 'の', 'ログインの機能'],
]
test.each(OTHER)('[code.value-quote] %s: "%s" is not what "%s" says', (slot, value, quote) => {
  expect(inconsistency(slot, value, quote)).not.toBeNull()
})
