import { parse, type PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import type { Message } from './thread/database-thread.ts'
import type { EmbeddedDatabase, Session } from './embedded-database.ts'
import { keepingWrites } from '../later.ts'
import { type Answered, type Bound, PgliteTransaction, type Statement } from './pglite-transaction.ts'
import { written } from './plain-queries.ts'
import type { TypeHandlers } from './type-handlers.ts'

const { serialize } = protocol
type Bytes = Uint8Array

/** The part of a PGlite that drizzle works with. */
export interface UsedByDrizzle extends Pick<PGlite, 'query'> {
  transaction<T>(work: (tx: Pick<Transaction, 'query'>) => Promise<T>): Promise<T>
}

/** Names are the database's, not this object's: two of these on one PGlite must not collide. */
let named = 0

/** Texts kept prepared at once. Lists of values make new texts, so without a bound they would grow forever. */
const MOST_STATEMENTS = 400

/** A plan made while a table was small is kept although the table has grown, so plans are made anew now and then. */
const QUERIES_PER_PLAN = 500

/**
 * The queries of drizzle over PGlite, at a third of the price: each text is prepared once, and a query is one message
 * into the database where PGlite sends six.
 * Everyone else, the job queue too, waits until it is done.
 */
export class PreparedPglite implements UsedByDrizzle {
  readonly #database: EmbeddedDatabase
  /** A new session knows nothing of what the one before had prepared. */
  #session: Session | undefined
  #statements = new Map<string, Statement>()
  #parsers: TypeHandlers['parsers'] | undefined
  #queries = 0

  constructor(database: EmbeddedDatabase) {
    this.#database = database
  }

  query<T>(text: string, params: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.#database.exclusive(async (session) => {
      await this.#renewPlans(session)
      return this.#run<T>(session, text, params, options)
    })
  }

  transaction<T>(work: (tx: PgliteTransaction) => Promise<T>): Promise<T> {
    return this.#database.exclusive(async (session) => {
      await this.#renewPlans(session)
      const tx = new PgliteTransaction({
        known: (text) => this.#known(session, text),
        prepare: (text, before) => this.#prepare(session, before, text),
        send: (before, bound, end) => this.#send(session, before, bound, end),
        keepRoom: () => session.keepRoom(),
      })
      try {
        const result = await keepingWrites(tx, () => work(tx))
        await tx.commit()
        return result
      } catch (error) {
        // Where the session itself is gone there is nothing left to undo.
        if (tx.close()) await session.send([serialize.query('rollback')]).catch(() => [])
        throw error
      }
    })
  }

  async #run<T>(session: Session, text: string, params: unknown[], options?: QueryOptions): Promise<Results<T>> {
    const statement = this.#known(session, text) ?? (await this.#prepare(session, [], text))
    const { results } = await this.#send(session, [], [{ statement, params, options }], [])
    return results[0] as Results<T>
  }

  /** Never within a transaction: one that sets its isolation must do so before anything else is asked. */
  async #renewPlans(session: Session): Promise<void> {
    if (this.#queries < QUERIES_PER_PLAN) return
    this.#queries = 0
    await session.send([serialize.query('discard plans')])
  }

  #known(session: Session, text: string): Statement | undefined {
    this.#follow(session)
    return this.#statements.get(text)
  }

  /** One message for all of them, refused with the first that fails. */
  async #send(session: Session, before: Bytes[], bound: readonly Bound[], end: Bytes[]): Promise<Answered> {
    this.#queries += bound.length
    const binds = bound.flatMap(({ statement, params }) => [
      serialize.bind({ statement: statement.name, values: written(session, params, statement.parameterTypes) }),
      serialize.execute(),
    ])
    const sync = bound.length === 0 ? [] : [serialize.sync()]
    const messages = await session.send([...before, ...binds, ...sync, ...end])
    const answers = answersOf(messages)
    const results = bound.map(({ statement, options }, index) => {
      const parsers = this.#parsersWith(session, options)
      const rowMode = options?.rowMode ?? 'object'
      const own = answers[index] ?? []
      return parse.parseResults([...statement.rowDescription, ...own], parsers, { rowMode })[0] as Results
    })
    return { results, messages }
  }

  async #prepare(session: Session, before: Bytes[], text: string): Promise<Statement> {
    const closing: Bytes[] = []
    if (this.#statements.size >= MOST_STATEMENTS) {
      for (const [oldest, { name }] of this.#statements) {
        this.#statements.delete(oldest)
        closing.push(serialize.close({ type: 'S', name }))
        break
      }
    }
    const name = `naze_${++named}`
    const described = await session.send([
      ...before,
      ...closing,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(described),
      rowDescription: described.filter((message) => message.name === 'rowDescription'),
    }
    this.#statements.set(text, statement)
    return statement
  }

  #follow(session: Session): void {
    if (session === this.#session) return
    this.#session = session
    this.#statements = new Map()
    this.#parsers = undefined
  }

  /** Drizzle asks for the same parsers with every query: joined once with PGlite's own. */
  #parsersWith(session: Session, options: QueryOptions | undefined): TypeHandlers['parsers'] {
    if (options?.parsers === undefined) return this.#parsers ?? session.types.parsers
    this.#parsers ??= { ...session.types.parsers, ...options.parsers }
    return this.#parsers
  }
}

/** The answer to each bound statement. What travelled before them has answered first, and is nobody's. */
function answersOf(messages: readonly Message[]): Message[][] {
  const answers: Message[][] = []
  for (const message of messages) {
    if (message.name === 'bindComplete') answers.push([])
    answers.at(-1)?.push(message)
  }
  return answers
}
