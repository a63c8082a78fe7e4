import type { CodeVerbs } from '#capabilities/code/verbs.ts'
import type { Route } from './route.ts'

/** The first question about a folder waits for its index. */
const INDEXING_MS = 120_000

export function codeRoutes(code: CodeVerbs): Route[] {
  const session = { params: { id: 'session_id' } }
  const call = { params: { id: 'session_id', cid: 'call_id' } }
  const tool = { params: { name: 'tool' }, timeoutMs: INDEXING_MS }
  const looking = { ...session, timeoutMs: INDEXING_MS }
  return [
    { method: 'POST', path: '/api/code/sessions', verb: code.startSession, status: 201 },
    { method: 'GET', path: '/api/code/sessions', verb: code.listSessions },
    { method: 'GET', path: '/api/code/sessions/:id', verb: code.getSession, ...session },
    { method: 'DELETE', path: '/api/code/sessions/:id', verb: code.deleteSession, ...session },
    { method: 'GET', path: '/api/code/sessions/:id/calls/:cid', verb: code.getCall, ...call },
    { method: 'POST', path: '/api/code/sessions/:id/slots', verb: code.updateSlot, ...session },
    { method: 'POST', path: '/api/code/sessions/:id/symbols', verb: code.mapSymbol, ...looking },
    { method: 'POST', path: '/api/code/sessions/:id/understanding', verb: code.submitUnderstanding, ...looking },
    { method: 'POST', path: '/api/code/sessions/:id/semantic-search', verb: code.semanticSearch, ...looking },
    { method: 'POST', path: '/api/code/sessions/:id/verify', verb: code.verifyHypotheses, ...looking },
    { method: 'POST', path: '/api/code/sessions/:id/write-target', verb: code.checkWriteTarget, ...looking },
    { method: 'POST', path: '/api/code/sessions/:id/outcome', verb: code.recordOutcome, ...session },
    { method: 'POST', path: '/api/code/tools/:name', verb: code.tool, ...tool },
    { method: 'GET', path: '/api/code/graph', verb: code.showGraph, timeoutMs: INDEXING_MS },
    { method: 'GET', path: '/api/code/outcomes', verb: code.outcomeLog },
    { method: 'GET', path: '/api/code/synonyms', verb: code.listSynonyms },
    { method: 'POST', path: '/api/code/synonyms', verb: code.addSynonym },
    { method: 'POST', path: '/api/code/synonyms/:id', verb: code.judgeSynonym, params: { id: 'synonym_id' } },
  ]
}
