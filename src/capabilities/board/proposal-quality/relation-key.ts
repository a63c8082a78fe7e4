import { plain } from './plain-text.ts'

export interface Relation {
  from: string
  to: string
  type: string
}

/** `Depends On` and `depends-on` are `depends_on`: a spelling must not slip past a rule. */
export function relationType(written: string): string {
  return plain(written)
    .trim()
    .toLowerCase()
    .replace(/[\s\-_]+/gu, '_')
}

const EITHER_WAY: ReadonlySet<string> = new Set(['related', 'same_topic'])
const PARENT_FIRST: ReadonlySet<string> = new Set(['parent', 'parent_of', 'contains'])
const CHILD_FIRST: ReadonlySet<string> = new Set(['child', 'child_of', 'part_of', 'subtask_of'])

/** One key for one statement: `a blocks b` says what `b depends_on a` says, and `related` has no direction. */
export function relationKey({ from, to, type }: Relation): string {
  const name = relationType(type)
  if (name === 'blocks') return JSON.stringify(['depends_on', to, from])
  if (EITHER_WAY.has(name)) return JSON.stringify([name, ...[from, to].sort()])
  return JSON.stringify([name, from, to])
}

/** [who waits, for whom] */
export function waitingEdge({ from, to, type }: Relation): [string, string] | undefined {
  const name = relationType(type)
  if (name === 'depends_on') return [from, to]
  return name === 'blocks' ? [to, from] : undefined
}

/** [child, parent] when someone puts parenthood into a relation. */
export function parentEdge({ from, to, type }: Relation): [string, string] | undefined {
  const name = relationType(type)
  if (CHILD_FIRST.has(name)) return [from, to]
  return PARENT_FIRST.has(name) ? [to, from] : undefined
}
