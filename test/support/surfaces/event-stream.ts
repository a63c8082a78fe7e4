export interface StreamEvent {
  id: number | null
  event: string
  data: unknown
  /** When it arrived, on the clock of this process. */
  at: number
}

export interface EventStream {
  status: number
  events: StreamEvent[]
  close(): Promise<void>
}

/** Follows a live stream and keeps what comes. */
export async function followEvents(url: string, headers: Record<string, string> = {}): Promise<EventStream> {
  const stop = new AbortController()
  const response = await fetch(url, { headers, signal: stop.signal })
  const events: StreamEvent[] = []
  const { body } = response
  if (response.status !== 200 || body === null) {
    await body?.cancel()
    return { status: response.status, events, close: async () => stop.abort() }
  }
  const done = (async () => {
    let open = ''
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      const parts = (open + piece).split('\n\n')
      open = parts.pop() ?? ''
      for (const part of parts) {
        const field = (name: string) =>
          part
            .split('\n')
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2)
        const event = field('event')
        if (event === undefined) continue
        const id = field('id')
        events.push({
          id: id === undefined ? null : Number(id),
          event,
          data: JSON.parse(field('data') ?? 'null'),
          at: performance.now(),
        })
      }
    }
  })().catch(() => undefined)
  return {
    status: 200,
    events,
    async close() {
      stop.abort()
      await done
    },
  }
}
