import type { Verb } from '#kernel/verb.ts'

/** One line of the route table. All of it is data, so that the handler and the OpenAPI entry cannot disagree. */
export interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  verb: Verb
  /** Path parameter → field of the verb's input, where the names differ. */
  params?: Readonly<Record<string, string>>
  /** Header → field of the verb's input. */
  headers?: Readonly<Record<string, string>>
  status?: number
  /** Its name in the OpenAPI document, where the verb has another door already. */
  operation?: string
  /** Where more than the usual has to fit. */
  bodyLimitBytes?: number
  /** Where an answer may take longer than usual. */
  timeoutMs?: number
  /** Only for callers on this machine, wherever the server listens. */
  local?: true
  /** For participants, at their door too: what their key, which comes by header or cookie, is for here. */
  participant?: 'visit' | 'start' | 'conversation' | 'erase'
  /** The answer is a file: its content goes out as it is, under its name. */
  download?: true
}

/** What has no body of its own says everything in its address. */
export function readsQuery({ method }: Pick<Route, 'method'>): boolean {
  return method === 'GET' || method === 'DELETE'
}

/** Path parameter → input field, for every parameter of the path. */
export function pathFields(route: Route): Record<string, string> {
  const names = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  return Object.fromEntries(names.map((name) => [name, route.params?.[name] ?? name]))
}
