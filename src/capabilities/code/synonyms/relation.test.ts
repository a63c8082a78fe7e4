import { expect, test } from 'vitest'
import { PAIRS } from './pairs.ts'
import { isRelated, readTerm, Thesaurus } from './relation.ts'

const usual = new Thesaurus()
const related = (term: string, name: string, thesaurus = usual) => isRelated(readTerm(term, thesaurus), name)

test.each([
  ['ログイン機能', 'LoginController'],
  ['ログイン機能', 'AuthService'],
  ['認証API', 'authenticate'],
  ['注文キャンセル', 'OrderService.cancel'],
  ['検索画面の日付フィルター', 'filter_by_date'],
  ['請求書のPDF出力', 'renderInvoice'],
  ['在庫連携', 'StockSync'],
  ['the login form', 'LoginForm'],
  ['sign in page', 'login_view'],
  ['shopping cart', 'CartLine'],
  ['AuthService', 'AuthService.refresh'],
  ['`parse_date`', 'parse_date'],
  ['顧客データ', 'customer_repository'],
  ['天気予報', 'weatherForecast'],
])('[code.relation] %s can be %s', async (term, name) => {
  expect(await related(term, name)).toBe(true)
})

test.each([
  ['ログイン機能', 'InvoiceRenderer'],
  ['ログイン機能', 'logger'],
  ['ログアウト', 'LoginController'],
  ['機能', 'FeatureService'],
  ['画面', 'Page'],
  ['the login form', 'logoutButton'],
  ['決済API', 'ApiClient'],
  ['カート', 'StockSync'],
  ['', 'anything'],
])('[code.relation] %s is not %s', async (term, name) => {
  expect(await related(term, name)).toBe(false)
})

test('[code.synonyms] the table has its pairs once, and a project adds its own', async () => {
  expect(PAIRS.length).toBeGreaterThanOrEqual(150)
  expect(new Set(PAIRS.map(({ term }) => term)).size).toBe(PAIRS.length)
  expect(await related('台帳', 'BookKeeper')).toBe(false)
  expect(await related('台帳', 'BookKeeper', new Thesaurus([{ term: '台帳', word: 'book' }]))).toBe(true)
  expect(await related('the Falcon module', 'Checkout', new Thesaurus([{ term: 'Falcon', word: 'checkout' }]))).toBe(
    true,
  )
})
