import { defineVerb } from '#kernel/verb.ts'
import { loadMasker, type Masker } from '#text/pii/index.ts'
import { MaskInput, MaskOutput } from './contract.ts'
import type { MaskingVerbs } from './verbs.ts'

export type { MaskingVerbs } from './verbs.ts'

/** `load` may be given to prove that a masker that cannot be had is never taken for a clean text. */
export function makeMaskingVerbs(load: () => Promise<Masker> = loadMasker): MaskingVerbs {
  return {
    mask: defineVerb({
      name: 'mask.text',
      summary: 'Mask names, numbers, addresses and other personal data in a text',
      input: MaskInput,
      output: MaskOutput,
      errors: ['MASKING_UNAVAILABLE'],
      run: async (_ctx, { text, language }) => (await load()).mask(text, language),
    }),
  }
}
