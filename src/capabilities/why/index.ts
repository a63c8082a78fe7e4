import { makeChat } from './chat.ts'
import { makeComplete } from './complete.ts'
import type { WhyDeps } from './deps.ts'
import { makeGetSession } from './get-session.ts'
import { makeKpi } from './kpi.ts'
import { makeListSessions } from './list-sessions.ts'
import { makeProcess } from './process.ts'
import { makeReport } from './report.ts'
import { makeResume } from './resume.ts'
import { makeStartSession } from './start-session.ts'
import type { WhyVerbs } from './verbs.ts'

export type { WhyDeps } from './deps.ts'
export type { WhyVerbs } from './verbs.ts'

export function makeWhyVerbs(deps: WhyDeps): WhyVerbs {
  return {
    startSession: makeStartSession(deps.store),
    process: makeProcess(deps),
    resume: makeResume(deps),
    report: makeReport(deps),
    getSession: makeGetSession(deps),
    complete: makeComplete(deps.store),
    listSessions: makeListSessions(deps.store),
    kpi: makeKpi(deps.store),
    chat: makeChat(deps.gate),
  }
}
