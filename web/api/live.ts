import type { z } from 'zod'
import { readEvents, type ServerSentEvent } from '../lib/server-sent-events.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000
const FOR_GOOD = new Set([400, 401, 403, 404, 410])

/**
 * Follows a stream until the signal ends it. What it tells is a help, never needed: a broken stream just ends.
 * False: the server will not let this reader in, and asking again is no use.
 */
export async function follow(
  stream: string,
  signal: AbortSignal,
  onEvent: (event: ServerSentEvent) => void,
  headers: Record<string, string> = {},
  query = '',
): Promise<boolean> {
  try {
    const response = await fetch(`/api/live/${encodeURIComponent(stream)}${query}`, {
      headers: { accept: 'text/event-stream', 'x-naze-client': 'web', ...headers },
      // Who tried their own link in this browser has a participant's cookie, which would shut every other stream.
      credentials: stream.startsWith('conversation:') ? 'same-origin' : 'omit',
      signal,
    })
    if (FOR_GOOD.has(response.status)) return false
    if (!response.ok || response.body === null) return true
    for await (const event of readEvents(textOf(response.body))) onEvent(event)
  } catch {
    // Ended by its signal, or the connection is gone; the answer itself comes another way.
  }
  return true
}

/** Follows a stream for as long as a screen is open: comes back after a break, behind the last fact it saw. */
export async function keepFollowing(
  stream: string,
  signal: AbortSignal,
  onEvent: (event: ServerSentEvent) => void,
  headers: Record<string, string> = {},
  query = '',
): Promise<void> {
  let last: string | undefined
  let pause = FIRST_PAUSE_MS
  while (!signal.aborted) {
    const resume = last === undefined ? {} : { 'last-event-id': last }
    const seen = (event: ServerSentEvent) => {
      last = event.id ?? last
      pause = FIRST_PAUSE_MS
      onEvent(event)
    }
    if (!(await follow(stream, signal, seen, { ...headers, ...resume }, query))) return
    await sleep(pause, signal)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

/** As `defineStream` of a contract gives it: what comes is parsed before anyone sees it. */
export interface NewsStream<E> {
  name: string
  events: z.ZodType<E>
}

/**
 * What happens in a stream of a contract from now on. The first call comes when nothing can be missed any more; it, and
 * whatever the schema does not know, comes as undefined: something may have happened, and what is shown is read again.
 */
export function followNews<E>(
  stream: NewsStream<E>,
  signal: AbortSignal,
  onNews: (event: E | undefined) => void,
): Promise<void> {
  return keepFollowing(stream.name, signal, (event) => onNews(parseNews(stream, event)), {}, '?after=latest')
}

/** Undefined: nothing the stream's contract knows. */
export function parseNews<E>(
  { events }: Pick<NewsStream<E>, 'events'>,
  { type, data }: ServerSentEvent,
): E | undefined {
  return events.safeParse({ type, data: jsonIn(data) }).data
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
  })
}

/** By hand, because not every browser can iterate a stream. */
async function* textOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
