import { Readable } from 'node:stream'
import type { LiveItem } from '#kernel/live/contract.ts'
import { answerFor } from '../answers/error-answer.ts'

/** Written once for all who follow: they are handed the very same item. */
const written = new WeakMap<LiveItem, string>()

function formatItem(item: LiveItem): string {
  const text = written.get(item) ?? asEvent(item)
  written.set(item, text)
  return text
}

/** A fact carries its number, so that a reader who comes back can say where it was; a draft has none. */
function asEvent(item: LiveItem): string {
  const id = item.kind === 'fact' ? `id: ${item.seq}\n` : ''
  // A line break in a type would end the field and start one of someone else's choosing.
  const event = item.type.replaceAll(/[\r\n]/g, ' ')
  return `${id}event: ${event}\ndata: ${JSON.stringify(item.data ?? null)}\n\n`
}

/**
 * Pulled by the response: nothing more is read from `items` than the client takes. The first comment is sent at once,
 * so that the client knows it is connected; silence is broken by a heartbeat. One timer for all of it: a thousand may
 * follow, and each event reaches every one of them.
 */
export function serverSentEvents(items: AsyncIterable<LiveItem>, heartbeatMs: number): Readable {
  const iterator = items[Symbol.asyncIterator]()
  let isWaiting = false
  const heartbeat = setInterval(() => {
    if (isWaiting && stream.readableLength === 0) stream.push(': still here\n\n')
  }, heartbeatMs).unref()
  const pull = async () => {
    isWaiting = true
    const step = await iterator.next().catch((error: unknown) => {
      stream.push(asEvent({ kind: 'draft', type: 'error', data: answerFor(error).body }))
      return { done: true as const, value: undefined }
    })
    isWaiting = false
    heartbeat.refresh()
    if (!stream.destroyed) stream.push(step.done === true ? null : formatItem(step.value))
  }
  const stream = new Readable({
    read: () => {
      if (!isWaiting) void pull()
    },
    destroy: (error, done) => {
      clearInterval(heartbeat)
      void leave(iterator)
      done(error)
    },
  })
  stream.push(': open\n\n')
  return stream
}

/** Not awaited by anyone: a reader stuck in a wait ends by its abort signal, not by being asked. */
async function leave(iterator: AsyncIterator<LiveItem>): Promise<void> {
  await iterator.return?.().catch(() => undefined)
}
