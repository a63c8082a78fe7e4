import { expect, test } from 'vitest'
import { Mailbox } from './mailbox.ts'

test('a new follower looks once, and rests when there is nothing', () => {
  const box = new Mailbox(5)
  expect(box.isBehind).toBe(true)
  box.foundNothing(box.news)
  expect(box.isBehind).toBe(false)
})

test.each([
  ['its first look', (_box: Mailbox) => undefined],
  ['a look at what was announced before it was there', (box: Mailbox) => box.know(6)],
])('[house.live-gap-free] what is heard of during %s is looked for again', (_when, before) => {
  const box = new Mailbox(5)
  before(box)
  const { news } = box
  box.know(6)
  box.foundNothing(news)
  expect(box.isBehind).toBe(true)
})
