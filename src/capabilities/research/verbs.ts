import type { Verb } from '#kernel/verb.ts'
import type { ConflictsVerb } from './conflicts/verb.ts'
import type { ExtractInput, ExtractOutput } from './contract.ts'

/** What research can do so far: read pages, and find what contradicts what. It needs no store and keeps nothing. */
export interface ResearchVerbs {
  extract: Verb<typeof ExtractInput, typeof ExtractOutput>
  conflicts: ConflictsVerb
}
