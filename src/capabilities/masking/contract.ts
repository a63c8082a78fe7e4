import { z } from 'zod'
import { PII_TYPES } from '#text/pii/types.ts'

export { PII_TYPES }

const LONGEST = 10_000_000

export const MaskInput = z.object({
  text: z.string().max(LONGEST).describe('the text with personal data in it'),
  language: z.enum(['ja', 'en']).optional().describe('of the mask words; that of the text when left out'),
})
export const MaskOutput = z.object({
  masked: z.string(),
  spans: z
    .array(z.object({ start: z.int(), end: z.int(), type: z.enum(PII_TYPES), text: z.string() }))
    .describe('what was masked, in order; offsets are UTF-16 code units of the text as given'),
})
