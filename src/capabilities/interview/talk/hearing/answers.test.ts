import { describe, expect, test } from 'vitest'
import type { Language } from '../../contract.ts'
import { hearTalk } from '../hear.ts'
import type { Spoken } from '../spoken.ts'
import { skipsOnly } from '../whole-message.ts'
import { isClosing } from './closing-words.ts'
import { listItems } from './list-items.ts'
import { isTopicTouched } from './topic-touched.ts'

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

const languageOf = (text: string): Language =>
  /[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}①]/u.test(text) ? 'ja' : 'en'

describe('[interview.skip-words] what is typed to leave a question out', () => {
  test.each([
    'スキップ',
    'パスで',
    'この質問は飛ばしてください',
    'skip',
    'pass',
    'skip this one please',
    "I'd rather not say",
  ])('%s', (text) => expect(skipsOnly(text, languageOf(text))).toBe(true))
  test.each(['スキップできない広告が嫌', '検索が遅い', 'I skip breakfast', 'My bus pass expired', ''])(
    'not: %s',
    (text) => expect(skipsOnly(text, languageOf(text))).toBe(false),
  )
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
    ['妹といるのと一人でいるのとでは違う', ['妹といるのと一人でいるのとでは違う']],
  ])('%j', (text, items) => expect(listItems(text, languageOf(text))).toEqual(items))
})

function said(...answers: ([state: Spoken['meta']['state'], text: string] | 'skip')[]): Spoken[] {
  return answers.map((answer) =>
    answer === 'skip'
      ? { role: 'user', content: '[スキップ]', meta: { kind: 'skip', state: 'enumerate' } }
      : { role: 'user', content: answer[1], meta: { kind: 'answer', state: answer[0] } },
  )
}

test('[interview.listed-items] items are counted over the whole conversation, each once, skips and later states excluded', () => {
  const spoken = said(
    ['intro', '検索が遅い'],
    'skip',
    ['enumerate', '通知が多い、検索が遅い、料金が高い'],
    ['deepening', '場面の話です'],
  )
  expect(hearTalk(spoken, 'ja', []).items).toBe(3)
})

test('what was heard is about the last thing said; a skip says nothing', () => {
  expect(hearTalk(said(['intro', '以上です'], 'skip'), 'ja', [])).toMatchObject({
    kind: 'skip',
    closing: false,
    items: 0,
  })
  expect(hearTalk(said(['intro', '検索が遅い'], ['enumerate', '以上です']), 'ja', [])).toMatchObject({
    closing: true,
    items: 1,
  })
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
  expect(isTopicTouched(topic, [text])).toBe(is),
)

const OFTEN =
  'ですね|かな|うーん|もう|よく|はい、|いいえ|no |um|for now |i think |えっと|すみません|て、|あと|「|[氏名1]|but |, and |。|です。|\u200b|ー|?|/ '

test.each(OFTEN.split('|'))('however often someone types %j, an answer is read', (piece) => {
  for (const text of [piece.repeat(4000 / piece.length), `${piece.repeat(4000 / piece.length - 1)}x`]) {
    expect(hearTalk(said(['intro', text], ['enumerate', text]), 'ja', []).items).toBeGreaterThanOrEqual(0)
    expect(skipsOnly(text, 'ja')).toBe(false)
  }
})
