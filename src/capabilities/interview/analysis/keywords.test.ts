import { expect, test } from 'vitest'
import { joinKeywords } from './keywords.ts'

const counted = (conversations: string[][], language: 'ja' | 'en') =>
  new Map(joinKeywords(conversations, language).map(({ phrase, conversations: by }) => [phrase.toLowerCase(), by]))

test('whoever speaks of rubbish rules speaks of rubbish, once a conversation', () => {
  const found = counted(
    [
      ['I did not know the rubbish rules', 'the rubbish rules are hard'],
      ['Nobody picked up my rubbish'],
      ['The doctor was closed'],
    ],
    'en',
  )
  expect(found.get('rubbish')).toBe(2)
  expect(found.get('rubbish rules')).toBe(1)
  expect(found.get('doctor')).toBe(1)
})

test('everyday verbs alone are no keywords', () => {
  const found = counted([['I know'], ['I did not know where to put it'], ['It comes and starts']], 'en')
  for (const verb of ['know', 'put', 'comes', 'starts']) expect(found.has(verb)).toBe(false)
})

test('the same in Japanese', () => {
  const found = counted([['ゴミの分別がわからない'], ['ゴミの日を間違えた'], ['病院が遠い']], 'ja')
  expect(found.get('ゴミ')).toBe(2)
  expect(found.get('病院')).toBe(1)
})
