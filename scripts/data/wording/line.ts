import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Those whose lines teach the judge. `house`, `house-2` and `house-3` knew the rules; the others saw neither rules nor each other. */
export const WRITERS = [
  'house',
  'house-2',
  'house-3',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const
export type Writer = (typeof WRITERS)[number]

const Line = z.strictObject({
  language: z.enum(['ja', 'en']),
  kind: z.enum(['organizer', 'advisor']),
  field: z.string(),
  breaks: z.boolean(),
  text: z.string(),
})
export type Line = z.infer<typeof Line>

export function linesOf(writer: Writer): Line[] {
  return readFileSync(new URL(`lines/${writer}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Line.parse(JSON.parse(line)))
}
