import type { Verb } from '#kernel/verb.ts'
import type { HttpVerbs } from '../options.ts'
import { routeTable } from '../routes/route-table.ts'

/**
 * What a command may call by name: what the researcher's own routes lead to. A participant's verbs are not among them, nor
 * what has a door of its own for the owner (a backup, a purge).
 */
export function callableVerbs(verbs: HttpVerbs): ReadonlyMap<string, Verb> {
  const routes = routeTable(verbs).flatMap((table) => table.routes)
  const own = new Set(routes.filter((r) => r.participant === undefined && r.local !== true).map((r) => r.verb))
  const named = Object.entries(verbs).flatMap(([room, group]) =>
    Object.entries<Verb>(group).map(([name, verb]) => [`${room}.${name}`, verb] as const),
  )
  return new Map(named.filter(([, verb]) => own.has(verb)))
}
