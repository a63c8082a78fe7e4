import { expect, test } from 'vitest'
import { z } from 'zod'
import { type BoardDeps, makeBoardVerbs, mayFollow } from './index.ts'

/** Nothing is touched before a verb is run. */
const verbs = Object.values(makeBoardVerbs({} as BoardDeps))

test('every verb can be described to any surface as an object in and an object out', () => {
  for (const { name, summary, input, output } of verbs) {
    expect(name).toMatch(/^board\.[a-z-]+$/)
    expect(summary).toMatch(/\.$/)
    expect(z.toJSONSchema(input, { io: 'input' })).toMatchObject({ type: 'object' })
    expect(z.toJSONSchema(output, { io: 'output' })).toMatchObject({ type: 'object' })
  }
  expect(new Set(verbs.map(({ name }) => name)).size).toBe(verbs.length)
})

test('only a person follows the stream of the board; of other streams the board says nothing', () => {
  const as = (kind: 'person' | 'participant' | 'agent') => ({ actor: { id: 'x', kind, via: 'http' as const } })
  expect(mayFollow(as('person'), 'board')).toBe(true)
  for (const kind of ['participant', 'agent'] as const) expect(mayFollow(as(kind), 'board')).toBe(false)
  expect(mayFollow(as('person'), 'why:x')).toBeUndefined()
})
