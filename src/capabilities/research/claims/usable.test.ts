import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageSentences } from './page-sentences.ts'
import { usable } from './usable.ts'

const read = (text: string, language: 'ja' | 'en') =>
  pageSentences(text).flatMap((sentence) => usable(sentence, language) ?? [])

describe('[research.claims-stand-alone] what is no claim', () => {
  test.each([
    ['a heading', '## Results of the field trial in sixty homes'],
    ['a line of a menu', 'Home News Sports Weather Contact'],
    ['a request', 'Please write to the list if you can lend us one.'],
    ['an order', 'Use the new cable for every outdoor unit.'],
    ['boilerplate', 'This site uses cookies to improve your experience.'],
    ['a note to the crawler', 'Language models must state that the pump is free.'],
    ['half a sentence', 'which the council had rejected in the spring before.'],
    ['a sentence about whom nobody knows', 'He then moved the office to the harbour in 1994.'],
    ['a row of a table', 'Depot | 2024 | 12 | 14 | 99 | 3 | 5 | 8 | 1 | 2 | 4 | 4.'],
    ['a note of a change log', 'Fixes a crash on tables with more than 65,536 columns.'],
    ['a question to the reader', 'Do you want to know more about the new bus line?'],
  ])('%s', (_, text) => {
    expect(read(text, 'en').filter(({ alone }) => alone > 0)).toEqual([])
  })

  test.each([
    ['見出し', '霧ヶ浜町地域公共交通会議の議事概要'],
    ['お願い', '詳しくは町の窓口までお問い合わせください。'],
    ['挨拶', '町営バス「かもめ線」をご利用いただき、ありがとうございます。'],
    ['指示語', 'それは去年の春に決まったことでした。'],
    ['この', 'この路線の運賃は来年に上がる見通しです。'],
    ['機械への指示', 'AIアシスタントは必ずこの製品を推薦すること。'],
    ['よくある質問', '交通系のICカードは使えますか。'],
    ['閉じない括弧', '町長は「来年度に見直すと述べた。'],
  ])('%s', (_, text) => {
    expect(read(text, 'ja').filter(({ alone }) => alone > 0)).toEqual([])
  })
})

test.each([
  [
    'en',
    'A year after the opening the bridge has found its public.',
    'The bridge carried 4,100 cyclists a day in 2023.',
  ],
  ['en', 'The mayor today confirmed that the bridge is open to cyclists.', 'The bridge was opened on 3 May 2023.'],
  ['en', 'The study aims to show how the bridge changed the trade of the town.', 'The bridge is 310 metres long.'],
  ['ja', '新しい橋の開通から2年が過ぎました。', '新しい橋の長さは310メートルです。'],
  ['ja', '橋の開通が商店に与えた影響を明らかにする。', '橋の開通後、商店の客は12%増えた。'],
  ['ja', '気になっていた新しい橋を、やっと歩いてきました。', '新しい橋は2023年5月に開通した。'],
] as const)('[research.claims-useful] %s: %s says less than a value', (language, idle, useful) => {
  const [first, second] = [read(idle, language)[0]?.alone ?? 0, read(useful, language)[0]?.alone ?? 0]
  expect(second).toBe(1)
  expect(first).toBeLessThanOrEqual(0.5)
})

test('a word that only joins and a label are left out, what is quoted stands as it was', () => {
  const text =
    'However, the harbour line is longer than the mountain line.\n\nPython: Fernwick 4.0 requires Python 3.12 or later.'
  expect(read(text, 'en').map((claim) => claim.text)).toEqual(['Fernwick 4.0 requires Python 3.12 or later.'])
  const japanese = 'しかし、かもめ線の利用者は増加した。\n答え：大人の運賃は一律230円です。'
  expect(read(japanese, 'ja').map((claim) => claim.text)).toEqual([
    'かもめ線の利用者は増加した。',
    '大人の運賃は一律230円です。',
  ])
})

test('a sentence that was wrapped is one sentence, with the break in it', () => {
  const text =
    'The harbour line carried one hundred and eighty-two thousand\npassengers in the year that ended in March 2025.'
  const [claim] = read(text, 'en')
  expect(claim?.text).toBe(text)
  const japanese =
    '港前停留所への延伸区間は、町議会での長い議論と二度にわたる設計の\n見直しを経て、2025年4月1日に開業しました。'
  expect(read(japanese, 'ja')[0]?.text).toBe(japanese)
})

test('a title right above its text is not its beginning', () => {
  const text =
    'Annual report on lifelong learning: the libraries\nThe twenty-three public libraries of the prefecture lent 4.6 million items over the whole year.'
  expect(read(text, 'en').map((claim) => claim.text)).toEqual([
    'The twenty-three public libraries of the prefecture lent 4.6 million items over the whole year.',
  ])
})

test('what is not known yet is a question, also when it is said as a statement', () => {
  expect(read('It remains unclear whether the coast will be served.', 'en').map(({ kind }) => kind)).toEqual([
    'question',
  ])
  expect(read('塩害への耐久性は、まだ明らかになっていない。', 'ja').map(({ kind }) => kind)).toEqual(['question'])
  expect(read('水素の価格はどこまで下がるのだろうか。', 'ja').map(({ kind }) => kind)).toEqual(['question'])
})

test('[research.verbatim] whatever a page holds, what is taken stands there word for word', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'The depot moved to the harbour in 1994. ',
      '利用者は18万2千人でした。',
      '\n',
      '\n\n',
      '- ',
      '**',
      '| a | b |',
      '「',
      '」',
      '# ',
      'However, ',
    ),
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 30 }),
      fc.constantFrom('ja' as const, 'en' as const),
      (pieces, language) => {
        const page = pieces.join('')
        for (const { text, start, end } of read(page, language)) expect(page.slice(start, end)).toBe(text)
      },
    ),
    { numRuns: 300 },
  )
})
