import { isStatus, STATUSES, type Status } from './statuses.ts'

const ENDS: readonly Status[] = ['DONE', 'CANCELLED']
const ELSEWHERE: ReadonlySet<Status> = new Set(['CAPTURED', 'REACTIVATED', ...ENDS])

/** Open work may go to any other open status but these. */
function anywhereBut(...not: Status[]): (from: Status) => readonly Status[] {
  return (from) => STATUSES.filter((to) => to !== from && !ELSEWHERE.has(to) && !not.includes(to))
}
const reactivated = (): readonly Status[] => ['REACTIVATED']

/** Where a node may go from each status, besides the two ends that every open status can reach. */
const ONWARD: Readonly<Record<Status, (from: Status) => readonly Status[]>> = {
  CAPTURED: anywhereBut('NEEDS_REVIEW'),
  CLARIFYING: anywhereBut('NEEDS_REVIEW'),
  READY: anywhereBut('NEEDS_REVIEW'),
  IN_PROGRESS: anywhereBut(),
  DELEGATED: anywhereBut('CLARIFYING', 'SCHEDULED'),
  WAITING_EXTERNAL: anywhereBut('CLARIFYING', 'DELEGATED'),
  SCHEDULED: anywhereBut('CLARIFYING', 'NEEDS_REVIEW'),
  BLOCKED: anywhereBut('SCHEDULED', 'NEEDS_REVIEW'),
  NEEDS_DECISION: anywhereBut('NEEDS_REVIEW'),
  NEEDS_REVIEW: anywhereBut('CLARIFYING', 'SCHEDULED', 'BLOCKED', 'DORMANT'),
  COOLING: anywhereBut('DELEGATED', 'WAITING_EXTERNAL', 'BLOCKED', 'NEEDS_REVIEW'),
  DORMANT: reactivated,
  REACTIVATED: anywhereBut('NEEDS_REVIEW'),
  DONE: reactivated,
  CANCELLED: reactivated,
}

export function isTerminal(status: Status): boolean {
  return ENDS.includes(status)
}

/** Every status reachable in one step; staying is not a step. */
export function transitionsFrom(status: Status): readonly Status[] {
  const onward = ONWARD[status](status)
  return isTerminal(status) ? onward : [...onward, ...ENDS]
}

export function isAllowed(from: Status, to: Status): boolean {
  return transitionsFrom(from).includes(to)
}

/** A proposal may also leave a node where it is. */
export function isReachable(from: string, to: string): boolean {
  return isStatus(from) && isStatus(to) && (from === to || isAllowed(from, to))
}
