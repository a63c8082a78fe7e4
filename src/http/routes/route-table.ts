import type { HttpVerbs } from '../options.ts'
import type { Route } from './route.ts'
import { boardRoutes } from './board.ts'
import { codeRoutes } from './code.ts'
import { interviewRoutes } from './interview.ts'
import { operationRoutes } from './operations.ts'
import { researchRoutes } from './research.ts'
import { whyRoutes } from './why.ts'

/** Every door over HTTP that leads to a verb, by the capability it belongs to. */
export function routeTable(verbs: HttpVerbs): { tag: string; routes: Route[] }[] {
  return [
    { tag: 'why', routes: whyRoutes(verbs.why) },
    { tag: 'board', routes: boardRoutes(verbs.board) },
    { tag: 'interview', routes: interviewRoutes(verbs.interview) },
    { tag: 'research', routes: researchRoutes(verbs.research) },
    { tag: 'code', routes: codeRoutes(verbs.code) },
    { tag: 'operations', routes: operationRoutes(verbs.operations) },
  ]
}
