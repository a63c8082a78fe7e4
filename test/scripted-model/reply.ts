import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { bodyFrames, errorBody, streamFrames, wholeMs } from './protocol.ts'
import { notTaken, SENTENCES } from './refusals.ts'
import type { Pace, RecordedCall, StepData } from './step.ts'

const ARRIVAL_MS = 40
const SLICE_BYTES = 64 * 1024

/** Plays one step. Rejects when `gone` fires: the client has left and nothing more is worth sending. */
export async function reply(response: ServerResponse, call: RecordedCall, step: StepData, gone: AbortSignal) {
  const pause = (ms: number | undefined) => (ms === undefined ? undefined : sleep(ms, undefined, { signal: gone }))
  await pause(step.delayMs)
  if (step.then !== undefined) return reply(response, call, step.then, gone)
  if (step.hangUp === true) return hangUp(response, call)
  if (step.status !== undefined && step.status !== 200 && step.errorAfterChunks === undefined)
    return refuse(response, call, step)
  const refusal = notTaken(call.body, step.takes)
  if (refusal !== undefined) return refuse(response, call, { status: 400, message: refusal })
  if (!call.stream && step.pace !== undefined) await pause(wholeMs(step))
  const type = call.stream ? 'text/event-stream' : 'application/json'
  response.writeHead(200, { 'content-type': step.garbage === true ? 'text/html' : type })
  response.flushHeaders()
  await pause(step.firstChunkAfterMs)
  if (step.garbage === true) return finish(response, call, '<html><body>502 Bad Gateway? データ: {]</body></html>')
  const tick = call.stream && step.pace !== undefined ? metronome(step.pace, gone) : undefined
  let chunks = 0
  for (const { data, isChunk, isPaced } of call.stream ? streamFrames(call, step) : bodyFrames(call, step)) {
    if (isChunk && chunks === step.stallAfterChunks) await pause(step.stallMs)
    if (isChunk && chunks === step.cutAfterChunks) {
      if (step.clean === true) return finish(response, call, '')
      // A destroyed socket loses what is still on its way: the chunks before the cut get a moment to arrive.
      if (chunks > 0) await pause(ARRIVAL_MS)
      return hangUp(response, call)
    }
    if (isChunk && chunks > 0) await pause(step.dripMs)
    if (isPaced === true) await tick?.()
    await send(response, call, Buffer.from(data), gone)
    if (isChunk) chunks += 1
  }
  finish(response, call, '')
}

/** By when each token was due, not by pauses: a late timer is made up for by the next ones. */
function metronome({ firstTokenMs, tokensPerSecond }: Pace, gone: AbortSignal): () => Promise<void> {
  let due = performance.now() + firstTokenMs
  return async () => {
    const wait = due - performance.now()
    due += 1000 / tokensPerSecond
    if (wait > 1) await sleep(wait, undefined, { signal: gone })
  }
}

/** In slices, so that `bytesSent` says how much the client really let through. */
async function send(response: ServerResponse, call: RecordedCall, data: Buffer, gone: AbortSignal): Promise<void> {
  for (let at = 0; at < data.length; at += SLICE_BYTES) {
    const slice = data.subarray(at, at + SLICE_BYTES)
    call.bytesSent += slice.length
    if (!response.write(slice)) await once(response, 'drain', { signal: gone })
  }
}

function refuse(response: ServerResponse, call: RecordedCall, step: StepData): void {
  const status = step.status ?? 500
  const retry = step.retryAfter === undefined ? {} : { 'retry-after': String(step.retryAfter) }
  response.writeHead(status, { 'content-type': 'application/json', ...retry })
  finish(response, call, errorBody(step.message ?? SENTENCES[status] ?? `scripted ${status}`, 'scripted'))
}

function finish(response: ServerResponse, call: RecordedCall, data: string): void {
  call.bytesSent += Buffer.byteLength(data)
  call.outcome = 'answered'
  response.end(data)
}

function hangUp(response: ServerResponse, call: RecordedCall): void {
  call.outcome = 'hung-up'
  response.destroy()
}
