import { expect, test } from 'vitest'
import { closedUp, withCalls } from './reason-text.ts'

const id = '14df29a2-e4d4-4760-9635-5af66c735923'

test('[code.web-why] a call is called by what it looked for; one nobody made keeps its id', () => {
  const calls = [{ call_id: id, tool: 'find_definitions' as const, params: { name: 'AuthService', budget: 500 } }]
  expect(withCalls(`The result of the call ${id} does not hold "x".`, calls)).toBe(
    'The result of the call find_definitions (name: AuthService) does not hold "x".',
  )
  expect(withCalls(`There is no call ${id}.`, [])).toBe(`There is no call ${id}.`)
})

test('[code.web-why] a quoted word in the place of a Latin name has no spaces around it in Japanese', () => {
  expect(closedUp('確かめられたので、 「準備完了」 になりました。')).toBe(
    '確かめられたので、「準備完了」になりました。',
  )
  expect(closedUp('the phase “ready” is next')).toBe('the phase “ready” is next')
})
