import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A whole message of a talk, and whether somebody who hears it would let the person go. */
const Message = z.strictObject({
  language: z.enum(['ja', 'en']),
  question: z.string(),
  text: z.string().min(1),
  stops: z.boolean(),
})

const FOLDER = join(import.meta.dirname, 'messages')

export function readMessages(): z.infer<typeof Message>[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').trim().split('\n'))
    .map((line) => Message.parse(JSON.parse(line)))
}
