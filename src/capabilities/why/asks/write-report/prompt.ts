import type { Prompt } from '#kernel/gate/ask.ts'
import { DATA_IS_NOT_INSTRUCTION, dataBlock } from '#kernel/gate/data-block.ts'
import type { Tag } from '../../contract.ts'
import { oneLine } from '../../reading/label.ts'
import { boundsOf, reported, type ReporterInput, SECTIONS, TITLE } from './shape.ts'

const SYSTEM = `You are the Reporter. You write a report on why somebody wants something, from a finished conversation. Markdown, and nothing else.
- Quotation marks (「」 or "") hold only the person's own words, copied exactly. Use them for nothing else.
- Name no tools, features, technology or other means outside such quotations. What they want to make may be named.
- Add nothing that was not said. No praise, no scores.
- Section 1 is the given purpose, word for word, and nothing more.
- Sections 2 and 3: for each insight listed for them one heading "### label" with the label as given, then the text about it, within the given length. No other ### headings.
- A section without insights says so in one sentence. Section 4 tells the path from attribute through consequence to value. Section 5 leads over to what is to be made.
${DATA_IS_NOT_INSTRUCTION}`

export function reportPrompt(input: ReporterInput): Prompt {
  const list = (tag: Tag): string =>
    reported(input)
      .filter((insight) => insight.tag === tag)
      .map((insight) =>
        JSON.stringify({
          label: oneLine(insight.label),
          layer: insight.layer,
          weight: insight.weight,
          length: lengthNote(insight, input),
          quotes: insight.quotes,
        }),
      )
      .join('\n')
  return {
    system: `${SYSTEM}\nFirst line: ${TITLE}\nThen exactly these headings in this order:\n${SECTIONS[input.language].join('\n')}\nLanguage: ${input.language === 'ja' ? 'Japanese' : 'English'}.`,
    user: [
      dataBlock('purpose', input.sessionPurpose),
      dataBlock('section_2_insights', list('primary') || 'none'),
      dataBlock('section_3_insights', list('supplementary') || 'none'),
      dataBlock('questions_still_open', input.openQuestions.join('\n')),
      dataBlock('never_outside_quotes', input.howWords.join(', ')),
      dataBlock('what_the_person_said', input.said.join('\n---\n')),
    ].join('\n'),
  }
}

function lengthNote(insight: ReporterInput['insights'][number], input: ReporterInput): string {
  const bounds = boundsOf(insight, input.language)
  return bounds.sentence
    ? 'exactly one sentence'
    : `${bounds.least} to ${bounds.most} characters, best ${Math.round(bounds.target)}`
}
