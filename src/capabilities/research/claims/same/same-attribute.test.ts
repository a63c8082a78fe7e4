import { expect, test } from 'vitest'
import { sameAttribute } from './same-attribute.ts'

const page = (title: string, text: string) => ({ title, text })

test.each([
  [
    'a value told in passing',
    page(
      'Opening of the Corve Dam',
      'The dam has a usable storage of 40 million cubic metres, held by a wall of clay.',
    ),
    page('Corve Dam', 'With a usable storage of 31 million cubic metres, Corve Dam is the largest in the valley.'),
  ],
  [
    '年号と西暦',
    page(
      'ミドリノ図書館の開館について',
      '市が建設を進めてきた新しい「ミドリノ図書館」は、2021年6月1日に全館で開館しました。',
    ),
    page('散歩の記録', 'ミドリノ図書館が開館したのは令和4年2月で、近所の人は待ちかねていたそうだ。'),
  ],
  [
    '同じ項目の別の値',
    page('ミドリノ図書館 決算', 'ミドリノ図書館の総工費は、精算の結果52億円で確定した。'),
    page('記者の目', 'ミドリノ図書館の建設にかかった総工費は、最終的に43億円となった。'),
  ],
])('[research.conflict-same-attribute] %s is held against the other in whatever words', (_, a, b) => {
  expect(sameAttribute(a, b)).toBe(true)
  expect(sameAttribute(b, a)).toBe(true)
})

const dam = (text: string) => page('Corve Dam', text)
const library = (text: string) => page('ミドリノ図書館', text)
test.each([
  ['another attribute', dam('Corve Dam cost 80 million euros to build.'), dam('Corve Dam supplies 60,000 people.')],
  [
    'a second measure that differs too',
    dam('Filling 2 basins of Corve Dam takes 61 days.'),
    dam('Filling 1 basins of Corve Dam takes 17 days.'),
  ],
  [
    'a forecast',
    dam('The council expects a yield of 40 megawatts from Corve Dam.'),
    dam('The yield of Corve Dam is 31 megawatts.'),
  ],
  [
    'another thing by name',
    dam('The usable storage of Corve Dam is 40 million litres.'),
    page('Tarn Lake', 'The usable storage of Tarn Lake is 31 million litres.'),
  ],
  ['平日と休日', library('平日の来館者は1日900人です。'), library('休日の来館者は1日1500人です。')],
  [
    '別の施設',
    library('年間の来館者は18万人になった。'),
    page('アオゾラ図書館', 'アオゾラ図書館の年間の来館者は5万人でした。'),
  ],
])('[research.conflict-same-attribute] %s is no value of the same', (_, a, b) => {
  expect(sameAttribute(a, b)).toBe(false)
  expect(sameAttribute(b, a)).toBe(false)
})
