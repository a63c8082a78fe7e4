import type { IncomingMessage } from 'node:http'
import type { LiveItem, LivePosition } from '#kernel/live/contract.ts'
import type { ServerDoor } from '#store/embedded/folder/server-door.ts'
import { answerOf, brokenOff, requestOf } from './request.ts'

/** A live stream of the server that runs, as its own process would read it. Ends when the signal aborts. */
export async function* followThrough(
  server: ServerDoor,
  stream: string,
  after: LivePosition,
  signal: AbortSignal,
): AsyncGenerator<LiveItem> {
  const response = await requestOf(server, {
    method: 'GET',
    path: `/api/live/${encodeURIComponent(stream)}?after=${after}`,
    headers: { authorization: `Bearer ${server.key}` },
    signal,
  })
  if (response.statusCode !== 200) await answerOf(response)
  try {
    for await (const part of partsOf(response)) if (/^event: /m.test(part)) yield itemOf(part)
  } catch (cause) {
    if (!signal.aborted) throw brokenOff(cause)
  }
}

async function* partsOf(response: IncomingMessage): AsyncGenerator<string> {
  let open = ''
  response.setEncoding('utf8')
  for await (const piece of response) {
    const parts = (open + String(piece)).split('\n\n')
    open = parts.pop() ?? ''
    yield* parts
  }
}

function itemOf(part: string): LiveItem {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1]
  const told = { type: field('event') ?? '', data: JSON.parse(field('data') ?? 'null') as unknown }
  const id = field('id')
  return id === undefined ? { kind: 'draft', ...told } : { kind: 'fact', seq: Number(id), ...told }
}
