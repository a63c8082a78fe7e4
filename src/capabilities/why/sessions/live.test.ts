import { expect, test } from 'vitest'
import { personContext } from '../../../../test/support/contexts.ts'
import { sessionStream } from '../contract.ts'
import { mayFollow } from '../index.ts'

test('a session is followed by a person, not by a participant; other streams are not ours to judge', () => {
  const person = personContext()
  const participant = { actor: { ...person.actor, kind: 'participant' as const } }
  const stream = sessionStream.name('3f0c1f0e-0000-4000-8000-000000000000')
  expect(mayFollow(person, stream)).toBe(true)
  expect(mayFollow(participant, stream)).toBe(false)
  expect(mayFollow(participant, 'conversation:1')).toBeUndefined()
})

test('an event with a word too many is none of ours', () => {
  const known = (event: unknown) => sessionStream.events.safeParse(event).success
  expect(known({ type: 'turn.accepted', data: { turn: 0 } })).toBe(true)
  expect(known({ type: 'turn.accepted', data: { turn: 0, text: 'words' } })).toBe(false)
  expect(known({ type: 'stage', data: { turn: 0, stage: 'guessing' } })).toBe(false)
})
