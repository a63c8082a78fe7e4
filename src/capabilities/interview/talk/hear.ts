import type { Message, MessageMeta, State } from '../contract.ts'
import { isClosing } from './hearing/closing-words.ts'
import { listItems } from './hearing/list-items.ts'
import { saysNothing } from './hearing/says-nothing.ts'
import { isOpeningSignal, isUnclear } from './hearing/short-answers.ts'
import { isTopicTouched } from './hearing/topic-touched.ts'
import type { Heard } from './transition.ts'

/** A message as the talk needs it; what was said stays where it is stored and is read again every turn. */
export interface Spoken {
  role: Message['role']
  content: string
  meta: Pick<MessageMeta, 'kind' | 'state' | 'must_ask'>
}

/** States in which what a person says is a list of things. */
const LISTING: ReadonlySet<State> = new Set(['intro', 'enumerate'])

export function answersIn(spoken: readonly Spoken[], ...states: State[]): string[] {
  return spoken.filter(isAnswer).flatMap(({ content, meta }) => (states.includes(meta.state) ? [content] : []))
}

/** Everything listed so far, skips excluded, in the person's own words and each once. */
export function listedItems(spoken: readonly Spoken[]): string[] {
  return [...new Set(answersIn(spoken, ...LISTING).flatMap(listItems))]
}

export function hear(spoken: readonly Spoken[], mustAsk: readonly string[]): Heard {
  const last = spoken.findLast((message) => message.role === 'user')
  const answer = last !== undefined && isAnswer(last) ? last.content : undefined
  return {
    skipped: answer === undefined,
    opening: answer !== undefined && isOpeningSignal(answer),
    closing: answer !== undefined && isClosing(answer),
    unclear: answer !== undefined && isUnclear(answer),
    items: listedItems(spoken).length,
    touched: touchedTopics(spoken, mustAsk),
  }
}

/** What the person said; a skip says nothing. */
export function isAnswer(message: Pick<Spoken, 'role' | 'meta'>): boolean {
  return message.role === 'user' && message.meta.kind === 'answer'
}

/** Whether the person has said anything yet that could be of use. */
export function hasSaidAnything(spoken: readonly Spoken[]): boolean {
  return spoken.some((message) => isAnswer(message) && !saysNothing(message.content))
}

function touchedTopics(spoken: readonly Spoken[], mustAsk: readonly string[]): number[] {
  const answers = spoken.filter(isAnswer).map(({ content }) => content)
  return mustAsk.flatMap((topic, index) => (isTopicTouched(topic, answers) ? [index] : []))
}
