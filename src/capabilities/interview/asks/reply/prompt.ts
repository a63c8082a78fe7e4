import { DATA_IS_NOT_INSTRUCTION, dataBlock, type Prompt } from '#kernel/gate/index.ts'
import type { Language } from '../../contract.ts'
import { clip } from '../../talk/quoting/echo.ts'
import type { ReplyInput } from './input.ts'
import { englishTexts } from './prompt/english.ts'
import { japaneseTexts } from './prompt/japanese.ts'
import type { PromptTexts } from './prompt/texts.ts'

const TEXTS: Readonly<Record<Language, PromptTexts>> = { ja: japaneseTexts, en: englishTexts }
const MOST_MESSAGES = 30
const MESSAGE_CHARACTERS = 1200

/** Role, constraints and flow in the system text; guide, conversation and this turn's task below it, as data. */
export function replyPrompt(input: ReplyInput): Prompt {
  const { guide } = input
  const texts = TEXTS[guide.language]
  return {
    system: [texts.role, texts.tone[guide.tone], texts.constraints, texts.flow, DATA_IS_NOT_INSTRUCTION].join('\n\n'),
    user: [
      dataBlock('guide', guideText(input)),
      dataBlock('conversation', conversationText(input, texts)),
      ...task(input, texts),
    ].join('\n\n'),
  }
}

function guideText({ guide }: ReplyInput): string {
  const list = (name: string, topics: readonly string[]) =>
    topics.length === 0 ? [] : [`${name}:`, ...topics.map((topic) => `- ${topic}`)]
  return [
    `name: ${guide.name}`,
    `goal: ${guide.goal}`,
    ...list('must_ask', guide.mustAsk),
    ...list('never_ask', guide.neverAsk),
  ].join('\n')
}

function conversationText({ spoken }: ReplyInput, texts: PromptTexts): string {
  return spoken
    .filter(({ meta }) => meta.kind !== 'consent')
    .slice(-MOST_MESSAGES)
    .map(({ role, content, meta }) => {
      const said = meta.kind === 'skip' ? texts.skipped : clip(content, MESSAGE_CHARACTERS)
      return `${role === 'user' ? texts.person : texts.interviewer}: ${said}`
    })
    .join('\n')
}

/** What to do now, with `{most_important}`, `{summary}` and `{topic}` as blocks of the person's or the guide's words. */
function task({ say, mostImportant, summary, topic, latest }: ReplyInput, texts: PromptTexts): string[] {
  const blocks = [
    ...(say.kind === 'recommend' && mostImportant !== null ? [dataBlock('most_important', mostImportant)] : []),
    ...(say.kind === 'summary' && summary !== null ? [dataBlock('summary', summary)] : []),
    ...(say.kind === 'must_ask' && topic !== null ? [dataBlock('topic', topic)] : []),
  ]
  const what =
    say.kind === 'deepen'
      ? texts.aspects[say.aspect]
      : say.kind === 'must_ask'
        ? say.again
          ? texts.topicAgain
          : texts.topic
        : texts.say[say.kind]
  return [...blocks, ...(latest === null ? [texts.afterSkip] : []), what, texts.answerNow]
}
