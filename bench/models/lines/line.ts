import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Language } from '../../../test/models/answers/inputs.ts'

/** One answer that somebody wrote to one ask, and what they think of it. */
const Line = z.object({
  ask: z.string(),
  language: Language,
  /** What the ask is given; its form is the ask's own. */
  situation: z.record(z.string(), z.unknown()),
  /** A text, or JSON for an ask that wants JSON. Left out where only the prompt is wanted. */
  answer: z.unknown().optional(),
  good: z.boolean().optional(),
  /** What is bad in a bad answer: none of it may be kept or shown. Without it the answer may not be taken whole. */
  must_not_show: z.array(z.string().min(1)).optional(),
  note: z.string().optional(),
})
export type Line = z.infer<typeof Line>

export function readLines(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((text, n) => {
    if (text.trim() === '') return []
    const parsed = Line.safeParse(parseJson(text, `${file}:${n + 1}`))
    if (!parsed.success) throw new Error(`${file}:${n + 1}: ${z.prettifyError(parsed.error)}`)
    return [parsed.data]
  })
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${where} is no JSON`, { cause: error })
  }
}
