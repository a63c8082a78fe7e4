export const STATUSES = [
  'CAPTURED',
  'CLARIFYING',
  'READY',
  'IN_PROGRESS',
  'DELEGATED',
  'WAITING_EXTERNAL',
  'SCHEDULED',
  'BLOCKED',
  'NEEDS_DECISION',
  'NEEDS_REVIEW',
  'COOLING',
  'DORMANT',
  'REACTIVATED',
  'DONE',
  'CANCELLED',
] as const

export type Status = (typeof STATUSES)[number]

const KNOWN: ReadonlySet<string> = new Set(STATUSES)
const RESTING: ReadonlySet<Status> = new Set(['DONE', 'CANCELLED', 'DORMANT'])

export function isStatus(value: unknown): value is Status {
  return typeof value === 'string' && KNOWN.has(value)
}

/** Lies on the desk: neither finished, nor given up, nor put to sleep. */
export function isActive(status: Status): boolean {
  return !RESTING.has(status)
}

export const TRAYS = ['in_progress', 'needs_decision', 'waiting_external', 'cooling', 'other_active'] as const
export type Tray = (typeof TRAYS)[number]

const NAMED_TRAY: Partial<Record<Status, Tray>> = {
  IN_PROGRESS: 'in_progress',
  NEEDS_DECISION: 'needs_decision',
  WAITING_EXTERNAL: 'waiting_external',
  COOLING: 'cooling',
}

/** Null for what is not active: it lies in no tray. */
export function trayOf(status: Status): Tray | null {
  if (!isActive(status)) return null
  return NAMED_TRAY[status] ?? 'other_active'
}
