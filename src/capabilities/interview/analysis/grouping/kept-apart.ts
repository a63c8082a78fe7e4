import type { Similarity } from '#text/index.ts'
import type { Mention } from './mention.ts'
import { likeness } from '../../asks/find-themes/likeness/remark.ts'

/** One person's themes were told apart already: only what is plainly the same is joined after all. */
const PLAINLY_THE_SAME = 0.5

export type Apart = (a: number, b: number) => boolean

/** Which mentions may not share a group: two of one person, and those settled otherwise. */
export async function keptApart(mentions: readonly Mention[], similarity: Similarity): Promise<Apart> {
  const marks = new Marks(mentions.length)
  for (const [a, one] of mentions.entries()) {
    for (const [b, other] of mentions.slice(0, a).entries()) {
      if (settledOtherwise(one, other)) marks.set(a, b)
      if (one.conversationId !== other.conversationId) continue
      if ((await likeness(one.remark, other.remark, similarity)) < PLAINLY_THE_SAME) marks.set(a, b)
    }
  }
  return (a, b) => marks.has(a, b)
}

/** The same for groups that are already fixed: apart when any two of their members are. */
export function groupsApart(groups: readonly (readonly number[])[], areApart: Apart): Apart {
  const marks = new Marks(groups.length)
  for (const [a, left] of groups.entries()) {
    for (const [b, right] of groups.slice(0, a).entries()) {
      if (left.some((one) => right.some((other) => areApart(one, other)))) marks.set(a, b)
    }
  }
  return (a, b) => marks.has(a, b)
}

function settledOtherwise(a: Mention, b: Mention): boolean {
  return a.settled !== undefined && b.settled !== undefined && a.settled !== b.settled
}

/** Asked for every two nodes in every round, so it has to be cheap. */
class Marks {
  readonly #size: number
  readonly #cells: Uint8Array

  constructor(size: number) {
    this.#size = size
    this.#cells = new Uint8Array(size * size)
  }

  set(a: number, b: number): void {
    this.#cells[a * this.#size + b] = 1
    this.#cells[b * this.#size + a] = 1
  }

  has(a: number, b: number): boolean {
    return this.#cells[a * this.#size + b] === 1
  }
}
