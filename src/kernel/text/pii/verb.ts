import { type MaskingVerbs, MaskInput, MaskOutput } from '../../masking.ts'
import { defineVerb } from '../../verb.ts'
import { loadMasker } from './load.ts'
import type { Masker } from './masker.ts'

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
