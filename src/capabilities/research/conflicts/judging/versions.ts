import type { Reading } from '../types.ts'
import { type Comparison, type Finding, names } from './finding.ts'
import { sameTold } from './same-told.ts'
import { say } from './wording.ts'

export type VersionVerdict =
  | { kind: 'conflict'; finding: Finding }
  | { kind: 'other-version'; a: string; b: string }
  | undefined

const versions = ({ slots }: Reading) => slots.flatMap(({ slot }) => (slot.type === 'version' ? [slot] : []))

/** Two latest versions are one before and one after; any others are two different things. */
export function judgeVersions(comparison: Comparison): VersionVerdict {
  const { a, b, leftA, leftB, agreed } = comparison
  const [mine, theirs] = [versions(a), versions(b)]
  const x = mine.find(({ key }) => !theirs.some((other) => compatible(key, other.key)))
  const y = theirs.find(({ key }) => !mine.some((other) => compatible(key, other.key)))
  if (x === undefined || y === undefined) return undefined
  if (x.least && y.least && sameTold(comparison, 2))
    return {
      kind: 'conflict',
      finding: {
        type: 'contradiction',
        severity: 3,
        confidence: Math.min(0.95, 0.5 + 0.45 * comparison.coverage),
        why: say(a, b).values(x.text, y.text),
      },
    }
  if (!a.latest || !b.latest || agreed < 0.3 || (names(leftA).length > 0 && names(leftB).length > 0))
    return { kind: 'other-version', a: x.text, b: y.text }
  return {
    kind: 'conflict',
    finding: {
      type: 'outdated',
      severity: 2,
      confidence: Math.min(0.95, 0.5 + 0.45 * comparison.coverage),
      why: say(a, b).latest(x.text, y.text),
    },
  }
}

/** 2 and 2.4 may be the same. */
function compatible(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`)
}
