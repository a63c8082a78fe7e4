import { expect, test } from 'vitest'
import { outlineOf } from './page-outline.ts'

test.each([
  ['市場の建て替え', '種別：地方紙記事（汐見新報）', '市場は来年に開く。'],
  ['The new market', 'Type: leaflet', 'The market opens next year.'],
])('a field in the head of a page is no heading of what follows: %s', (title, field, sentence) => {
  const outline = outlineOf(`${title}\n\n2020-05-01\n\n${field}\n\n${sentence}`, title, '')
  expect(outline.sentences.find(({ text }) => text.trim() === sentence)?.heading).toBe('')
})

test('what stands above a part of the page is its heading, with a colon as well', () => {
  const text = 'The market\n\nIt is old.\n\nIt leaks.\n\nCosts: what is known\n\nNobody has said.'
  expect(outlineOf(text, 'The market', '').sentences.at(-1)?.heading).toBe('Costs: what is known')
})

test('a row of a table heads nothing: what follows stands under the heading above it', () => {
  const text =
    '価格\n\nこの表は税込みです。\n\n価格表\n\n機種 | 価格\n\n旧型（在庫限り） | 29万円 | 31万9千円\n\n工事は6万円です。'
  expect(outlineOf(text, '価格', '').sentences.at(-1)?.heading).toBe('価格表')
})
