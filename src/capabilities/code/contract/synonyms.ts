import { z } from 'zod'

export const SYNONYM_STATUSES = ['proposed', 'confirmed', 'rejected'] as const

const word = z.string().trim().min(1).max(100)

/** Of one project: `term` as people say it, `word` as the code does. */
export const Synonym = z.object({
  synonym_id: z.uuid(),
  root: z.string(),
  term: z.string(),
  word: z.string(),
  status: z.enum(SYNONYM_STATUSES),
  created_at: z.iso.datetime({ offset: true }),
})
export const ListSynonymsInput = z.strictObject({
  root: z.string().min(1).max(1_000).optional(),
  status: z.enum(SYNONYM_STATUSES).optional(),
})
export const ListSynonymsOutput = z.object({ synonyms: z.array(Synonym) })
export const AddSynonymInput = z.strictObject({
  root: z.string().min(1).max(1_000).optional(),
  term: word,
  word: word.regex(/\p{L}/u, 'must hold a letter'),
})
export const JudgeSynonymInput = z.strictObject({ synonym_id: z.uuid(), confirm: z.boolean() })
