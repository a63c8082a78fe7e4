import { protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import type { Query } from 'drizzle-orm'
import type { KeepsWrites, OnRows } from '../later.ts'
import type { Message } from './thread/database-thread.ts'

const { serialize } = protocol
type Bytes = Uint8Array

export interface Statement {
  name: string
  parameterTypes: number[]
  /** How its rows look; a statement without rows has none. */
  rowDescription: Message[]
}

/** A statement with its values. */
export interface Bound {
  statement: Statement
  params: unknown[]
  options?: QueryOptions | undefined
}

export interface Answered {
  /** One for each that was bound. */
  results: Results[]
  messages: readonly Message[]
}

/** How a transaction reaches the database: `before` goes first, `end` last, all in one message. */
export interface Channel {
  known(text: string): Statement | undefined
  prepare(text: string, before: Bytes[]): Promise<Statement>
  send(before: Bytes[], bound: readonly Bound[], end: Bytes[]): Promise<Answered>
  keepRoom(): Promise<void>
}

/** Open between its first query and its end. BEGIN travels with the first query, and what was kept back with the next. */
export class PgliteTransaction implements KeepsWrites {
  readonly #channel: Channel
  #state: 'new' | 'begun' | 'closed' = 'new'
  readonly #kept: (Bound & { onRows: OnRows | undefined })[] = []

  constructor(channel: Channel) {
    this.#channel = channel
  }

  async query<T>(text: string, params: unknown[], options?: QueryOptions): Promise<Results<T>> {
    const statement = await this.#statement(text)
    return (await this.#flush([{ statement, params, options }], [])) as Results<T>
  }

  async keep({ sql, params }: Query, onRows: OnRows | undefined): Promise<void> {
    this.#kept.push({ statement: await this.#statement(sql), params, onRows })
  }

  async commit(): Promise<void> {
    if (this.#state === 'begun' || this.#kept.length > 0) await this.#flush([], [serialize.query('commit')])
    this.#state = 'closed'
  }

  /** True when there is something to undo. */
  close(): boolean {
    const begun = this.#state === 'begun'
    this.#state = 'closed'
    return begun
  }

  async #statement(text: string): Promise<Statement> {
    if (this.#state === 'closed') throw new Error('Transaction is closed')
    const known = this.#channel.known(text)
    if (known !== undefined) return known
    // To make room for a new statement an old one is ended, which could be one that was kept back.
    if (this.#kept.length > 0) await this.#flush([], [])
    return this.#channel.prepare(text, this.#begin())
  }

  #begin(): Bytes[] {
    if (this.#state === 'begun') return []
    this.#state = 'begun'
    return [serialize.query('begin')]
  }

  /** The answer to the last. If one fails nothing after it is done, and a commit undoes everything. */
  async #flush(own: readonly Bound[], end: Bytes[]): Promise<Results | undefined> {
    const kept = this.#kept.splice(0)
    const bound = [...kept, ...own]
    if (this.#state === 'begun' && bound.length > 0) await this.#channel.keepRoom()
    const { results, messages } = await this.#channel.send(this.#begin(), bound, end)
    for (const [index, { onRows }] of kept.entries()) onRows?.(results[index]?.rows ?? [])
    if (end.length > 0 && !messages.some((each) => 'text' in each && each.text === 'COMMIT'))
      throw new Error('a transaction with a failed query was committed')
    return results.at(-1)
  }
}
