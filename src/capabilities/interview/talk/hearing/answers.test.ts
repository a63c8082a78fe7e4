import { describe, expect, test } from 'vitest'
import { isClosing } from './closing-words.ts'
import { listItems } from './list-items.ts'
import { isOpeningSignal, isUnclear } from './short-answers.ts'
import { summarise } from '../quoting/summarise.ts'
import { isSkip } from './skip-words.ts'
import { hear, listedItems, type Spoken } from '../hear.ts'

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
  'いいえ',
  'いいえ、ありません',
  'いいえ、もうありません',
  '他は特にないです',
  'ほかは特にありません',
  'これで以上です',
  '以上でーす',
  '以上となります。よろしくお願いします',
  '特にないかなあ',
  'うーん、特にはないですね',
  '今のところ思いつきません',
  'こんなところです',
  'そのくらいです',
  'だいたいそんな感じです',
  'Nothing else comes to mind',
  'not much really',
  'Not a lot',
  "That's all I have",
  "That's all I can think of",
  "that's all for me",
  'thats everything',
  'No, that’s everything, thanks!',
  "I don't think so",
  'not at the moment',
  'Not that I can think of',
  'I have nothing else',
  'nah nothing',
  'Nothing much',
  'N/A',
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
  '全部です',
  'no signal at home',
  'nothing fits my budget',
  'お金がないです',
  '部屋に何もない',
  '電話しても、誰も出ない',
  'That’s everything I hate about it',
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
  'よく覚えていません',
  'なんだろう',
  'うーん、なんでしょうね',
  '思い出せません',
  'ちょっとわかりません',
  'I have no idea',
  "I'm not really sure",
  'I really don’t know',
  'hmm, hard to say',
])('%s is unclear', (text) => expect(isUnclear(text)).toBe(true))
test.each([
  '毎日です',
  'iPhone',
  '3',
  'わからないときは友人に聞きます',
  'I know a bit',
  'Maybe twice a week',
  'うん',
  'no',
  'Nope.',
  'nothing',
  'none',
  'ない',
  'なし',
  '特にない',
  '特にないです',
  'いいえ',
  'ありません',
])('%s is an answer', (text) => expect(isUnclear(text)).toBe(false))

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
    'スキップしてください',
    'スキップでいいですか？',
    '飛ばします',
    '次お願いします',
    '言いたくないです',
    '答えられません',
    'この質問にはお答えできません',
    'すみません、パスで',
    '回答を控えます',
    'ノーコメント',
    'can I skip this?',
    'skip that one',
    'I’ll pass',
    'I prefer not to answer',
    'I don’t want to answer that',
    'Could we move on please',
    'No comment',
  ])('%s', (text) => expect(isSkip(text)).toBe(true))
  test.each([
    '広告をスキップできない',
    'パスワードを忘れる',
    '飛ばして読んでいます',
    '次へボタンが小さい',
    'I skip breakfast',
    'My pass expired',
    'Next week I will know',
    '電話に答えられない',
    '次の電車が来ない',
    'I pass the shop daily',
    'I can’t answer the phone at work',
    'I want to skip breakfast',
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
    ['検索が遅い。通知が多い。料金が高い。', ['検索が遅い', '通知が多い', '料金が高い']],
    [
      'Search is slow. There are too many emails. The price is high.',
      ['Search is slow', 'There are too many emails', 'The price is high'],
    ],
    ['検索が遅いです。毎朝困っています。', ['検索が遅いです。毎朝困っています']],
    [
      '先週買いました。三日で壊れました。返品もできませんでした。',
      ['先週買いました。三日で壊れました。返品もできませんでした'],
    ],
    ['Search is slow. It takes ages.', ['Search is slow. It takes ages']],
    ['I went home. I opened the app. I saw an error.', ['I went home. I opened the app. I saw an error']],
    ['Yesterday, on the train, my phone died', ['Yesterday, on the train, my phone died']],
    ['2024年、3月、東京で買いました', ['2024年、3月、東京で買いました']],
    ['A/B testing tools and CI/CD pipelines', ['A/B testing tools', 'CI/CD pipelines']],
    ['the app crashes and freezes randomly', ['the app crashes and freezes randomly']],
    ['検索 / 通知 / 料金', ['検索', '通知', '料金']],
    ['1,000円、2,000円、3,000円の差', ['1,000円', '2,000円', '3,000円の差']],
    ['検索と通知、それだけです', ['検索と通知']],
    ['[氏名1]です。検索が遅いです', ['検索が遅いです']],
    ['電話番号は[電話番号]', []],
    ['My email is [EMAIL].', []],
    ['そうですね', []],
    ['あなたはAIですか？', []],
    ['Are you a robot?', []],
    [
      'The letters are too small, I am afraid, and it asks for my code again and again',
      ['The letters are too small, I am afraid, and it asks for my code again and again'],
    ],
    ['お世話になっております。字が小さいです。', ['字が小さいです']],
    ['なんでこんなに遅いんですか？', ['なんでこんなに遅いんですか？']],
    ['もう最悪。何回言っても直らない', ['もう最悪。何回言っても直らない']],
    ['また、期限が短く、月末の締めと重なります', ['期限が短く、月末の締めと重なります']],
    ['いいえ、もうありません', []],
    ['他は特にないです', []],
    ['Nothing else comes to mind', []],
    [
      'えーっと、検索が遅いのと、通知が多すぎること、あと予約の画面がわかりにくいです。',
      ['検索が遅い', '通知が多すぎること', '予約の画面がわかりにくいです'],
    ],
    ['値段が高いことと、店員の対応が悪いことです', ['値段が高いこと', '店員の対応が悪いことです']],
    ['充電が切れて、あと少しで着くのに困った', ['充電が切れて、あと少しで着くのに困った']],
    ['予約したのに、あとで電話が来た', ['予約したのに、あとで電話が来た']],
    ['妹といるのと一人でいるのとでは違う', ['妹といるのと一人でいるのとでは違う']],
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
  expect(hear(said(['intro', '以上です'], 'skip'), [])).toMatchObject({ skipped: true, closing: false, items: 0 })
  expect(hear(said(['intro', '検索が遅い'], ['enumerate', '以上です']), [])).toMatchObject({
    skipped: false,
    closing: true,
    items: 1,
  })
})

