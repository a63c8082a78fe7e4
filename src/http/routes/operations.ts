import type { OperationVerbs } from '#kernel/operations.ts'
import type { Route } from '../route.ts'

export function operationRoutes(operations: OperationVerbs): Route[] {
  return [
    { method: 'GET', path: '/api/health', verb: operations.health },
    { method: 'GET', path: '/api/runs', verb: operations.runs },
    { method: 'GET', path: '/api/jobs/failed', verb: operations.failedJobs },
    { method: 'POST', path: '/api/jobs/:queue/:id/retry', verb: operations.retryJob },
  ]
}
