import { DATA_IS_NOT_INSTRUCTION, dataBlock, type Prompt } from '#kernel/gate/index.ts'
import type { Language } from '../../contract.ts'
import { questionOf, type Question } from '../../talk/transition.ts'
import type { ReplyInput } from './input.ts'
import { englishTexts } from './prompt/english.ts'
import { japaneseTexts } from './prompt/japanese.ts'
import type { PromptTexts } from './prompt/texts.ts'

const TEXTS: Readonly<Record<Language, PromptTexts>> = { ja: japaneseTexts, en: englishTexts }
const MOST_MESSAGES = 30
const MESSAGE_CHARACTERS = 1200

/**
 * First what is the same in every talk of a language (role, rules, examples, flow), so that a provider need not read it
 * again; then the tone, the guide and the conversation, as data; at last this turn's task.
 */
export function replyPrompt(input: ReplyInput): Prompt {
  const { guide } = input
  const texts = TEXTS[input.language]
  return {
    system: [texts.role, texts.constraints, texts.flow, DATA_IS_NOT_INSTRUCTION, texts.tone[guide.tone]].join('\n\n'),
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
      const said = meta.kind === 'skip' ? texts.skipped : content.slice(0, MESSAGE_CHARACTERS)
      return `${role === 'user' ? texts.person : texts.interviewer}: ${said}`
    })
    .join('\n')
}

/** What to do now, with `{most_important}`, `{summary}` and `{topic}` as blocks of the person's or the guide's words. */
function task({ say, mostImportant, summary, topic, kind, kinds }: ReplyInput, texts: PromptTexts): string[] {
  const question = questionOf(say)
  const blocks = [
    ...(question.kind === 'recommend' && mostImportant !== null ? [dataBlock('most_important', mostImportant)] : []),
    ...(question.kind === 'summary' && summary !== null ? [dataBlock('summary', summary)] : []),
    ...(question.kind === 'must_ask' && topic !== null ? [dataBlock('topic', topic)] : []),
  ]
  const first =
    say.kind === 'explain'
      ? [texts.explain]
      : say.kind === 'back'
        ? [texts.back]
        : kinds.has('about-the-talk')
          ? [texts.sorry]
          : kind === 'skip' || kind === 'dont-know'
            ? [texts.afterSkip]
            : []
  if (say.kind === 'ending') return [texts.ending, texts.answerNow]
  return [...blocks, ...first, taskOf(question, texts), texts.answerNow]
}

function taskOf(question: Question, texts: PromptTexts): string {
  if (question.kind === 'deepen') return texts.aspects[question.aspect]
  if (question.kind === 'must_ask')
    return question.again ? texts.topicAgain : question.brushed === true ? texts.topicBrushed : texts.topic
  if (question.kind === 'recommend' && question.why) return texts.aspects.reason
  return texts.say[question.kind]
}
