import type { z } from 'zod'
import type { Context } from '../context.ts'

/** A fact: numbered without gaps inside its stream, read again at any time. */
export interface LiveFact {
  kind: 'fact'
  seq: number
  type: string
  data: unknown
}

/** A text still being written: only the newest matters, none is stored. */
export interface LiveDraft {
  kind: 'draft'
  type: string
  data: unknown
}

export type LiveItem = LiveFact | LiveDraft

/** Where to begin: behind a fact that was seen, or with what comes from now on. */
export type LivePosition = number | 'latest'

/** What comes first to whoever begins with `latest`, under the number of the last fact: what is read now misses nothing. */
export const STREAM_OPEN = 'stream.open'

/** What a surface needs to let someone follow a stream. Ends when `signal` aborts. */
export interface LiveReader {
  follow(ctx: Context, stream: string, after: LivePosition, signal: AbortSignal): AsyncIterable<LiveItem>
}

/** What a stream tells, facts and drafts alike. */
export interface StreamEvent {
  type: string
  data: unknown
}

/** One stream with its schema: whoever writes to it or reads from it parses every event by this. */
export interface NamedStream<E extends StreamEvent> {
  name: string
  events: z.ZodType<E>
}

export interface Stream<Ids extends readonly string[], E extends StreamEvent> {
  name(...ids: Ids): string
  events: z.ZodType<E>
  of(...ids: Ids): NamedStream<E>
}

/** The streams of one kind, declared in a contract: `events` is a discriminated union by `type`, its data strict. */
export function defineStream<Ids extends readonly string[], E extends StreamEvent>(
  kind: Pick<Stream<Ids, E>, 'name' | 'events'>,
): Stream<Ids, E> {
  return { ...kind, of: (...ids) => ({ name: kind.name(...ids), events: kind.events }) }
}

/** A capability's word on who may follow one of its streams; undefined when the stream is not its own. */
export type MayFollow = (ctx: Pick<Context, 'actor'>, stream: string) => boolean | undefined
