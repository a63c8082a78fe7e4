import type { Comparison, Finding } from '../judging/finding.ts'
import { say } from '../judging/wording.ts'
import type { Meanings } from '../judging/align.ts'
import type { Competing } from './competing.ts'
import { dutyOf } from './duties.ts'
import { facingSides } from './facing-sides.ts'
import { facingPoles, otherValues } from './pole-features.ts'
import { rankOf } from './ranks.ts'
import { differingClasses } from './value-features.ts'

const NEAR = 0.3

/**
 * What cannot both be true, told by the strongest thing that differs; nothing where nothing does. Numbers that stand beside
 * the same words come first, then what is told and denied, then words that fill one place.
 */
export function reasonOf(
  comparison: Comparison,
  { numbers, dates, turned, values, attribute, order }: Competing,
  { standsOf }: Meanings,
): Omit<Finding, 'confidence'> | undefined {
  const { a, b } = comparison
  const words = say(a, b)
  const contradiction = (severity: number, why: string) => ({ type: 'contradiction' as const, severity, why })
  const n = numbers.differing
  const byNumber = n === undefined ? undefined : contradiction(3, words.numbers('', n.a.text, n.b.text))
  if (byNumber !== undefined && n !== undefined && n.near >= NEAR && n.counted !== 'other') return byNumber
  const d = dates.differing
  const byDate = d === undefined ? undefined : contradiction(3, words.dates('', d.a.date.text, d.b.date.text))
  if (byDate !== undefined && d?.event === true) return byDate
  const facing = turned.facing[0]
  if (facing !== undefined) return contradiction(4, words.opposites(...facing))
  const opposite = turned.opposites[0] ?? turned.loose[0]
  if (opposite !== undefined) return contradiction(4, words.opposites(opposite[0].surface, opposite[1].surface))
  const [stand] = facingSides(a, b).facing
  if (stand !== undefined) return contradiction(4, words.opposites(...stand))
  const denied = turned.denied[0]
  if (denied !== undefined) return contradiction(4, words.negated((denied[0].negated ? denied[0] : denied[1]).surface))
  const [poles] = facingPoles(comparison, standsOf)
  if (poles !== undefined && poles[0].words !== poles[1].words)
    return contradiction(4, words.opposites(poles[0].words, poles[1].words))
  const [classed] = differingClasses(comparison)
  if (classed !== undefined) return contradiction(3, words.values(classed[1].surface, classed[2].surface))
  const [named] = otherValues(comparison, standsOf)
  if (named !== undefined) return contradiction(3, words.values(named[0].words, named[1].words))
  const other = byNumber ?? byDate
  if (other !== undefined) return other
  const alone = turned.alone[0]
  if (alone !== undefined) return contradiction(3, words.negated(alone.surface))
  if (values !== undefined) return contradiction(3, words.values(values.a.surface, values.b.surface))
  const [mine, theirs] = [rankOf(a) ?? dutyOf(a), rankOf(b) ?? dutyOf(b)]
  // Told by the whole of both sentences: no single word can be named.
  return attribute || order || (mine !== undefined && theirs !== undefined && mine !== theirs)
    ? contradiction(3, words.values('', ''))
    : undefined
}
