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
export const RESTING = ['DONE', 'CANCELLED', 'DORMANT'] as const satisfies Status[]

export function isStatus(value: unknown): value is Status {
  return typeof value === 'string' && KNOWN.has(value)
}

/** Lies on the desk: neither finished, nor given up, nor put to sleep. */
export function isActive(status: Status): boolean {
  return !RESTING.some((resting) => resting === status)
}

/** Each has a tray of its own name; whatever else is active lies together. */
export const WITH_OWN_TRAY = [
  'IN_PROGRESS',
  'NEEDS_DECISION',
  'WAITING_EXTERNAL',
  'COOLING',
] as const satisfies Status[]
export type Tray = Lowercase<(typeof WITH_OWN_TRAY)[number]> | 'other_active'
export const TRAYS: readonly Tray[] = [...WITH_OWN_TRAY.map(lower), 'other_active']

function lower<S extends string>(text: S): Lowercase<S> {
  return text.toLowerCase() as Lowercase<S>
}

/** Null for what is not active: it lies in no tray. */
export function trayOf(status: Status): Tray | null {
  if (!isActive(status)) return null
  const own = WITH_OWN_TRAY.find((each) => each === status)
  return own === undefined ? 'other_active' : lower(own)
}

/** The status a thing gets when it is put into a tray; the mixed one leaves it open. */
export function statusOfTray(tray: Tray): Status | undefined {
  return WITH_OWN_TRAY.find((status) => lower(status) === tray)
}
