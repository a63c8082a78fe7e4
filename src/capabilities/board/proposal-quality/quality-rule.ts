import type { z } from 'zod'
import type { BoardFacts } from './board-facts.ts'

/** One demand on a report. It sees any value at all, and answers with one message for each thing that is wrong. */
export interface QualityRule<V> {
  name: string
  strength: 'must' | 'should'
  /** Compares with the real board: without one it is a warning that it was not checked. */
  needsBoard?: true
  check(view: V, facts: BoardFacts): string[]
}

/** The rules of one kind of report, and how they read it. */
export interface Quality<V> {
  view(report: unknown): V
  rules: readonly QualityRule<V>[]
}

/** Said of a rule that could not look: without a board it has not been broken, and not been kept either. */
export function notChecked<V>(rule: QualityRule<V>, facts: BoardFacts): string[] {
  const blind = rule.needsBoard === true && facts.nodes === undefined
  return blind ? [`${rule.name} not checked: no board was given`] : []
}

/** What a rule finds wrong. One that throws is not kept. */
export function brokenBy<V>(rule: QualityRule<V>, view: V, facts: BoardFacts): string[] {
  if (notChecked(rule, facts).length > 0) return []
  try {
    return rule.check(view, facts)
  } catch {
    return [`${rule.name} could not be checked`]
  }
}

/** Every deviation from a schema, by its path: `options[0].risks must have at least 1 item`. */
export function shapeErrors(schema: z.ZodType, raw: unknown): string[] {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return []
  return parsed.error.issues.flatMap((issue) => {
    const where = writePath(issue.path)
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${where} has the unknown key '${key}'`)
    return [`${where} ${issue.message}`]
  })
}

export function writePath(path: readonly PropertyKey[]): string {
  const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  return text === '' ? 'report' : text.replace(/^\./, '')
}
