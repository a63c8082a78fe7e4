import type { Rule } from '#kernel/gate/index.ts'
import { brokenBy, notChecked, type Quality } from '../proposal-quality/quality-rule.ts'
import type { ReportInput } from './report-input.ts'

/** The rules of the library are the rules of the gate. They read any value, so that all errors are named at once. */
export function gateRules<V>({ view, rules }: Quality<V>): readonly Rule<ReportInput, unknown>[] {
  return rules.flatMap((rule): Rule<ReportInput, unknown>[] => {
    const { name, strength, needsBoard } = rule
    const kept = {
      name,
      strength,
      check: (report: unknown, { facts }: ReportInput) => brokenBy(rule, view(report), facts),
    }
    if (needsBoard !== true) return [kept]
    return [{ name, strength: 'should', check: (_, { facts }) => notChecked(rule, facts) }, kept]
  })
}
