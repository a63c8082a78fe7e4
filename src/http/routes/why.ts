import type { WhyVerbs } from '#capabilities/why/verbs.ts'
import type { Route } from './route.ts'

export function whyRoutes(why: WhyVerbs): Route[] {
  const session = { params: { id: 'session_id' } }
  return [
    { method: 'POST', path: '/api/session', verb: why.startSession },
    { method: 'POST', path: '/api/process', verb: why.process, headers: { 'idempotency-key': 'idempotency_key' } },
    { method: 'POST', path: '/api/process/without-model', verb: why.answerWithoutModel },
    { method: 'POST', path: '/api/process/resume', verb: why.resume },
    { method: 'POST', path: '/api/report', verb: why.report },
    { method: 'GET', path: '/api/session/:id', verb: why.getSession, ...session },
    { method: 'POST', path: '/api/session/:id/complete', verb: why.complete, ...session },
    { method: 'DELETE', path: '/api/session/:id', verb: why.eraseSession, ...session },
    { method: 'GET', path: '/api/sessions', verb: why.listSessions },
    { method: 'GET', path: '/api/kpi', verb: why.kpi },
    { method: 'POST', path: '/api/chat', verb: why.chat },
  ]
}
