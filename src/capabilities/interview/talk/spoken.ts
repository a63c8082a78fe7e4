import type { Message, MessageMeta, State } from '../contract.ts'

/** A message as the talk needs it; what was said stays where it is stored and is read again every turn. */
export interface Spoken {
  role: Message['role']
  content: string
  meta: Pick<MessageMeta, 'kind' | 'state' | 'must_ask' | 'aspect' | 'returned' | 'ending'>
}

/** What the person said; a skip and a stop say nothing. */
export function isAnswer(message: Pick<Spoken, 'role' | 'meta'>): boolean {
  return message.role === 'user' && message.meta.kind === 'answer'
}

/** States in which what a person says is a list of things. */
export const LISTING: ReadonlySet<State> = new Set(['intro', 'enumerate'])
