import { describe, expect, test } from 'vitest'
import { isClosing } from './closing-words.ts'
import { echoOf } from './echo.ts'
import { listItems } from './list-items.ts'
import { isOpeningSignal, isUnclear } from './short-answers.ts'
import { summarise } from './summarise.ts'
import { isSkip } from './skip-words.ts'
import { hear, listedItems, type Spoken } from './talk-record.ts'

const CLOSING = [
  '以上',
  '以上です。',
  '以上です！',
  'それだけです',
  '終わり',
  '終わりです。',
  '特にない',
  '特にないです',
  'ない',
  'ないです',
  'なし',
  '検索が遅い。以上です',
  '検索と通知、それだけです',
  'もうないです',
  '他にはありません',
  'これ以上は特にありません',
  '以上になります',
  "That's all",
  'that’s all.',
  'That is all, thanks',
  'No',
  'Nope.',
  'no, nothing else',
  'Nothing else',
  'None',
  'Slow search. That’s it',
]
const NOT_CLOSING = [
  'ログインできない',
  'ログインができないことが多いです',
  '時間がない',
  '3つ以上あります',
  '以上の理由で困っています',
  '終わりが見えない',
  '全部遅い',
  '特に問題は検索がないことです',
  '反応がない。',
  'それだけでは足りない機能が多い',
  'No login on my phone',
  'Nothing works',
  'It has no search',
  'All of it is slow',
  'The end date is wrong',
  'nobody answers',
]

describe('[interview.closing-words] what ends a list', () => {
  test.each(CLOSING)('%s', (text) => expect(isClosing(text)).toBe(true))
  test.each(NOT_CLOSING)('not: %s', (text) => expect(isClosing(text)).toBe(false))
})

test.each(['はい', 'よろしくお願いします', 'はい、始めます', 'こんにちは！', 'Hi', 'Hello, ready', "Let's start"])(
  '%s is only an opening signal',
  (text) => expect(isOpeningSignal(text)).toBe(true),
)
test.each(['はい、検索が遅いです', 'Hi, search is slow', '検索', ''])('%s is more, or less, than one', (text) =>
  expect(isOpeningSignal(text)).toBe(false),
)

test.each([
  'わからない',
  'よく分かりません',
  'うーん…',
  '？',
  '。。。',
  'どういう意味ですか？',
  'Not sure',
  "I don't know",
  'No idea, sorry',
  'idk',
])('%s is unclear', (text) => expect(isUnclear(text)).toBe(true))
test.each(['毎日です', 'iPhone', '3', 'わからないときは友人に聞きます', 'I know a bit', 'Maybe twice a week'])(
  '%s is an answer',
  (text) => expect(isUnclear(text)).toBe(false),
)

describe('[interview.skip-words] what is typed to leave a question out', () => {
  test.each([
    'スキップ',
    '[スキップ]',
    'スキップします。',
    'スキップでお願いします',
    'パス',
    'この質問はパスで',
    '答えたくないです',
    '次の質問をお願いします',
    'skip',
    '[Skip]',
    'Skip this one.',
    'Pass!',
    'next question please',
    'I’d rather not say',
  ])('%s', (text) => expect(isSkip(text)).toBe(true))
  test.each([
    '広告をスキップできない',
    'パスワードを忘れる',
    '飛ばして読んでいます',
    '次へボタンが小さい',
    'I skip breakfast',
    'My pass expired',
    'Next week I will know',
    'ない',
    '',
  ])('not: %s', (text) => expect(isSkip(text)).toBe(false))
})

