import { advisorQuality } from './advisor/rules.ts'
import { type BoardFacts, makeBoardFacts } from './board-facts.ts'
import { organizerQuality } from './organizer/rules.ts'
import { brokenBy, notChecked, type Quality } from './quality-rule.ts'
import type { Board, ValidationResult } from './report-types.ts'

/** More than anyone can act on at once. */
const MOST_MESSAGES = 100

/**
 * Must rules become errors, Should rules warnings. Any value may be given, nothing is coerced, nothing is thrown.
 * `board` lets titles, statuses, the focus and existing relations be checked too.
 */
export function validateOrganizerReport(
  report: unknown,
  validNodeIds: readonly string[],
  board?: Board,
): ValidationResult {
  return judgeBy(organizerQuality, report, makeBoardFacts(validNodeIds, board))
}

export function validateAdvisorReport(
  report: unknown,
  validNodeIds: readonly string[],
  board?: Board,
): ValidationResult {
  return judgeBy(advisorQuality, report, makeBoardFacts(validNodeIds, board))
}

function judgeBy<V>({ view, rules }: Quality<V>, report: unknown, facts: BoardFacts): ValidationResult {
  let seen: V
  try {
    seen = view(report)
  } catch {
    return { ok: false, errors: ['report could not be read'], warnings: [] }
  }
  const broken = (strength: 'must' | 'should') => (rule: (typeof rules)[number]) =>
    rule.strength === strength ? brokenBy(rule, seen, facts) : []
  return resultOf(
    rules.flatMap(broken('must')),
    rules.flatMap((rule) => [...notChecked(rule, facts), ...broken('should')(rule)]),
  )
}

/** Each message once, and not more of them than can be read. */
export function resultOf(errors: readonly string[], warnings: readonly string[]): ValidationResult {
  return { ok: errors.length === 0, errors: atMost(errors), warnings: atMost(warnings) }
}

function atMost(messages: readonly string[]): string[] {
  const all = [...new Set(messages)]
  if (all.length <= MOST_MESSAGES) return all
  return [...all.slice(0, MOST_MESSAGES), `and ${all.length - MOST_MESSAGES} more`]
}
