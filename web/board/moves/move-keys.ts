import type { Status } from '../../api/board.ts'

/** One key a status, on the card one stands on. What ends a thing asks first. */
export const MOVE_KEYS: readonly (readonly [key: string, to: Status])[] = [
  ['s', 'IN_PROGRESS'],
  ['r', 'READY'],
  ['d', 'NEEDS_DECISION'],
  ['w', 'WAITING_EXTERNAL'],
  ['c', 'COOLING'],
  ['p', 'SCHEDULED'],
  ['g', 'DELEGATED'],
  ['b', 'BLOCKED'],
  ['q', 'CLARIFYING'],
  ['v', 'NEEDS_REVIEW'],
  ['o', 'DORMANT'],
  ['a', 'REACTIVATED'],
  ['e', 'DONE'],
  ['delete', 'CANCELLED'],
]

const BY_KEY: ReadonlyMap<string, Status> = new Map([...MOVE_KEYS, ['backspace', 'CANCELLED']])
const BY_STATUS: ReadonlyMap<Status, string> = new Map(MOVE_KEYS.map(([key, to]) => [to, key]))

export function statusOfKey(key: string): Status | undefined {
  return BY_KEY.get(key.toLowerCase())
}

/** As it stands on the keyboard. */
export function keyOf(status: Status): string | undefined {
  const key = BY_STATUS.get(status)
  return key === 'delete' ? 'Del' : key?.toUpperCase()
}

/** The end of a thing is looked at before it is applied. */
export function asksFirst(to: Status): boolean {
  return to === 'DONE' || to === 'CANCELLED'
}
