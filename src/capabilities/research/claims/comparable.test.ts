import { expect, test } from 'vitest'
import { comparable, isOfAnother } from './comparable.ts'

test.each([
  [
    'a number',
    '2024年度のかもめ線の年間利用者数は18万2千人でした。',
    '町への取材によると、2024年度のかもめ線の年間利用者数は15万4千人にとどまった。',
  ],
  ['a day', 'The harbour line opened on 1 April 2025.', 'The harbour line opened on 12 May 2025.'],
  [
    'a date',
    'Fernwick 4.0 was released on 14 May 2025.',
    'According to its maintainers, Fernwick 4.0 was released on 28 May 2025, two weeks after the last candidate.',
  ],
  [
    'an opposite',
    '運賃改定の後、かもめ線の利用者は減少した。',
    '事務局より、運賃改定の後、かもめ線の利用者は増加したとの報告があった。',
  ],
  [
    'a negation',
    'The outdoor unit is certified for coastal use.',
    'The outdoor unit is not certified for coastal use.',
  ],
  ['a value', 'Fernwick 4.0 requires Python 3.10 or later.', 'Fernwick 4.0 requires Python 3.12 or later.'],
])('[research.conflict-same-thing] two sentences that differ in %s are held against each other', (_, a, b) => {
  expect(comparable(a, b)).toBe(true)
  expect(comparable(b, a)).toBe(true)
})

test.each([
  [
    'quarter and year',
    '2024年度第4四半期のかもめ線の利用者は4万5千人でした。',
    '2024年度のかもめ線の年間利用者数は18万2千人でした。',
  ],
  [
    'another line',
    '2024年度のちどり線の年間利用者数は5万3千人でした。',
    '2024年度のかもめ線の年間利用者数は18万2千人でした。',
  ],
  ['another version', 'Fernwick 3.9 does not support Windows on ARM.', 'Fernwick 4.0 supports Windows on ARM.'],
  [
    'another file',
    'Parsing the 2 GB reference file takes 38 seconds.',
    'Parsing the 1 GB reference file takes 17 seconds.',
  ],
  [
    'another model',
    'なごみエアH1の定格暖房能力は4.2キロワットだった。',
    'なごみエアH2の定格暖房能力は6.0キロワットです。',
  ],
  ['another unit', 'なごみエアH2の室内機の運転音は38デシベルである。', '室外機の運転音は47デシベルである。'],
  [
    'a few common words in a long sentence',
    'Old scripts keep running; only those programs that relied on errors being raised while a file was opened with a wrong header need a change.',
    'Moving up needs no change in programs.',
  ],
  [
    'nothing but a name in common',
    'Fernwick 4.0 was released on 14 May 2025.',
    'Where a column could be read in two ways, Fernwick leaves it as text.',
  ],
])('[research.conflict-same-thing] %s is no ground for a conflict', (_, a, b) => {
  expect(comparable(a, b)).toBe(false)
  expect(comparable(b, a)).toBe(false)
})

test('[research.conflict-same-thing] pages headed by different things or years do not contradict in what names neither', () => {
  const page = (title: string, text: string) => ({ title, text })
  const cost = (title: string, n: number) => page(title, `Each bus cost ${n} thousand dollars, charging included.`)
  expect(isOfAnother(cost('Electric buses in Alder Bay', 87), cost('Electric buses in Birch Bay', 636))).toBe(true)
  expect(isOfAnother(cost('Report of 2021', 87), cost('Report of 2024', 636))).toBe(true)
  const dated = { text: 'In 2024 a bus cost 636 dollars.', title: 'News' }
  expect(isOfAnother(cost('Report of 2021', 87), dated)).toBe(true)
  expect(isOfAnother(cost('Electric buses in Alder Bay', 87), cost('News from Alder Bay', 636))).toBe(false)
  expect(isOfAnother(cost('Alder Bay Electric Bus Works', 87), cost('Alder Bay counts its buses', 636))).toBe(false)
  const riders = (title: string, n: number) => page(title, `年間の利用者は${n}人だった。`)
  expect(isOfAnother(riders('青沢町の電気バス', 10), riders('赤田市の電気バス', 20))).toBe(true)
  const named = (title: string) => page(title, 'A depot of Alder Bay has 12 buses.')
  expect(isOfAnother(named('Alder Bay at work'), named('Notes from Birch Bay'))).toBe(false)
})
