import { describe, expect, test } from 'vitest'
import { isActive, STATUSES, type Status, TRAYS, trayOf } from './statuses.ts'
import { isAllowed, isReachable, isTerminal, transitionsFrom } from './transitions.ts'

const ENDS: readonly Status[] = ['DONE', 'CANCELLED']

describe('[board.transitions] transitions', () => {
  test.each(STATUSES.filter((status) => !ENDS.includes(status)))('%s can be finished or given up', (status) => {
    expect(isAllowed(status, 'DONE')).toBe(true)
    expect(isAllowed(status, 'CANCELLED')).toBe(true)
  })

  test.each(ENDS)('%s can only be reactivated', (status) => {
    expect(isTerminal(status)).toBe(true)
    expect(transitionsFrom(status)).toEqual(['REACTIVATED'])
  })

  test('only what rested can be reactivated', () => {
    expect(STATUSES.filter((from) => isAllowed(from, 'REACTIVATED'))).toEqual(['DORMANT', 'DONE', 'CANCELLED'])
  })

  test('only what was worked on comes up for review', () => {
    const from = STATUSES.filter((status) => isAllowed(status, 'NEEDS_REVIEW'))
    expect(from).toEqual(['IN_PROGRESS', 'DELEGATED', 'WAITING_EXTERNAL'])
  })

  test('nothing goes back to CAPTURED, nothing steps onto itself, nothing is listed twice', () => {
    for (const from of STATUSES) {
      const to = transitionsFrom(from)
      expect(to).not.toContain('CAPTURED')
      expect(to).not.toContain(from)
      expect(new Set(to).size).toBe(to.length)
    }
  })

  test('every status but the first can be reached from the first, and every one can be left', () => {
    const reached = new Set<Status>(['CAPTURED'])
    for (const status of reached) for (const next of transitionsFrom(status)) reached.add(next)
    expect([...reached].sort()).toEqual([...STATUSES].sort())
  })

  test('the whole table, written down', () => {
    expect(Object.fromEntries(STATUSES.map((from) => [from, transitionsFrom(from).join(' ')]))).toMatchInlineSnapshot(`
      {
        "BLOCKED": "CLARIFYING READY IN_PROGRESS DELEGATED WAITING_EXTERNAL NEEDS_DECISION COOLING DORMANT DONE CANCELLED",
        "CANCELLED": "REACTIVATED",
        "CAPTURED": "CLARIFYING READY IN_PROGRESS DELEGATED WAITING_EXTERNAL SCHEDULED BLOCKED NEEDS_DECISION COOLING DORMANT DONE CANCELLED",
        "CLARIFYING": "READY IN_PROGRESS DELEGATED WAITING_EXTERNAL SCHEDULED BLOCKED NEEDS_DECISION COOLING DORMANT DONE CANCELLED",
        "COOLING": "CLARIFYING READY IN_PROGRESS SCHEDULED NEEDS_DECISION DORMANT DONE CANCELLED",
        "DELEGATED": "READY IN_PROGRESS WAITING_EXTERNAL BLOCKED NEEDS_DECISION NEEDS_REVIEW COOLING DORMANT DONE CANCELLED",
        "DONE": "REACTIVATED",
        "DORMANT": "REACTIVATED DONE CANCELLED",
        "IN_PROGRESS": "CLARIFYING READY DELEGATED WAITING_EXTERNAL SCHEDULED BLOCKED NEEDS_DECISION NEEDS_REVIEW COOLING DORMANT DONE CANCELLED",
        "NEEDS_DECISION": "CLARIFYING READY IN_PROGRESS DELEGATED WAITING_EXTERNAL SCHEDULED BLOCKED COOLING DORMANT DONE CANCELLED",
        "NEEDS_REVIEW": "READY IN_PROGRESS DELEGATED WAITING_EXTERNAL NEEDS_DECISION COOLING DONE CANCELLED",
        "REACTIVATED": "CLARIFYING READY IN_PROGRESS DELEGATED WAITING_EXTERNAL SCHEDULED BLOCKED NEEDS_DECISION COOLING DORMANT DONE CANCELLED",
        "READY": "CLARIFYING IN_PROGRESS DELEGATED WAITING_EXTERNAL SCHEDULED BLOCKED NEEDS_DECISION COOLING DORMANT DONE CANCELLED",
        "SCHEDULED": "READY IN_PROGRESS DELEGATED WAITING_EXTERNAL BLOCKED NEEDS_DECISION COOLING DORMANT DONE CANCELLED",
        "WAITING_EXTERNAL": "READY IN_PROGRESS SCHEDULED BLOCKED NEEDS_DECISION NEEDS_REVIEW COOLING DORMANT DONE CANCELLED",
      }
    `)
  })

  test('reachable includes staying, and nothing that is no status', () => {
    expect(isReachable('READY', 'READY')).toBe(true)
    expect(isReachable('READY', 'ready')).toBe(false)
    expect(isReachable('nowhere', 'nowhere')).toBe(false)
  })
})

test('a tray is the status of that name; the rest of what is active is together', () => {
  const byTray = Object.groupBy(STATUSES, (status) => trayOf(status) ?? 'none')
  expect(byTray).toEqual({
    in_progress: ['IN_PROGRESS'],
    needs_decision: ['NEEDS_DECISION'],
    waiting_external: ['WAITING_EXTERNAL'],
    cooling: ['COOLING'],
    other_active: STATUSES.filter(
      (s) => isActive(s) && !['IN_PROGRESS', 'NEEDS_DECISION', 'WAITING_EXTERNAL', 'COOLING'].includes(s),
    ),
    none: ['DORMANT', 'DONE', 'CANCELLED'],
  })
  expect(TRAYS).toHaveLength(5)
})
