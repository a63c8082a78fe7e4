import { expect, it } from 'vitest'
import * as contract from '../../../src/capabilities/board/contract.ts'
import { STATUSES, TRAYS } from '../../api/board.ts'
import { statusOf, trayOf } from './tray-of.ts'

it('knows the statuses and trays of the contract, no more and no fewer', () => {
  expect(STATUSES).toEqual(contract.Status.options)
  expect(TRAYS).toEqual(contract.Tray.options)
})

it('a tray is the status of that name; the rest of what is open is together, what rests lies in none', () => {
  for (const status of contract.Status.options) {
    const named = TRAYS.find((tray) => tray.toUpperCase() === status)
    const resting = ['DORMANT', 'DONE', 'CANCELLED'].includes(status)
    expect(trayOf(status), status).toBe(named ?? (resting ? null : 'other_active'))
    if (named !== undefined) expect(statusOf(named)).toBe(status)
  }
  expect(statusOf('other_active')).toBeUndefined()
})
