import { randomUUID } from 'node:crypto'

/** Who is asking. `via` says through which door, so that a confirmation can refuse what no person can have clicked. */
export interface Actor {
  id: string
  kind: 'person' | 'participant' | 'agent' | 'system'
  via: 'web' | 'http' | 'cli' | 'pipe' | 'mcp' | 'token' | 'job'
}

export interface Clock {
  now(): Date
}

export interface Ids {
  next(): string
}

/** What every verb gets: nothing of the surface it was called from. */
export interface Context {
  workspace: string
  actor: Actor
  /** One point in time after which nothing more may be started for this call; nested work shares it. */
  deadline: Date
  signal: AbortSignal
  requestId: string
  clock: Clock
  ids: Ids
}

export const LOCAL_WORKSPACE = '00000000-0000-4000-8000-000000000001'

export const systemClock: Clock = { now: () => new Date() }
export const randomIds: Ids = { next: () => randomUUID() }

export interface ContextOptions {
  workspace?: string
  actor: Actor
  timeoutMs?: number
  signal?: AbortSignal
  requestId?: string
  clock?: Clock
  ids?: Ids
}

export function makeContext(options: ContextOptions): Context {
  const clock = options.clock ?? systemClock
  const ids = options.ids ?? randomIds
  return {
    workspace: options.workspace ?? LOCAL_WORKSPACE,
    actor: options.actor,
    deadline: new Date(clock.now().getTime() + (options.timeoutMs ?? 60_000)),
    signal: options.signal ?? new AbortController().signal,
    requestId: options.requestId ?? ids.next(),
    clock,
    ids,
  }
}

/** The same call with a nearer deadline; never a later one. */
export function withDeadline(ctx: Context, ms: number): Context {
  const nearer = new Date(Math.min(ctx.deadline.getTime(), ctx.clock.now().getTime() + ms))
  return { ...ctx, deadline: nearer }
}

export function remainingMs(ctx: Context): number {
  return Math.max(0, ctx.deadline.getTime() - ctx.clock.now().getTime())
}
