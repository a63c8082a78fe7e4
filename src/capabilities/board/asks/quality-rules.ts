import { z } from 'zod'
import type { Rule } from '#kernel/gate/index.ts'
import type { QualityRule } from '../proposal-quality/quality-rule.ts'
import type { ReportInput } from './report-input.ts'

/**
 * The model is shown the whole schema, but the verdict is left to the rules: they name every error by its path, and all
 * of them at once. The type is true of every accepted answer, since `shape` is a Must rule.
 */
export function judgedByRules<T>(schema: z.ZodType<T>): z.ZodType<T> {
  const shown = z.toJSONSchema(schema)
  const keys = Object.keys(shown.properties ?? {})
  const report = z
    .looseObject({})
    .refine((value) => keys.some((key) => key in value), 'is no report')
    .meta(shown)
  return report as unknown as z.ZodType<T>
}

/** The rules of the library as rules of the gate. */
export function gateRules<V, T>(
  rules: readonly QualityRule<V>[],
  view: (report: unknown) => V,
): readonly Rule<ReportInput, T>[] {
  return rules.map(({ name, strength, check }) => ({
    name,
    strength,
    check: (report, input) => check(view(report), input.world),
  }))
}
