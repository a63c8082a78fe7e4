import { advisorRules } from './advisor/rules.ts'
import { viewAdvisor } from './advisor/view.ts'
import { organizerRules } from './organizer/rules.ts'
import { viewOrganizer } from './organizer/view.ts'
import type { QualityRule } from './quality-rule.ts'
import type { Board, ValidationResult } from './report-types.ts'
import { makeWorld, type World } from './board-facts.ts'

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
  return judgeBy(organizerRules, viewOrganizer, report, makeWorld(validNodeIds, board))
}

export function validateAdvisorReport(
  report: unknown,
  validNodeIds: readonly string[],
  board?: Board,
): ValidationResult {
  return judgeBy(advisorRules, viewAdvisor, report, makeWorld(validNodeIds, board))
}

function judgeBy<V>(
  rules: readonly QualityRule<V>[],
  read: (report: unknown) => V,
  report: unknown,
  world: World,
): ValidationResult {
  let view: V
  try {
    view = read(report)
  } catch {
    return { ok: false, errors: ['report could not be read'], warnings: [] }
  }
  const errors = new Set<string>()
  const warnings = new Set<string>()
  for (const rule of rules) {
    if (rule.needsBoard === true && world.nodes === undefined) {
      warnings.add(`${rule.name} not checked: no board was given`)
      continue
    }
    const found = rule.strength === 'must' ? errors : warnings
    for (const message of messages(rule, view, world)) found.add(message)
  }
  return { ok: errors.size === 0, errors: atMost(errors), warnings: atMost(warnings) }
}

/** A rule that cannot be checked is not kept. */
function messages<V>(rule: QualityRule<V>, view: V, world: World): string[] {
  try {
    return rule.check(view, world)
  } catch {
    return [`${rule.name} could not be checked`]
  }
}

function atMost(found: ReadonlySet<string>): string[] {
  const all = [...found]
  if (all.length <= MOST_MESSAGES) return all
  return [...all.slice(0, MOST_MESSAGES), `and ${all.length - MOST_MESSAGES} more`]
}
