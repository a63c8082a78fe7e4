import type { RunVerbs } from '#capabilities/research/verbs.ts'
import type { Route } from './route.ts'

export function researchRoutes(research: RunVerbs): Route[] {
  const run = { params: { id: 'run_id' } }
  const page = { params: { id: 'run_id', pid: 'page_id' } }
  const start = { status: 202, headers: { 'idempotency-key': 'idempotency_key' } }
  return [
    { method: 'POST', path: '/api/research', verb: research.startRun, ...start },
    { method: 'GET', path: '/api/research', verb: research.listRuns },
    { method: 'GET', path: '/api/research/:id', verb: research.getRun, ...run },
    { method: 'POST', path: '/api/research/:id/cancel', verb: research.cancelRun, ...run },
    { method: 'POST', path: '/api/research/:id/resume', verb: research.resumeRun, status: 202, ...run },
    { method: 'DELETE', path: '/api/research/:id', verb: research.deleteRun, ...run },
    { method: 'GET', path: '/api/research/:id/report', verb: research.report, download: true, ...run },
    { method: 'GET', path: '/api/research/:id/transparency', verb: research.transparency, download: true, ...run },
    { method: 'GET', path: '/api/research/:id/agents', verb: research.agentReports, ...run },
    { method: 'GET', path: '/api/research/:id/pages/:pid', verb: research.page, ...page },
  ]
}
