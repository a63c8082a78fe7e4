import { type Context, type ContextOptions, makeContext } from '../../src/kernel/context.ts'

/** A person at the keyboard, in the local workspace unless told otherwise. */
export function personContext(options: Partial<ContextOptions> = {}): Context {
  return makeContext({ actor: { id: 'local', kind: 'person', via: 'web' }, ...options })
}
