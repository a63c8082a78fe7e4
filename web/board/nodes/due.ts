import type { NodeView } from '../../api/board.ts'

type Dated = Pick<NodeView, 'due' | 'created_at' | 'id'>

/** What is due first lies on top, then what came last: the order the server reads in. */
export function byUrgency(a: Dated, b: Dated): number {
  if (a.due !== b.due) {
    if (a.due === null) return 1
    if (b.due === null) return -1
    return a.due < b.due ? -1 : 1
  }
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? 1 : -1
  return a.id < b.id ? 1 : -1
}

export type Urgency = 'overdue' | 'today' | 'later'

/** A day without a time is over when it is over where the person is. */
export function urgencyOf(due: string, now: Date = new Date()): Urgency {
  const [day, today] = [dayOf(due), isoDay(now)]
  if (day < today) return 'overdue'
  return day === today ? 'today' : 'later'
}

function dayOf(due: string): string {
  return due.length === 10 ? due : isoDay(new Date(due))
}

function isoDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
