import { expect, test } from 'vitest'
import { callVerb } from '#kernel/verb.ts'
import { MaskingUnavailableError } from '#text/pii/index.ts'
import { personContext } from '../../../test/support/contexts.ts'
import { makeMaskingVerbs } from './index.ts'

test('[interview.mask-fail-closed] a masker that cannot be had has one code on every surface', async () => {
  const { mask } = makeMaskingVerbs(() => Promise.reject(new MaskingUnavailableError('no data')))
  await expect(callVerb(mask, personContext(), { text: 'Sarah Mitchell' })).rejects.toMatchObject({
    code: 'MASKING_UNAVAILABLE',
  })
})