test('[interview.must-ask] a topic is covered before it is asked only when all its own words were used', () => {
  const topics = ['使っている端末', '料金プラン']
  expect(hear(said(['intro', '料金プランが高い']), topics).touched).toEqual([1])
  expect(hear(said(['intro', '料金が高い']), topics).touched).toEqual([])
})

test.each([
  ['料金', '料金の画面が開けない', false],
  ['料金', '料金が高すぎます', true],
  ['どんな端末で読みますか？', '端末が重い', false],
  ['どの端末を使っているか', 'どの端末を使っているかは秘密', false],
  ['How much do you pay?', 'I pay with my phone', false],
  ['How much do you pay', 'How much do you pay is a secret', false],
  ['price', 'The price page is broken', false],
  ['price', 'The price is too high', true],
])('[interview.must-ask] %s is spoken of by %s: %s', (topic, text, is) =>
  expect(hear(said(['intro', text]), [topic]).touched).toEqual(is ? [0] : []),
)

test.each(['no', 'Nope', 'nothing', 'none', 'ない', 'なし', '特にないです', 'いいえ'])(
  '[interview.must-ask] %s is an answer, not an unclear one',
  (text) => expect(hear(said(['deepening', text]), ['端末'])).toMatchObject({ unclear: false, skipped: false }),
)

test('a summary quotes what was said about the matter, not the answers to other topics', () => {
  const about = said(['intro', '検索が遅い'], ['deepening', '電車の中で毎日'])
  const other: Spoken = { role: 'user', content: '冷蔵庫', meta: { kind: 'answer', state: 'deepening', must_ask: 0 } }
  const summary = summarise([...about, other], 'ja', () => true)
  expect(summary).toContain('電車の中で毎日')
  expect(summary).not.toContain('冷蔵庫')
})

const OFTEN =
  'ですね|かな|うーん|もう|よく|はい、|いいえ|no |um|for now |i think |えっと|すみません|て、|あと|「|[氏名1]|but |, and |。|です。|\u200b|ー|?|/ '

test.each(OFTEN.split('|'))('however often someone types %j, an answer is read', (piece) => {
  for (const text of [piece.repeat(4000 / piece.length), `${piece.repeat(4000 / piece.length - 1)}x`]) {
    const spoken = said(['intro', text], ['enumerate', text])
    expect(hear(spoken, ['料金', 'price']).items).toBeGreaterThanOrEqual(0)
    expect(isSkip(text)).toBe(false)
    expect((summarise(spoken, 'ja', () => true) ?? '').length).toBeLessThanOrEqual(400)
  }
})
