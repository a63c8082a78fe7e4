import { makeChat } from './chat/chat.ts'
import { makeComplete } from './sessions/complete.ts'
import type { WhyDeps } from './deps.ts'
import { makeEraseSession } from './sessions/erase-session.ts'
import { makeGetSession } from './sessions/get-session.ts'
import { makeKpi } from './sessions/kpi.ts'
import { makeListSessions } from './sessions/list-sessions.ts'
import { makeAnswerWithoutModel } from './turn/answer-without-model.ts'
import { ModelWaits } from '#kernel/gate/model-waits.ts'
import { makeProcess } from './turn/process.ts'
import { makeReport } from './report/report.ts'
import { makeResume } from './sessions/resume.ts'
import { makeStartSession } from './sessions/start-session.ts'
import type { WhyVerbs } from './verbs.ts'
import type { MayFollow } from '#kernel/live/index.ts'
import { sessionStream } from './contract.ts'

/** A conversation is the person's own: nobody who was invited to an interview follows it. */
export const mayFollow: MayFollow = ({ actor }, stream) =>
  stream.startsWith(sessionStream.name('')) ? actor.kind === 'person' : undefined

export type { WhyDeps } from './deps.ts'
export type { WhyVerbs } from './verbs.ts'

export function makeWhyVerbs(deps: WhyDeps): WhyVerbs {
  const waits = new ModelWaits()
  return {
    startSession: makeStartSession(deps.store),
    process: makeProcess(deps, waits),
    answerWithoutModel: makeAnswerWithoutModel(waits),
    resume: makeResume(deps, waits),
    report: makeReport(deps, waits),
    getSession: makeGetSession(deps),
    complete: makeComplete(deps.store),
    eraseSession: makeEraseSession(deps),
    listSessions: makeListSessions(deps.store),
    kpi: makeKpi(deps.store),
    chat: makeChat(deps.gate),
  }
}
