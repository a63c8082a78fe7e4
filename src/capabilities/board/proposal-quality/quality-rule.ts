import type { z } from 'zod'
import type { World } from './board-facts.ts'

/** One demand on a report. It sees any value at all, and answers with one message for each thing that is wrong. */
export interface QualityRule<V> {
  name: string
  strength: 'must' | 'should'
  /** Compares with the real board: without one it is a warning that it was not checked. */
  needsBoard?: true
  check(view: V, world: World): string[]
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
