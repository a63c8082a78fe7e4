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

export type MoveMessage = z.infer<typeof Message>

const FOLDER = join(import.meta.dirname, 'messages')

/** The messages by author: one file each. */
export function messagesByAuthor(): ReadonlyMap<string, MoveMessage[]> {
  return new Map(
    readdirSync(FOLDER)
      .sort()
      .map((file) => [file, readMessages(join(FOLDER, file))]),
  )
}

export function readMessages(file: string): MoveMessage[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Message.parse(JSON.parse(line)))
}
