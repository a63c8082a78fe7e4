import type { PastCommit } from './history.ts'

/**
 * Newest first, no commit before one that was made on top of it. Whoever has the same commits has the same order, from
 * wherever git was asked to begin.
 */
export function inOrder(commits: readonly PastCommit[]): PastCommit[] {
  const known = new Map(commits.map((commit) => [commit.id, commit]))
  const children = new Map<string, number>()
  for (const { parents } of commits) for (const id of parents) children.set(id, (children.get(id) ?? 0) + 1)
  const open: PastCommit[] = []
  for (const commit of commits) if (!children.has(commit.id)) push(open, commit)
  const order: PastCommit[] = []
  for (let next = pop(open); next !== undefined; next = pop(open)) {
    order.push(next)
    for (const id of next.parents) {
      const left = (children.get(id) ?? 0) - 1
      children.set(id, left)
      const parent = left === 0 ? known.get(id) : undefined
      if (parent !== undefined) push(open, parent)
    }
  }
  return order
}

function isBefore(a: PastCommit | undefined, b: PastCommit | undefined): boolean {
  if (a === undefined || b === undefined) return a !== undefined
  return a.time > b.time || (a.time === b.time && a.id < b.id)
}

/** A heap: the newest is at its top. */
function push(heap: PastCommit[], commit: PastCommit): void {
  let at = heap.push(commit) - 1
  while (at > 0) {
    const above = (at - 1) >> 1
    if (!isBefore(commit, heap[above])) break
    swap(heap, at, above)
    at = above
  }
}

function pop(heap: PastCommit[]): PastCommit | undefined {
  const [top] = heap
  const last = heap.pop()
  if (last === undefined || heap.length === 0) return top
  heap[0] = last
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2]
    const below = isBefore(heap[right], heap[left]) ? right : left
    if (!isBefore(heap[below], heap[at])) return top
    swap(heap, at, below)
    at = below
  }
}

function swap(heap: PastCommit[], a: number, b: number): void {
  const [one, other] = [heap[a], heap[b]]
  if (one === undefined || other === undefined) return
  heap[a] = other
  heap[b] = one
}
