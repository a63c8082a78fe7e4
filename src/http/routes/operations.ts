import type { OperationVerbs } from '#kernel/operations.ts'
import { BACKUP_TIMEOUT_MS } from '../guards/limits.ts'
import type { Route } from './route.ts'

export function operationRoutes(operations: OperationVerbs): Route[] {
  const wholeStore = { local: true, timeoutMs: BACKUP_TIMEOUT_MS } as const
  return [
    { method: 'GET', path: '/api/health', verb: operations.health },
    { method: 'GET', path: '/api/runs', verb: operations.runs },
    { method: 'GET', path: '/api/runs/:id', verb: operations.run },
    { method: 'GET', path: '/api/spending', verb: operations.spending },
    { method: 'GET', path: '/api/models', verb: operations.models },
    { method: 'PATCH', path: '/api/models', verb: operations.changeModels },
    // Not GET: it calls a provider, and only because somebody wants it to.
    { method: 'POST', path: '/api/models/check', verb: operations.checkModel },
    { method: 'GET', path: '/api/jobs/failed', verb: operations.failedJobs },
    { method: 'POST', path: '/api/jobs/:queue/:id/retry', verb: operations.retryJob },
    // Not GET: another site's page can make a browser read any address, but not post without saying where it comes from.
    { method: 'POST', path: '/api/backup', verb: operations.backup, download: true, ...wholeStore },
    { method: 'POST', path: '/api/purge', verb: operations.purge, ...wholeStore },
  ]
}
