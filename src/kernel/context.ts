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

/** How many more model answers this call may ask for, all its asks and corrections together. */
export interface AttemptBudget {
  left: number
}

/** What every verb gets: nothing of the surface it was called from. */
export interface Context {
  workspace: string
  actor: Actor
  /** One point in time after which nothing more may be started for this call; nested work shares it. */
  deadline: Date
  budget: AttemptBudget
  signal: AbortSignal
  requestId: string
  clock: Clock
  ids: Ids
}

export const LOCAL_WORKSPACE = '00000000-0000-4000-8000-000000000001'

export const systemClock: Clock = { now: () => new Date() }
export const randomIds: Ids = { next: () => randomUUID() }

/** Longer than any model is waited for: what asks one has its own, nearer end. */
const DEFAULT_TIMEOUT_MS = 300_000
const DEFAULT_ATTEMPTS = 8

export interface ContextOptions {
  workspace?: string
  actor: Actor
  timeoutMs?: number
  attempts?: number
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
    deadline: new Date(clock.now().getTime() + (options.timeoutMs ?? DEFAULT_TIMEOUT_MS)),
    budget: { left: options.attempts ?? DEFAULT_ATTEMPTS },
    signal: options.signal ?? new AbortController().signal,
    requestId: options.requestId ?? ids.next(),
    clock,
    ids,
  }
}

/** The same call with its own end: a deadline never later than before, and a budget shared by all that it starts. */
export function withLimits(ctx: Context, limits: { timeoutMs: number; attempts: number }): Context {
  const nearer = new Date(Math.min(ctx.deadline.getTime(), ctx.clock.now().getTime() + limits.timeoutMs))
  return { ...ctx, deadline: nearer, budget: { left: Math.min(ctx.budget.left, limits.attempts) } }
}

export function remainingMs(ctx: Context): number {
  return Math.max(0, ctx.deadline.getTime() - ctx.clock.now().getTime())
}
