import { performance } from 'node:perf_hooks'
import { NazeError } from '../../errors.ts'
import type { ModelRequest } from '../contract.ts'

type Limits = Pick<ModelRequest, 'timeoutMs' | 'firstChunkMs' | 'stallMs' | 'signal'>

/** Every reason to end a call early, behind one signal; the first reason wins and is what the caller gets. */
export interface Stop {
  readonly signal: AbortSignal
  because(reason: unknown): void
  startClock(): void
  remainingMs(): number
  /** A streaming try begins: its first chunk is awaited. */
  listen(): void
  /** Something of the answer came: from now on only a stall is awaited. */
  heard(): void
  quiet(): void
  /** Rejects as soon as the call is stopped, whether or not the work itself notices. */
  orStopped<T>(work: Promise<T>): Promise<T>
  end(): void
}

const LONGEST_TIMER = 2_147_483_647

export function makeStop(limits: Limits): Stop {
  const controller = new AbortController()
  const { signal } = controller
  const because = (reason: unknown) => controller.abort(reason)
  const timeout = (kind: 'total' | 'first-chunk' | 'stall', ms: number) => () =>
    because(new NazeError('AI_TIMEOUT', TIMEOUT_WORDS[kind], { details: { kind, ms } }))
  const start = (kind: 'total' | 'first-chunk' | 'stall', ms: number) =>
    setTimeout(timeout(kind, ms), Math.min(ms, LONGEST_TIMER))

  const cancel = () => because(new NazeError('CANCELLED', 'the model call was cancelled'))
  limits.signal.addEventListener('abort', cancel, { once: true })
  if (limits.signal.aborted) cancel()

  const stopped = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  stopped.catch(() => undefined)

  let total: NodeJS.Timeout | undefined
  let first: NodeJS.Timeout | undefined
  let stall: NodeJS.Timeout | undefined
  let due = Number.POSITIVE_INFINITY
  const quiet = () => {
    clearTimeout(first)
    clearTimeout(stall)
    first = undefined
    stall = undefined
  }
  return {
    signal,
    because,
    startClock() {
      // Written so that NaN counts as no time left.
      if (!(limits.timeoutMs > 0)) return timeout('total', limits.timeoutMs)()
      due = performance.now() + limits.timeoutMs
      total = start('total', limits.timeoutMs)
    },
    remainingMs: () => due - performance.now(),
    listen() {
      quiet()
      if (limits.firstChunkMs !== undefined) first = start('first-chunk', limits.firstChunkMs)
    },
    heard() {
      clearTimeout(first)
      if (limits.stallMs === undefined) return
      if (stall === undefined) stall = start('stall', limits.stallMs)
      else stall.refresh()
    },
    quiet,
    orStopped: (work) => Promise.race([work, stopped]),
    end() {
      quiet()
      clearTimeout(total)
      limits.signal.removeEventListener('abort', cancel)
    },
  }
}

const TIMEOUT_WORDS = {
  total: 'the model did not finish in time',
  'first-chunk': 'the model did not begin in time',
  stall: 'the model fell silent in the middle of its answer',
} as const
