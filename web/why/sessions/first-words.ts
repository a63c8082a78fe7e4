import type { SessionView } from '../../api/why.ts'

/** What a session is called: the words it began with. */
export function firstWords(view: SessionView): string | null {
  return view.anchor?.original_message ?? view.messages.find((message) => message.role === 'user')?.content ?? null
}
