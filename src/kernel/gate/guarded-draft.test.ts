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
  offer('x,', 0)
  offer('x, b,', 10)
  offer('x, b, c,', 149)
  offer('x, b, c, d,', 150)
  expect(shown).toEqual(['x,', 'x, b, c, d,'])
})

test('a rule once broken takes back what was shown and stays broken, even when a later text would hold', () => {
  const { shown, offer } = drafting()
  offer('x,', 0)
  offer('x, 1,', 10)
  offer('x,', 1000)
  offer('x, b,', 2000)
  expect(shown).toEqual(['x,', ''])
})

test('half a clause is not seen, and a clause that came too soon is seen with the next letter', () => {
  const { shown, offer } = drafting()
  offer('Yes, that', 0)
  offer('Yes, that is it.', 20)
  offer('Yes, that is it. W', 200)
  expect(shown).toEqual(['Yes,', 'Yes, that is it.'])
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
  offer('x.', 0)
  expect(shown).toEqual([])
})
