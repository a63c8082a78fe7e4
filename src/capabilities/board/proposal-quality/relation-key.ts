import { plain } from './plain-text.ts'
import { whoWaits } from './waiting-words.ts'

export interface Relation {
  from: string
  to: string
  type: string
}

/** `Depends On`, `dependsOn` and `depends-on` are `depends_on`: a spelling must not slip past a rule. */
export function relationType(written: string): string {
  return plain(written)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_')
    .trim()
    .toLowerCase()
    .replace(/[\s\-_]+/gu, '_')
}

/** The types every surface has words for; any other word may be used as well. */
const RELATION_TYPES = ['depends_on', 'blocks', 'related', 'same_topic'] as const
type RelationType = (typeof RELATION_TYPES)[number]
const WITHOUT_DIRECTION: ReadonlySet<string> = new Set(['related', 'same_topic'] satisfies RelationType[])

export function knownRelation(type: string): RelationType | undefined {
  return RELATION_TYPES.find((known) => known === type)
}

const PARENT_FIRST: ReadonlySet<string> = new Set(['parent', 'parent_of', 'contains', 'is_parent_of', 'has_part'])
const CHILD_FIRST: ReadonlySet<string> = new Set(['child', 'child_of', 'is_child_of', 'part_of', 'subtask_of'])

/** One key for one statement: `a blocks b` says what `b depends_on a` says, and `related` has no direction. */
export function relationKey({ from, to, type }: Relation): string {
  const waiting = waitingEdge({ from, to, type })
  if (waiting !== undefined) return JSON.stringify(['depends_on', ...waiting])
  const name = relationType(type)
  const ends = [from, to]
  return JSON.stringify([name, ...(WITHOUT_DIRECTION.has(name) ? ends.sort() : ends)])
}

/** [who waits, for whom], whatever word says so */
export function waitingEdge({ from, to, type }: Relation): [string, string] | undefined {
  const waits = whoWaits(relationType(type))
  if (waits === undefined) return undefined
  return waits === 'from' ? [from, to] : [to, from]
}

/** [child, parent] when someone puts parenthood into a relation. */
export function parentEdge({ from, to, type }: Relation): [string, string] | undefined {
  const name = relationType(type)
  if (CHILD_FIRST.has(name)) return [from, to]
  return PARENT_FIRST.has(name) ? [to, from] : undefined
}
