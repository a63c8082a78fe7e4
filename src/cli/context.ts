import { type Context, makeContext } from '#kernel/context.ts'
import type { CliStreams } from './deps.ts'

/** At a terminal someone is typing; through a pipe no one can have looked at what is confirmed. */
export function cliContext(deps: CliStreams): Context {
  return makeContext({ actor: { id: 'local', kind: 'person', via: deps.isTerminal.stdin ? 'cli' : 'pipe' } })
}
