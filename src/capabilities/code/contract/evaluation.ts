import { z } from 'zod'

export const EvaluateInput = z.object({
  repo: z.string().min(1).max(4_096).describe('a folder of a git repository, bare or not'),
  n: z.int().min(1).max(2_000).default(300).describe('so many of its latest repairs are asked for again'),
})

const Accuracy = z.object({
  any: z.tuple([z.number(), z.number(), z.number()]).describe('per cent with a right file among the first 1, 5, 10'),
  all: z.tuple([z.number(), z.number(), z.number()]).describe('per cent with every right file among them'),
})

export const EvaluateOutput = z.object({
  repo: z.string(),
  requests: z.int().describe('repairs that were asked for again'),
  commits: z.int().describe('commits of the history that was read'),
  first: z.string().describe('date of the oldest request'),
  last: z.string().describe('date of the newest request'),
  naze: Accuracy,
  bm25: Accuracy.describe('plain BM25 over the text of the same files'),
})
export type EvaluateOutput = z.infer<typeof EvaluateOutput>
