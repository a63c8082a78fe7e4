import { expect, test } from 'vitest'
import { GuardedDraft } from './guarded-draft.ts'

const noDigit = { name: 'no-digit', check: (draft: string) => (/\d/.test(draft) ? 'holds a digit' : null) }

function drafting(rules = [noDigit]) {
  let now = 0
  const shown: string[] = []
  const draft = new GuardedDraft(
    { prefixRules: rules },
    {},
    (text) => shown.push(text),
    () => now,
  )
  return { shown, offer: (text: string, at: number) => ((now = at), draft.offer(text)) }
}

test('the first draft is shown at once, then at most one in 150 ms', () => {
  const { shown, offer } = drafting()
  offer('x', 0)
  offer('xb', 10)
  offer('xbc', 149)
  offer('xbcd', 150)
  expect(shown).toEqual(['x', 'xbcd'])
})

test('a rule once broken takes back what was shown and stays broken, even when a later text would hold', () => {
  const { shown, offer } = drafting()
  offer('x', 0)
  offer('x1', 10)
  offer('x', 1000)
  offer('xb', 2000)
  expect(shown).toEqual(['x', ''])
})

test('a rule that throws freezes the draft', () => {
  const { shown, offer } = drafting([
    {
      name: 'broken',
      check: () => {
        throw new Error('bug')
      },
    },
  ])
  offer('x', 0)
  expect(shown).toEqual([])
})
