import { parse, type PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import type { Message } from './thread/database-thread.ts'
import type { EmbeddedDatabase, Session } from './embedded-database.ts'
import { written } from './plain-queries.ts'
import type { TypeHandlers } from './type-handlers.ts'

const { serialize } = protocol
type Bytes = Uint8Array

/** The part of a PGlite that drizzle works with. */
export interface UsedByDrizzle extends Pick<PGlite, 'query'> {
  transaction<T>(work: (tx: Pick<Transaction, 'query'>) => Promise<T>): Promise<T>
}

interface Statement {
  name: string
  parameterTypes: number[]
  /** How its rows look; a statement without rows has none. */
  rowDescription: Message[]
}

/** Names are the database's, not this object's: two of these on one PGlite must not collide. */
let named = 0

/** Texts kept prepared at once. Lists of values make new texts, so without a bound they would grow forever. */
const MOST_STATEMENTS = 400

/** A plan made while a table was small is kept although the table has grown, so plans are made anew now and then. */
const QUERIES_PER_PLAN = 500

/**
 * The queries of drizzle over PGlite, at a third of the price: each text is prepared once, and a query is one message
 * into the database where PGlite sends six. A transaction's BEGIN travels with its first query.
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
    return this.#database.exclusive((session) => this.#run<T>(session, [], text, params, options))
  }

  transaction<T>(work: (tx: PgliteTransaction) => Promise<T>): Promise<T> {
    return this.#database.exclusive(async (session) => {
      const tx = new PgliteTransaction(session, (...query) => this.#run(session, ...query))
      try {
        const result = await work(tx)
        if (tx.close()) await session.send([serialize.query('commit')])
        return result
      } catch (error) {
        // Where the session itself is gone there is nothing left to undo.
        if (tx.close()) await session.send([serialize.query('rollback')]).catch(() => [])
        throw error
      }
    })
  }

  async #run<T>(
    session: Session,
    before: Bytes[],
    text: string,
    params: unknown[],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    this.#follow(session)
    const statement = this.#statements.get(text) ?? (await this.#prepare(session, before.splice(0), text))
    const values = written(session, params, statement.parameterTypes)
    if (++this.#queries % QUERIES_PER_PLAN === 0) before.push(serialize.query('discard plans'))
    const bind = serialize.bind({ statement: statement.name, values })
    const messages = await session.send([...before, bind, serialize.execute(), serialize.sync()])
    // What travelled before it has answered first, and that is not the query's answer.
    const own = messages.slice(messages.findIndex((message) => message.name === 'bindComplete'))
    const parsers = this.#parsersWith(session, options)
    const rowMode = options?.rowMode ?? 'object'
    const [result] = parse.parseResults([...statement.rowDescription, ...own], parsers, { rowMode })
    return result as Results<T>
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
    this.#parsers ??= { ...session.types.parsers, ...options?.parsers }
    return this.#parsers
  }
}

type Run = (before: Bytes[], text: string, params: unknown[], options?: QueryOptions) => Promise<Results<unknown>>

/** Open between its first query and its end. */
export class PgliteTransaction {
  readonly #session: Session
  readonly #run: Run
  #state: 'new' | 'begun' | 'closed' = 'new'

  constructor(session: Session, run: Run) {
    this.#session = session
    this.#run = run
  }

  async query<T>(text: string, params: unknown[], options?: QueryOptions): Promise<Results<T>> {
    if (this.#state === 'closed') throw new Error('Transaction is closed')
    const before = this.#state === 'new' ? [serialize.query('begin')] : []
    if (this.#state === 'begun') await this.#session.keepRoom()
    this.#state = 'begun'
    return (await this.#run(before, text, params, options)) as Results<T>
  }

  /** True when there is something to end. */
  close(): boolean {
    const begun = this.#state === 'begun'
    this.#state = 'closed'
    return begun
  }
}
