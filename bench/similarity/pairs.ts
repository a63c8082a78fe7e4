import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Pair = z.object({
  a: z.string(),
  b: z.string(),
  /** Whether both say the same purpose, wish, question or complaint. */
  same: z.boolean(),
  /** Another topic told with the same words. */
  hard: z.boolean().default(false),
  /** `final` was written late and has chosen nothing. */
  split: z.enum(['calibrate', 'hold-out', 'final']),
})
export const KINDS = ['ja', 'en', 'cross'] as const
export type Kind = (typeof KINDS)[number]
export type Pair = z.infer<typeof Pair>

const Pairs = z.object({ ja: z.array(Pair), en: z.array(Pair), cross: z.array(Pair) })

/** Our own labelled pairs; no text stands in two splits. */
export function labelledPairs(): Record<Kind, Pair[]> {
  return Pairs.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'pairs.json'), 'utf8')))
}
