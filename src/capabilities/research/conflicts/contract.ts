import { z } from 'zod'
import { CONFLICT_TYPES } from './types.ts'

const LONGEST_CLAIM = 20_000
const ClaimText = z.string().max(LONGEST_CLAIM)

export const ConflictsInput = z.object({
  a: ClaimText.describe('one sentence'),
  b: ClaimText.describe('another, in the same language or not'),
  language: z.enum(['ja', 'en']).optional().describe('a hint, where the script does not tell'),
})
export const ConflictsOutput = z.object({
  conflict: z.boolean(),
  type: z.enum(CONFLICT_TYPES).nullable(),
  severity: z.number().int().min(0).max(5).describe('1 to 5; 0 where there is no conflict'),
  confidence: z.number().min(0).max(1),
  why: z.string().describe('one sentence that names what differs, or why nothing does'),
})
