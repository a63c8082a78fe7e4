import { expect, test } from 'vitest'
import { byUrgency, urgencyOf } from './due.ts'

const node = (id: string, due: string | null, created: string) => ({ id, due, created_at: created })

test('what is due first lies on top, then what came last', () => {
  const nodes = [
    node('old', null, '2026-01-01T00:00:00Z'),
    node('new', null, '2026-03-01T00:00:00Z'),
    node('later', '2026-12-24', '2026-02-01T00:00:00Z'),
    node('overdue', '2026-01-02', '2026-01-01T00:00:00Z'),
    node('same day, newer', '2026-12-24', '2026-02-02T00:00:00Z'),
  ]
  expect(nodes.toSorted(byUrgency).map(({ id }) => id)).toEqual(['overdue', 'same day, newer', 'later', 'new', 'old'])
})

test('a day is over only when it is over where the person is', () => {
  const now = new Date(2026, 10, 16, 23, 59)
  expect(urgencyOf('2026-11-15', now)).toBe('overdue')
  expect(urgencyOf('2026-11-16', now)).toBe('today')
  expect(urgencyOf('2026-11-17', now)).toBe('later')
  expect(urgencyOf(new Date(2026, 10, 16, 1).toISOString(), now)).toBe('today')
})
