import type { ProcessOutput, SessionView } from '#capabilities/why/contract.ts'
import { call } from '../call.ts'
import { askStep } from './ask-step.ts'
import type { Talk } from './talk.ts'
import { weighStep } from './weigh-step.ts'
import { WORDING } from './wording.ts'

export function readSession({ deps, why, sessionId }: Pick<Talk, 'deps' | 'why' | 'sessionId'>): Promise<SessionView> {
  return call(deps, 'reading the session', why.getSession, { session_id: sessionId })
}

function lastQuestion(view: SessionView): string {
  return view.messages.findLast((message) => message.role === 'assistant')?.content ?? ''
}

/** A turn that was cut off is joined or taken up again, under its own key, before anything new is asked. */
async function finishPending(talk: Talk, view: SessionView): Promise<ProcessOutput | undefined> {
  if (view.pending === null) return undefined
  const { user_message, idempotency_key } = view.pending
  const input = { session_id: talk.sessionId, user_message, idempotency_key }
  return call(talk.deps, WORDING[talk.language].thinking, talk.why.process, input)
}

/** From wherever the session stands to its report. */
export async function holdConversation(talk: Talk): Promise<SessionView> {
  let view = await readSession(talk)
  const pending = await finishPending(talk, view)
  if (pending !== undefined) view = await readSession(talk)
  let question = pending?.message ?? lastQuestion(view)
  while (view.phase !== 'REPORT' && view.phase !== 'COMPLETE') {
    if (view.phase === 'SLIDER') question = (await weighStep(talk, view.confirmed_insights)) ?? ''
    else question = (await askStep(talk, question)).message ?? ''
    view = await readSession(talk)
  }
  return view
}
