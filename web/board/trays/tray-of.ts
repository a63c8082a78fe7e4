import type { Status, Tray } from '../../api/board.ts'

const NAMED: Partial<Record<Status, Tray | null>> = {
  IN_PROGRESS: 'in_progress',
  NEEDS_DECISION: 'needs_decision',
  WAITING_EXTERNAL: 'waiting_external',
  COOLING: 'cooling',
  DORMANT: null,
  DONE: null,
  CANCELLED: null,
}

/** Null: what is finished, given up or asleep lies in no tray. */
export function trayOf(status: Status): Tray | null {
  const tray = NAMED[status]
  return tray === undefined ? 'other_active' : tray
}

/** The status a thing gets when it is dropped on a tray; the mixed one leaves it open. */
export function statusOf(tray: Tray): Status | undefined {
  const found = Object.entries(NAMED).find(([, named]) => named === tray)
  return found?.[0] as Status | undefined
}
