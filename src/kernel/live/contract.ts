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

/** What a surface needs to let someone follow a stream. Ends when `signal` aborts. */
export interface LiveReader {
  follow(ctx: Context, stream: string, after: number, signal: AbortSignal): AsyncIterable<LiveItem>
}
