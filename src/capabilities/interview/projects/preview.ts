import { defineVerb } from '#kernel/verb.ts'
import { PreviewInput, PreviewOutput } from '../contract.ts'
import { FixedText } from '../asks/reply/wording/fixed-text.ts'
import { researcherOnly } from '../researcher-only.ts'
import type { InterviewVerbs } from '../verbs.ts'

export function makePreview(): InterviewVerbs['preview'] {
  return defineVerb({
    name: 'interview.preview',
    summary: 'What a participant would read first under such a guide. Stores nothing and asks no model.',
    input: PreviewInput,
    output: PreviewOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN'],
    async run(ctx, input) {
      researcherOnly(ctx)
      const opening = FixedText.opening({ ...input, name: input.name.trim() })
      return { consent: FixedText.consent(input).words, opening: opening.words }
    },
  })
}
