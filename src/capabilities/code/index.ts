import type { CodeDeps } from './deps.ts'
import { makeShowGraph } from './graph/show-graph.ts'
import { makeOutcomeLog } from './outcomes/outcome-log.ts'
import { makeRecordOutcome } from './outcomes/record-outcome.ts'
import { makeSemanticSearch } from './semantic/semantic-search.ts'
import { makeVerifyHypotheses } from './semantic/verify-hypotheses.ts'
import { makeDeleteSession, makeGetCall, makeGetSession, makeListSessions } from './sessions/read-sessions.ts'
import { makeRunTool } from './sessions/run-tool.ts'
import { makeStartSession } from './sessions/start-session.ts'
import { makeAddSynonym, makeJudgeSynonym, makeListSynonyms } from './synonyms/synonym-verbs.ts'
import { makeMapSymbol, makeUpdateSlot } from './understanding/frame/fill-frame.ts'
import { makeSubmitUnderstanding } from './understanding/submit-understanding.ts'
import type { CodeVerbs } from './verbs.ts'
import { makeCheckWriteTarget } from './writing/check-write-target.ts'

export type { CodeDeps } from './deps.ts'
export { CodeIndexes } from './index/code-indexes.ts'
export type { CodeFacts, KnownSymbol, PathLook } from './facts.ts'
export { mayFollow } from './may-follow.ts'
export { Roots } from './sessions/roots.ts'
export type { CodeVerbs } from './verbs.ts'

export function makeCodeVerbs(deps: CodeDeps): CodeVerbs {
  return {
    startSession: makeStartSession(deps),
    tool: makeRunTool(deps),
    updateSlot: makeUpdateSlot(deps),
    mapSymbol: makeMapSymbol(deps),
    submitUnderstanding: makeSubmitUnderstanding(deps),
    semanticSearch: makeSemanticSearch(deps),
    verifyHypotheses: makeVerifyHypotheses(deps),
    checkWriteTarget: makeCheckWriteTarget(deps),
    recordOutcome: makeRecordOutcome(deps),
    outcomeLog: makeOutcomeLog(deps),
    listSessions: makeListSessions(deps),
    getSession: makeGetSession(deps),
    getCall: makeGetCall(deps),
    deleteSession: makeDeleteSession(deps),
    showGraph: makeShowGraph(deps),
    listSynonyms: makeListSynonyms(deps),
    addSynonym: makeAddSynonym(deps),
    judgeSynonym: makeJudgeSynonym(deps),
  }
}
