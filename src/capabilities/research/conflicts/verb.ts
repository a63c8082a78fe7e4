import { defineVerb, type Verb } from '#kernel/verb.ts'
import { ConflictsInput, ConflictsOutput } from './contract.ts'

export type ConflictsVerb = Verb<typeof ConflictsInput, typeof ConflictsOutput>

export function makeConflictsVerb(): ConflictsVerb {
  return defineVerb({
    name: 'research.conflicts',
    summary: 'Say whether two claims can both be true, and why not',
    input: ConflictsInput,
    output: ConflictsOutput,
    errors: [],
    run: async (_ctx, { a, b, language }) => {
      // Loaded when first needed: no other command should wait for its dictionaries.
      const { loadConflicts } = await import('./index.ts')
      const { read, judgeAsked } = await loadConflicts()
      const hint = language === undefined ? {} : { language }
      return judgeAsked(read({ text: a, ...hint }), read({ text: b, ...hint }))
    },
  })
}
