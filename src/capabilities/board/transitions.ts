import { isStatus, type Status } from './statuses.ts'

/** Where a node may go from each status, besides the two ends that every open status can reach. */
const ONWARD: Readonly<Record<Status, readonly Status[]>> = {
  CAPTURED: [
    'CLARIFYING',
    'READY',
    'IN_PROGRESS',
    'DELEGATED',
    'WAITING_EXTERNAL',
    'SCHEDULED',
    'BLOCKED',
    'NEEDS_DECISION',
    'COOLING',
    'DORMANT',
  ],
  CLARIFYING: [
    'READY',
    'IN_PROGRESS',
    'DELEGATED',
    'WAITING_EXTERNAL',
    'SCHEDULED',
    'BLOCKED',
    'NEEDS_DECISION',
    'COOLING',
    'DORMANT',
  ],
  READY: [
    'CLARIFYING',
    'IN_PROGRESS',
    'DELEGATED',
    'WAITING_EXTERNAL',
    'SCHEDULED',
    'BLOCKED',
    'NEEDS_DECISION',
    'COOLING',
    'DORMANT',
  ],
  IN_PROGRESS: [
    'CLARIFYING',
    'READY',
    'DELEGATED',
    'WAITING_EXTERNAL',
    'SCHEDULED',
    'BLOCKED',
    'NEEDS_DECISION',
    'NEEDS_REVIEW',
    'COOLING',
    'DORMANT',
  ],
  DELEGATED: [
    'READY',
    'IN_PROGRESS',
    'WAITING_EXTERNAL',
    'BLOCKED',
    'NEEDS_DECISION',
    'NEEDS_REVIEW',
    'COOLING',
    'DORMANT',
  ],
  WAITING_EXTERNAL: [
    'READY',
    'IN_PROGRESS',
    'SCHEDULED',
    'BLOCKED',
    'NEEDS_DECISION',
    'NEEDS_REVIEW',
    'COOLING',
    'DORMANT',
  ],
  SCHEDULED: [
    'READY',
    'IN_PROGRESS',
    'DELEGATED',
    'WAITING_EXTERNAL',
    'BLOCKED',
    'NEEDS_DECISION',
    'COOLING',
    'DORMANT',
  ],
  BLOCKED: [
    'CLARIFYING',
    'READY',
    'IN_PROGRESS',
    'DELEGATED',
    'WAITING_EXTERNAL',
    'NEEDS_DECISION',
    'COOLING',
    'DORMANT',
  ],
  NEEDS_DECISION: [
    'CLARIFYING',
    'READY',
    'IN_PROGRESS',
    'DELEGATED',
    'WAITING_EXTERNAL',
    'SCHEDULED',
    'BLOCKED',
    'COOLING',
    'DORMANT',
  ],
  NEEDS_REVIEW: ['READY', 'IN_PROGRESS', 'DELEGATED', 'WAITING_EXTERNAL', 'NEEDS_DECISION', 'COOLING'],
  COOLING: ['CLARIFYING', 'READY', 'IN_PROGRESS', 'SCHEDULED', 'NEEDS_DECISION', 'DORMANT'],
  DORMANT: ['REACTIVATED'],
  REACTIVATED: [
    'CLARIFYING',
    'READY',
    'IN_PROGRESS',
    'DELEGATED',
    'WAITING_EXTERNAL',
    'SCHEDULED',
    'BLOCKED',
    'NEEDS_DECISION',
    'COOLING',
    'DORMANT',
  ],
  DONE: ['REACTIVATED'],
  CANCELLED: ['REACTIVATED'],
}

const ENDS: readonly Status[] = ['DONE', 'CANCELLED']

export function isTerminal(status: Status): boolean {
  return ENDS.includes(status)
}

/** Every status reachable in one step; staying is not a step. */
export function transitionsFrom(status: Status): readonly Status[] {
  return isTerminal(status) ? ONWARD[status] : [...ONWARD[status], ...ENDS]
}

export function isAllowed(from: Status, to: Status): boolean {
  return transitionsFrom(from).includes(to)
}

/** A proposal may also leave a node where it is. */
export function isReachable(from: string, to: string): boolean {
  return isStatus(from) && isStatus(to) && (from === to || isAllowed(from, to))
}
