import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { KINDS, STATEMENT_TYPES } from '../../../src/listening/index.ts'

/** One sentence a person might type, written by hand, with what it is. */
const Utterance = z.strictObject({
  language: z.enum(['ja', 'en']),
  question: z.string().nullable().default(null),
  text: z.string().min(1),
  kind: z.enum(KINDS),
  type: z.enum(STATEMENT_TYPES).optional(),
  trap: z.boolean().optional(),
})

export type Utterance = z.infer<typeof Utterance>

/** Four writers, none of whom saw the others': data/listening/README.md. */
export const WRITERS = ['first', 'second', 'third', 'house'] as const
export type Writer = (typeof WRITERS)[number]

export function utterancesOf(writer: Writer): Utterance[] {
  return readUtterances(join(import.meta.dirname, 'utterances', `${writer}.jsonl`))
}

/** A line that is not as described stops the run by its number. */
export function readUtterances(path: string): Utterance[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line, n) => {
      const read = Utterance.safeParse(JSON.parse(line))
      if (!read.success) throw new Error(`${path}:${n + 1}: ${z.prettifyError(read.error)}`)
      return read.data
    })
}
