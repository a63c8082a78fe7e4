import type { ProcessOutput, SessionView } from '#capabilities/why/contract.ts'
import { call } from '../call.ts'
import { askStep } from './ask-step.ts'
import type { Terminal } from './terminal.ts'
import { weighStep } from './weigh-step.ts'
import { WORDING } from './wording.ts'

export function readSession({
  deps,
  why,
  sessionId,
}: Pick<Terminal, 'deps' | 'why' | 'sessionId'>): Promise<SessionView> {
  return call(deps, 'reading the session', why.getSession, { session_id: sessionId })
}

function lastQuestion(view: SessionView): string {
  return view.messages.findLast((message) => message.role === 'assistant')?.content ?? ''
}

/** A turn that was cut off is joined or taken up again, under its own key, before anything new is asked. */
async function finishPending(terminal: Terminal, view: SessionView): Promise<ProcessOutput | undefined> {
  if (view.pending === null) return undefined
  const { user_message, idempotency_key } = view.pending
  const input = { session_id: terminal.sessionId, user_message, idempotency_key }
  return call(terminal.deps, WORDING[terminal.language].thinking, terminal.why.process, input)
}

/** From wherever the session stands to its report. */
export async function holdConversation(terminal: Terminal): Promise<SessionView> {
  let view = await readSession(terminal)
  const pending = await finishPending(terminal, view)
  if (pending !== undefined) view = await readSession(terminal)
  let question = pending?.message ?? lastQuestion(view)
  while (view.phase !== 'REPORT' && view.phase !== 'COMPLETE') {
    if (view.phase === 'SLIDER') question = (await weighStep(terminal, view.confirmed_insights)) ?? ''
    else question = (await askStep(terminal, question)).message ?? ''
    view = await readSession(terminal)
  }
  if (view.report_markdown === null) await terminal.speak(lastQuestion(view))
  return view
}
