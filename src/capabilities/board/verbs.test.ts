import { expect, test } from 'vitest'
import { z } from 'zod'
import { type BoardDeps, makeBoardVerbs } from './index.ts'

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
