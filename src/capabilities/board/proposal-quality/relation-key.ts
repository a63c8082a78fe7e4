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

/** The types every surface has words for, and who waits for whom; any other word may be used as well. */
const WAITING = { depends_on: 'from', blocks: 'to', related: null, same_topic: null } as const
type RelationType = keyof typeof WAITING
const RELATION_TYPES = Object.keys(WAITING) as RelationType[]

export function knownRelation(type: string): RelationType | undefined {
  return RELATION_TYPES.find((known) => known === type)
}

const PARENT_FIRST: ReadonlySet<string> = new Set(['parent', 'parent_of', 'contains'])
const CHILD_FIRST: ReadonlySet<string> = new Set(['child', 'child_of', 'part_of', 'subtask_of'])

/** One key for one statement: `a blocks b` says what `b depends_on a` says, and `related` has no direction. */
export function relationKey({ from, to, type }: Relation): string {
  const waiting = waitingEdge({ from, to, type })
  if (waiting !== undefined) return JSON.stringify(['depends_on', ...waiting])
  const name = relationType(type)
  const ends = [from, to]
  return JSON.stringify([name, ...(knownRelation(name) === undefined ? ends : ends.sort())])
}

/** [who waits, for whom] */
export function waitingEdge({ from, to, type }: Relation): [string, string] | undefined {
  const known = knownRelation(relationType(type))
  if (known === undefined || WAITING[known] === null) return undefined
  return WAITING[known] === 'from' ? [from, to] : [to, from]
}

/** [child, parent] when someone puts parenthood into a relation. */
export function parentEdge({ from, to, type }: Relation): [string, string] | undefined {
  const name = relationType(type)
  if (CHILD_FIRST.has(name)) return [from, to]
  return PARENT_FIRST.has(name) ? [to, from] : undefined
}