describe('[interview.listed-items] what an answer lists', () => {
  test.each<[string, string[]]>([
    ['検索が遅い、ログインが切れる、通知が多い', ['検索が遅い', 'ログインが切れる', '通知が多い']],
    ['検索が遅くて、毎朝困っていて、つらいです', ['検索が遅くて、毎朝困っていて、つらいです']],
    ['- slow search\n- login\n- too many emails', ['slow search', 'login', 'too many emails']],
    ['1. 検索 2. 通知 3. 料金', ['検索', '通知', '料金']],
    ['①遅い②高い③重い', ['遅い', '高い', '重い']],
    [
      'slow search, login problems, and too many notifications',
      ['slow search', 'login problems', 'too many notifications'],
    ],
    [
      'I use it daily, and it is slow when I search, so I give up',
      ['I use it daily, and it is slow when I search, so I give up'],
    ],
    ['昨日、検索が遅かった', ['昨日、検索が遅かった']],
    ['検索が遅いです。あと、通知も多いです。それと料金が高い', ['検索が遅いです', '通知も多いです', '料金が高い']],
    ['It is slow. Also, it crashes.', ['It is slow', 'it crashes']],
    ['検索が遅い。以上です', ['検索が遅い']],
    [
      'ゴミの分け方が分からないし、住所変更もしそびれました',
      ['ゴミの分け方が分からないし', '住所変更もしそびれました'],
    ],
    [
      'the parcels go missing, my neighbour [NAME1] never opens the door, and nobody answers the phone at the office',
      ['the parcels go missing', 'my neighbour [NAME1] never opens the door', 'nobody answers the phone at the office'],
    ],
    ['ログインできない', ['ログインできない']],
    ['[氏名1]さんの対応が遅い', ['[氏名1]さんの対応が遅い']],
    ['特にない', []],
    ["That's all", []],
    ['はい', []],
  ])('%j', (text, items) => expect(listItems(text)).toEqual(items))
})

function said(...answers: ([state: Spoken['meta']['state'], text: string] | 'skip')[]): Spoken[] {
  return answers.map((answer) =>
    answer === 'skip'
      ? { role: 'user', content: '[スキップ]', meta: { kind: 'skip', state: 'enumerate' } }
      : { role: 'user', content: answer[1], meta: { kind: 'answer', state: answer[0] } },
  )
}

test('items are counted over the whole conversation, each once, skips and later states excluded', () => {
  const spoken = said(
    ['intro', '検索が遅い'],
    'skip',
    ['enumerate', '通知が多い、検索が遅い、料金が高い'],
    ['deepening', '場面の話'],
  )
  expect(listedItems(spoken)).toEqual(['検索が遅い', '通知が多い', '料金が高い'])
})

test('what was heard is about the last thing said; a skip says nothing', () => {
  expect(hear(said(['intro', '以上です'], 'skip'), [], 'ja')).toMatchObject({ skipped: true, closing: false, items: 0 })
  expect(hear(said(['intro', '検索が遅い'], ['enumerate', '以上です']), [], 'ja')).toMatchObject({
    skipped: false,
    closing: true,
    items: 1,
  })
})

test('[interview.must-ask] a topic is covered before it is asked only when all its own words were used', () => {
  const topics = ['使っている端末', '料金プラン']
  expect(hear(said(['intro', '料金プランが高い']), topics, 'ja').touched).toEqual([1])
  expect(hear(said(['intro', '料金が高い']), topics, 'ja').touched).toEqual([])
})

test.each([
  ['検索が遅くて困る、電話は[電話番号]にお願いします', '検索が遅くて困る'],
  ['[氏名1]さんが困っている', '[氏名1]さんが困っている'],
  ['表を自作しましたが、続きませんでした', '表を自作しましたが、続きませんでした'],
  ['検索です', '検索'],
])('of %s the words %s are picked up', (text, words) => expect(echoOf(text, 'ja')).toBe(words))

test('a summary quotes what was said about the matter, not the answers to other topics', () => {
  const about = said(['intro', '検索が遅い'], ['deepening', '電車の中で毎日'])
  const other: Spoken = { role: 'user', content: '冷蔵庫', meta: { kind: 'answer', state: 'deepening', must_ask: 0 } }
  const summary = summarise([...about, other], 'ja', () => true)
  expect(summary).toContain('電車の中で毎日')
  expect(summary).not.toContain('冷蔵庫')
})
