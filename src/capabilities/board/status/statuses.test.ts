import { expect, it } from 'vitest'
import { STATUSES, statusOfTray, TRAYS, trayOf } from './statuses.ts'

it('a tray is the status of that name; the rest of what is open is together, what rests lies in none', () => {
  expect(TRAYS).toEqual(['in_progress', 'needs_decision', 'waiting_external', 'cooling', 'other_active'])
  for (const status of STATUSES) {
    const named = TRAYS.find((tray) => tray.toUpperCase() === status)
    const resting = ['DORMANT', 'DONE', 'CANCELLED'].includes(status)
    expect(trayOf(status), status).toBe(named ?? (resting ? null : 'other_active'))
    if (named !== undefined) expect(statusOfTray(named)).toBe(status)
  }
  expect(statusOfTray('other_active')).toBeUndefined()
})
