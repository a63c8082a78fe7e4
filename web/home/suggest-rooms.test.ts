import { expect, it } from 'vitest'
import { suggestRooms } from './suggest-rooms.ts'

const ids = (text: string) => suggestRooms(text).map((room) => room.id)

it('suggests nothing for a blank', () => {
  expect(ids('  \n')).toEqual([])
})

it.each([
  '町内会の回覧板をアプリにしたい',
  'I want to turn the neighbourhood circular into an app',
  '会議を減らしたいです',
])('takes a wish to why: %s', (wish) => {
  expect(ids(wish)[0]).toBe('why')
})

it.each([
  '地方の路線バスの利用者数の動向',
  '電気バスとディーゼルバスの維持費を比較して',
  'What is known about the safety of home batteries?',
  'How many libraries in Japan are open at night?',
])('[research.web-home] takes a question about the world to research: %s', (question) => {
  expect(ids(question)).toEqual(['research', 'why'])
})

it.each(['夜間開館', 'home batteries'])(
  '[research.web-home] names research beside why for a bare topic: %s',
  (topic) => {
    expect(ids(topic)).toEqual(['why', 'research'])
  },
)
