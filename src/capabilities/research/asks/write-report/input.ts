import { z } from 'zod'
import type { Language } from '../../contract/engine.ts'

export interface WriteReportInput {
  topic: string
  language: Language
  /** How this agent looks at the topic, in words. */
  viewpoint: string
  /** Quoted sentences; the model sees them numbered from 1. */
  claims: readonly string[]
  /** What the built-in writes. */
  builtIn: WrittenReport
}

export const WrittenReport = z.object({
  sections: z
    .array(
      z.object({
        heading: z.string().min(1).max(80),
        sentences: z
          .array(z.object({ text: z.string().min(1).max(1_000), cites: z.array(z.int().min(1)).min(1).max(8) }))
          .min(1)
          .max(30),
      }),
    )
    .max(10),
})
export type WrittenReport = z.infer<typeof WrittenReport>
