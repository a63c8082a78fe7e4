import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CONFLICT_TYPES } from '../../../src/capabilities/research/contract.ts'

/** The documents to try research on, and what was hidden in them. */
export const CORPUS = join(import.meta.dirname, '../../../examples/corpus')

const Place = z.strictObject({ file: z.string(), sentence: z.string() })
const Planted = z.strictObject({
  contradictions: z.array(
    z.strictObject({
      id: z.string(),
      type: z.enum(CONFLICT_TYPES),
      about: z.enum(['number', 'date', 'negation', 'opposite', 'functional', 'version']),
      first: Place,
      second: Place,
      /** Where else either side is told. */
      also: z.strictObject({ first: z.array(Place), second: z.array(Place) }).optional(),
    }),
  ),
  tempting: z.array(z.strictObject({ why: z.string(), first: Place, second: Place })),
  copies: z.array(z.array(z.string()).min(2)),
  injected: z.array(z.string()),
})
export type Place = z.infer<typeof Place>

export const PLANTED = Planted.parse(JSON.parse(readFileSync(join(CORPUS, 'planted.json'), 'utf8')))

/** All places of both sides of a contradiction. */
export function sidesOf({ first, second, also }: (typeof PLANTED.contradictions)[number]): [Place[], Place[]] {
  return [
    [first, ...(also?.first ?? [])],
    [second, ...(also?.second ?? [])],
  ]
}
