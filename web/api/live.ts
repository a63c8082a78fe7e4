import { readEvents, type ServerSentEvent } from '../lib/server-sent-events.ts'

/** Follows a stream until the signal ends it. What it tells is a help, never needed: a broken stream just ends. */
export async function follow(
  stream: string,
  signal: AbortSignal,
  onEvent: (event: ServerSentEvent) => void,
): Promise<void> {
  try {
    const response = await fetch(`/api/live/${encodeURIComponent(stream)}`, {
      headers: { accept: 'text/event-stream', 'x-naze-client': 'web' },
      signal,
    })
    if (!response.ok || response.body === null) return
    for await (const event of readEvents(textOf(response.body))) onEvent(event)
  } catch {
    // Ended by its signal, or the connection is gone; the answer itself comes another way.
  }
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
