import { expect, test } from 'vitest'
import { isDoubtful } from './doubtful.ts'

const between = (why: string, first: string, second: string, confidence = 0.8) =>
  isDoubtful({ why, confidence, statement1: { text: first }, statement2: { text: second } })

test.each([
  [
    'an estimate against what came of it',
    '登録: 1,137匹 と 900匹 は重ならない',
    '登録数は1,137匹であった。',
    '登録数はおよそ900匹になると見積もっているとの説明があった。',
  ],
  [
    'half a figure',
    'free and £1 are opposites, same otherwise',
    'The bins are free of charge.',
    'The scheme cost £1.46m.',
  ],
  [
    'a piece of a clause',
    '一方は「少しつくのが残念」、他方は「白」とするが、両方ではありえない',
    '色は白です。',
    '色が少しつくのが残念です。',
  ],
  [
    'opposite words of two things',
    '「減った」と「上がりまし」は逆のことを言い、ほかは同じ',
    'ごみ袋の数が減った。',
    '電気代は月に数百円ほど上がりました。',
  ],
  [
    'a denial that describes',
    '「飼い主」が一方では否定され、ほかは同じ',
    '飼い主は、猫を登録します。',
    '飼い主のいない猫の手術に町から補助が出ます。',
  ],
])('[research.document-conflicts] %s is not shown', (_, why, first, second) => {
  expect(between(why, first, second)).toBe(true)
})

test.each([
  ['two counts', '200 and 50 do not overlap', 'It stores up to 200 versions.', 'It keeps at most 50 copies.'],
  [
    'two names',
    '一方は「西園寺亮」、他方は「藤堂美咲」とするが、両方ではありえない',
    '率いたのは西園寺亮だ。',
    '藤堂美咲が率いた。',
  ],
  [
    'opposites of one thing',
    '「上回」と「減って」は逆のことを言い、ほかは同じ',
    '苦情の件数は前の年を上回った。',
    '町の猫の苦情ははっきり減っています。',
  ],
  ['a denial', '「義務」が一方では否定され、ほかは同じ', '登録は義務です。', '登録は義務ではありません。'],
  ['two sums', '£1.46m and £1.2m do not overlap', 'The scheme cost £1.46m.', 'The scheme cost £1.2m.'],
])('[research.document-conflicts] %s may be shown', (_, why, first, second) => {
  expect(between(why, first, second)).toBe(false)
})
