import type { ProcessOutput, Provenance, SessionView } from '../../api/why.ts'
import type { Standing } from '../../conversation/outgoing.ts'

export type TurnState =
  | { kind: 'idle' }
  | { kind: 'waiting'; key: string; text: string; since: number; joined: boolean }
  /** `stored`: the server has the message, so it can be continued but no longer edited. */
  | { kind: 'failed'; key: string; text: string; code: string; stored: boolean }
  /** Not being waited for: a person stopped, or the server broke off before the page was opened. */
  | { kind: 'stopped'; key: string; text: string; by: 'person' | 'break' }

export const countAnswers = (view: SessionView) => view.messages.filter((message) => message.role === 'user').length

/** Every message of the person is counted: one more than when the words were sent is these words. */
export function standingOf(view: SessionView): Standing {
  const { pending, phase } = view
  return {
    pending: pending && { key: pending.idempotency_key, text: pending.user_message, running: pending.running },
    hasTaken: ({ answered }) => countAnswers(view) > answered,
    over: phase !== 'WELCOME' && phase !== 'CONVERSATION',
  }
}

export interface Line extends Pick<SessionView['messages'][number], 'role' | 'content'> {
  id: string
  madeBy?: Provenance
}

/** The lines to show; a message on its way comes last, and is not shown twice once the server holds it. */
export function linesOf(view: SessionView, state: TurnState): Line[] {
  const lines: Line[] = view.messages.map((message, index) => ({
    role: message.role,
    content: message.content,
    id: `${index}`,
    ...(message.made_by === undefined ? {} : { madeBy: message.made_by }),
  }))
  const last = lines.at(-1)
  if (state.kind === 'idle' || (last?.role === 'user' && last.content === state.text)) return lines
  return [...lines, { role: 'user', content: state.text, id: `${lines.length}` }]
}

/** What was said on Home is not asked for again: the question it answers already is left out once it is there. */
export function withoutOpening(lines: readonly Line[]): readonly Line[] {
  const [first, second] = lines
  return first?.role === 'assistant' && second?.role === 'user' ? lines.slice(1) : lines
}

/** The view after an answer, so that the screen moves on before the server is asked again. */
export function afterAnswer(view: SessionView, text: string, answer: ProcessOutput): SessionView {
  const last = view.messages.at(-1)
  const stored = last?.role === 'user' && last.content === text
  return {
    ...view,
    phase: answer.phase,
    turn: answer.turn,
    pending: null,
    confirmed_insights: answer.confirmed_insights ?? view.confirmed_insights,
    messages: [
      ...view.messages,
      ...(stored ? [] : [{ role: 'user' as const, content: text, turn: answer.turn }]),
      ...(answer.message === null ? [] : [{ role: 'assistant' as const, content: answer.message, turn: answer.turn }]),
    ],
  }
}
