import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveItem } from '#kernel/live/contract.ts'
import { answerFor } from './error-answer.ts'

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

async function stepOrSilence<T>(step: Promise<T>, ms: number): Promise<T | undefined> {
  const timer = new AbortController()
  const silence = sleep(ms, undefined, { signal: timer.signal, ref: false }).catch(() => undefined)
  try {
    return await Promise.race([step, silence])
  } finally {
    timer.abort()
  }
}

/**
 * Pulled by the response: nothing more is read from `items` than the client takes. The first comment is sent at once,
 * so that the client knows it is connected; silence is broken by a heartbeat.
 */
export async function* serverSentEvents(items: AsyncIterable<LiveItem>, heartbeatMs: number): AsyncGenerator<string> {
  yield ': open\n\n'
  const iterator = items[Symbol.asyncIterator]()
  try {
    let step = iterator.next()
    for (;;) {
      const result = await stepOrSilence(step, heartbeatMs)
      if (result === undefined) {
        yield ': still here\n\n'
        continue
      }
      if (result.done === true) return
      yield formatItem(result.value)
      step = iterator.next()
    }
  } catch (error) {
    yield formatItem({ kind: 'draft', type: 'error', data: answerFor(error).body })
  } finally {
    // Not awaited: a reader stuck in a wait ends by its abort signal, not by being asked.
    iterator.return?.().catch(() => {})
  }
}
