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

it.each([
  ['interview', 'お客さん30人に聞きたい'],
  ['interview', '20人のお客さんにインタビューしたい'],
  ['interview', '住民の声を集めたい'],
  ['interview', '保護者から意見を聞きたいです'],
  ['interview', 'I want to interview 20 customers about breakfast'],
  ['interview', 'ask our members what they miss'],
  ['interview', 'We need to hear from the people who left'],
  ['code', 'the login button crashes'],
  ['code', 'Fix the bug in my repository'],
  ['code', "The settings page doesn't load on Safari"],
  ['code', 'このリポジトリのバグを直したい'],
  ['code', '保存ボタンを押すと画面が固まる'],
  ['code', 'ログインできない不具合を直したい'],
  ['board', 'タスクを整理したい'],
  ['board', '付箋を整理して優先順位をつけたい'],
  ['board', 'やることをまとめたい'],
  ['board', 'Sort my sticky notes and prioritise'],
  ['board', 'I want to organise my tasks for the week'],
])('offers %s first where the words say so, the reason beside it: %s', (room, said) => {
  expect(ids(said)).toEqual([room, 'why'])
})

it.each([
  '町内会の回覧板をアプリにしたい',
  '気持ちを整理したい',
  '人に優しい店にしたい',
  '駅前に人を集めたい',
  'I want to build an app for my choir',
  'Should we ask members to pay more?',
  'We want people to talk to each other again',
])('takes no room from a word that only sounds like it: %s', (wish) => {
  expect(ids(wish)).toEqual(['why'])
})
