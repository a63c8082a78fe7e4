import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { assertOutsideTransaction } from '#store/tx-guard.ts'
import type { Model, ModelAnswer, ModelRequest } from '../contract.ts'
import { aiError, explain, type Failure } from './failure.ts'
import { type Answered, isStreaming, tryOnce } from './one-try.ts'
import type { Knowledge, Learnt } from './learnt.ts'
import { loadSdk } from './sdk.ts'
import { makeStop, type Stop } from './stop.ts'
import { KEY_VARIABLES, type Target, targetId } from './target.ts'
import { tokenCount } from './token-count.ts'
import type { Wire } from './wire.ts'

const PAUSE_MS = 200
const LONGEST_RETRY_AFTER_MS = 10_000

export function makeRemoteModel(target: Target, learnt: Learnt): Model {
  const id = targetId(target)

  async function ask(request: ModelRequest, stop: Stop): Promise<Answered & { transportRetries: number }> {
    const sdk = await stop.orStopped(loadSdk(target))
    // The clock starts here: loading the SDK, once in a process, is not the model's time.
    stop.startClock()
    const tried: Partial<Knowledge> = {}
    const spent = { inputTokens: 0, outputTokens: 0 }
    for (let transportRetries = 0; ;) {
      const wire: Wire = {}
      const knowledge: Knowledge = { ...learnt.of(id), ...tried }
      let shown = false
      const onText = (soFar: string) => {
        shown = request.onText !== undefined
        show(request, stop, soFar)
      }
      stop.signal.throwIfAborted()
      try {
        const answered = await stop.orStopped(tryOnce({ sdk, target, request, stop, wire, knowledge, onText }))
        const { thought, unopened } = answered
        learnt.learn(id, { ...tried, ...(thought && { thinks: true }), ...(unopened && { unopened: true }) })
        spent.inputTokens += tokenCount(answered.inputTokens)
        spent.outputTokens += tokenCount(answered.outputTokens)
        // All it was given went into thinking; from now on it is given more.
        if (thought && !knowledge.thinks && answered.finishReason === 'length' && !shown) continue
        return { ...answered, ...spent, transportRetries }
      } catch (error) {
        stop.signal.throwIfAborted()
        const failure = explain(error, { wire, streaming: isStreaming(request), shown, ...keyOf(target) })
        const other = shown ? undefined : lessAsked(failure, request, knowledge)
        if (other !== undefined) {
          Object.assign(tried, other)
          continue
        }
        const mayRetry = transportRetries === 0 && !isForCaller(request, failure)
        const pause = mayRetry ? pauseBeforeRetry(failure, stop.remainingMs()) : undefined
        if (pause === undefined) throw failure.error
        transportRetries += 1
        await sleep(pause, undefined, { signal: stop.signal }).catch(() => undefined)
      }
    }
  }

  async function generate(request: ModelRequest): Promise<ModelAnswer> {
    assertOutsideTransaction('model call')
    const started = performance.now()
    const stop = makeStop(request)
    try {
      stop.signal.throwIfAborted()
      if (target.provider !== 'compatible' && target.key === undefined) throw missingKey(target.provider, id)
      const { text, inputTokens, outputTokens, finishReason, transportRetries } = await ask(request, stop)
      return {
        text,
        inputTokens: tokenCount(inputTokens),
        outputTokens: tokenCount(outputTokens),
        costUsd: null,
        ms: Math.round(performance.now() - started),
        transportRetries,
        finishReason,
      }
    } finally {
      stop.end()
    }
  }

  return { id, generate }
}

/** What to leave out where the server refused how it was asked rather than what; undefined when that was not it. */
function lessAsked(
  { refused }: Failure,
  { json, schema }: ModelRequest,
  known: Knowledge,
): Partial<Knowledge> | undefined {
  if (refused === 'limit' && known.limit === 'max_tokens') return { limit: 'max_completion_tokens' }
  if (refused === 'effort' && known.effort) return { effort: false }
  if (refused !== 'format' || !json || known.format === 'none') return undefined
  return { format: known.format === 'schema' && schema !== undefined ? 'object' : 'none' }
}

/** A fault of the caller's own listener is the caller's: it ends the call and comes back unchanged. */
function show(request: ModelRequest, stop: Stop, soFar: string): void {
  try {
    request.onText?.(soFar)
  } catch (error) {
    stop.because(error)
    throw error
  }
}

function isForCaller({ noRetryOf }: ModelRequest, { error }: Failure): boolean {
  if (noRetryOf === 'broken-stream') return error.details?.['kind'] === 'stream-broken'
  return noRetryOf === 'any-failure'
}

/** How long to wait before the one retry; undefined when there is none, or when it could not end in time. */
function pauseBeforeRetry(failure: Failure, remainingMs: number): number | undefined {
  if (!failure.retryable) return undefined
  const pause = failure.retryAfterMs ?? PAUSE_MS
  return pause <= LONGEST_RETRY_AFTER_MS && pause < remainingMs ? pause : undefined
}

function keyOf(target: Target): { key: string | undefined; keyVariable: string } {
  return { key: target.key, keyVariable: KEY_VARIABLES[target.provider] }
}

function missingKey(provider: keyof typeof KEY_VARIABLES, id: string): Error {
  return aiError('missing-key', `${KEY_VARIABLES[provider]} is not set, so ${id} cannot be asked`)
}
