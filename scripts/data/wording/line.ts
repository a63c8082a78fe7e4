import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Those whose lines teach the judge. `house` to `house-4` knew the rules; the others saw neither rules nor each other. */
export const WRITERS = [
  'house',
  'house-2',
  'house-3',
  'house-4',
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
  'eleventh',
  'twelfth',
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
  return readLines(new URL(`lines/${writer}.jsonl`, import.meta.url))
}

export function readLines(from: string | URL): Line[] {
  return readFileSync(from, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Line.parse(JSON.parse(line)))
}
