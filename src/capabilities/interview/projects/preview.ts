import { defineVerb } from '#kernel/verb.ts'
import { type Language, PreviewInput, PreviewOutput, type Tone } from '../contract.ts'
import { CONSENT, fill, WORDING } from '../asks/reply/wording/index.ts'
import { researcherOnly } from '../researcher-only.ts'
import type { InterviewVerbs } from '../verbs.ts'

/** The first question, the same in the editor's preview and in the conversation. */
export function openingOf(project: { name: string; tone: Tone; language: Language }): string {
  return fill(WORDING[project.language][project.tone].opening, project.name)
}

export function makePreview(): InterviewVerbs['preview'] {
  return defineVerb({
    name: 'interview.preview',
    summary: 'What a participant would read first under such a guide. Stores nothing and asks no model.',
    input: PreviewInput,
    output: PreviewOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN'],
    async run(ctx, input) {
      researcherOnly(ctx)
      return { consent: CONSENT[input.language], opening: openingOf({ ...input, name: input.name.trim() }) }
    },
  })
}
