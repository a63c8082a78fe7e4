import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { OWED, STATES, TALK_MOVES } from '../../../src/listening/moves/moves.ts'

const Turn = z
  .strictObject({
    naze: z.string(),
    person: z.array(z.string().min(1)).min(1),
    types: z.array(z.enum(STATES)),
    use: z.array(z.enum(['', '*', '-'])),
    moves: z
      .string()
      .regex(/^[acb]+$/u)
      .length(TALK_MOVES.length),
    lead: z.enum(OWED),
  })
  .refine(({ person, types, use }) => person.length === types.length && person.length === use.length)

/** A talk written by hand, each moment of it rated: scripts/data/moves/README.md. */
const Talk = z.strictObject({
  language: z.enum(['ja', 'en']),
  room: z.enum(['why', 'interview']),
  turns: z.array(Turn).min(1),
  main: z.tuple([z.int().min(0), z.int().min(0)]).nullable(),
})

export type RatedTalk = z.infer<typeof Talk> & { author: string }
export type RatedTurn = RatedTalk['turns'][number]

export const FOLDER = join(import.meta.dirname, 'talks')

export function readTalks(folder = FOLDER): RatedTalk[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => talksIn(join(folder, name), name.replace('.jsonl', '')))
}

/** A line that is not as described stops the run by its number. */
function talksIn(path: string, author: string): RatedTalk[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line, n) => {
      const read = Talk.safeParse(JSON.parse(line))
      if (!read.success) throw new Error(`${path}:${n + 1}: ${z.prettifyError(read.error)}`)
      return Object.assign(read.data, { author })
    })
}
