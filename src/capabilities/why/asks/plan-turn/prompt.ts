import type { Prompt } from '#kernel/gate/ask.ts'
import { DATA_IS_NOT_INSTRUCTION, dataBlock } from '#kernel/gate/data-block.ts'
import type { Language } from '../../contract.ts'
import { QUESTION_RULES } from '../ask-question/rules-text.ts'
import { taskOf } from '../ask-question/task-text.ts'
import type { PlannerInput } from './input.ts'
import { PLAN_EXAMPLES, PLAN_RULES } from './rules-text.ts'
import { anchorMessage } from './said.ts'

/** Of what lies further back the points stand for it, with their quotes. */
const MESSAGES_IN_PROMPT = 20

/** The same for every turn of every talk in a language, so that a provider keeps it: state and turn come after it. */
function stablePrefix(language: Language): string {
  return [PLAN_RULES[language], QUESTION_RULES[language], PLAN_EXAMPLES[language], DATA_IS_NOT_INSTRUCTION].join('\n')
}

/** The conversation first: it only grows at its end. Nothing is sent twice, and what is empty is not sent. */
export function plannerPrompt(input: PlannerInput): Prompt {
  const goal = input.previousGoal
  const open = goal?.active_sub_questions.filter(({ status }) => status === 'active') ?? []
  const first = anchorMessage(input)
  const shown = input.history.slice(-MESSAGES_IN_PROMPT).filter(({ content }) => content !== first)
  const blocks: readonly (readonly [name: string, text: string])[] = [
    ['first_message', first === input.latest ? '' : first],
    ['conversation', shown.map(({ role, content }) => `${WHO[role]}: ${content}`).join('\n')],
    ['purpose_so_far', goal?.session_purpose === first ? '' : (goal?.session_purpose ?? '')],
    [
      'points_so_far',
      input.insights.map((point) => pointText(point, [first, ...shown.map((m) => m.content)])).join('\n'),
    ],
    ['open_questions', open.map(({ question, layer }) => `${layer}: ${question}`).join('\n')],
    ['never_name', input.howWords.join(', ')],
    ['newest_message', input.latest],
  ]
  const written = blocks.filter(([, text]) => text !== '').map(([name, text]) => dataBlock(name, text))
  return { system: stablePrefix(input.language), user: [...written, turnText(input)].join('\n') }
}

const WHO = { user: 'person', assistant: 'you' } as const

/** Its quote is written out where the message it stands in is not. */
function pointText({ label, layer, quotes }: PlannerInput['insights'][number], shown: readonly string[]): string {
  const [quote] = quotes
  const isShown = quote === undefined || quote === label || shown.some((content) => content.includes(quote))
  return isShown ? `${layer}: ${label}` : `${layer}: ${label} (${quote})`
}

const TURN: Readonly<Record<Language, { is: string; nothing: string; stray: string }>> = {
  en: {
    is: 'This turn',
    nothing: 'The talk ends here: question is "".',
    stray: 'The newest message is off the subject: confirmed_insights is [].',
  },
  ja: {
    is: '今回の役目',
    nothing: '会話はここで終わる：question は ""。',
    stray: '最後の発言は話題が離れている：confirmed_insights は []。',
  },
}

function turnText({ language, next }: PlannerInput): string {
  const words = TURN[language]
  if (next === undefined || next === null) return `${words.is}: ${words.nothing}`
  const strayed = next.move === 'bridge' || next.move === 'return' ? ` ${words.stray}` : ''
  return `${words.is}: ${taskOf(next)}${strayed}`
}
