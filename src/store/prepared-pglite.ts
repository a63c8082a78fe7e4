import { parse, type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

const { serialize } = protocol
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]
type Bytes = Uint8Array

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
 * It takes PGlite's own lock, so that the job queue can use the same PGlite beside it. Files are written as PostgreSQL
 * writes them; there is nothing to sync after a query on a disk.
 */
export class PreparedPglite {
  readonly #pglite: PGlite
  readonly #statements = new Map<string, Statement>()
  #queries = 0
  #parsers: PGlite['parsers'] | undefined

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  async query<T>(text: string, params: unknown[], options?: QueryOptions): Promise<Results<T>> {
    await this.#pglite._checkReady()
    return this.#pglite._runExclusiveTransaction(() => this.#run<T>([], text, params, options))
  }

  async transaction<T>(work: (tx: PgliteTransaction) => Promise<T>): Promise<T> {
    await this.#pglite._checkReady()
    return this.#pglite._runExclusiveTransaction(async () => {
      const tx = new PgliteTransaction((begin, text, params, options) => this.#run(begin, text, params, options))
      try {
        const result = await work(tx)
        if (tx.close()) await this.#send([serialize.query('commit')])
        return result
      } catch (error) {
        if (tx.close()) await this.#send([serialize.query('rollback')])
        throw error
      }
    })
  }

  async #run<T>(before: Bytes[], text: string, params: unknown[], options?: QueryOptions): Promise<Results<T>> {
    const statement = this.#statements.get(text) ?? (await this.#prepare(before.splice(0), text))
    const values = params.map((param, index) => this.#written(param, statement.parameterTypes[index]))
    if (++this.#queries % QUERIES_PER_PLAN === 0) before.push(serialize.query('discard plans'))
    const bind = serialize.bind({ statement: statement.name, values })
    const messages = await this.#send([...before, bind, serialize.execute(), serialize.sync()])
    // What travelled before it has answered first, and that is not the query's answer.
    const own = messages.slice(messages.findIndex((message) => message.name === 'bindComplete'))
    const parsers = this.#parsersWith(options)
    const rowMode = options?.rowMode ?? 'object'
    const [result] = parse.parseResults([...statement.rowDescription, ...own], parsers, { rowMode })
    return result as Results<T>
  }

  async #prepare(before: Bytes[], text: string): Promise<Statement> {
    const closing: Bytes[] = []
    if (this.#statements.size >= MOST_STATEMENTS) {
      for (const [oldest, { name }] of this.#statements) {
        this.#statements.delete(oldest)
        closing.push(serialize.close({ type: 'S', name }))
        break
      }
    }
    const name = `naze_${++named}`
    const described = await this.#send([
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

  #written(param: unknown, type: number | undefined): string | null {
    if (param === null || param === undefined) return null
    const serializer = type === undefined ? undefined : this.#pglite.serializers[type]
    return serializer === undefined ? String(param) : serializer(param)
  }

  /** Drizzle asks for the same parsers with every query: joined once with PGlite's own. */
  #parsersWith(options: QueryOptions | undefined): PGlite['parsers'] {
    this.#parsers ??= { ...this.#pglite.parsers, ...options?.parsers }
    return this.#parsers
  }

  #send(messages: Bytes[]): Promise<Message[]> {
    const bytes = new Uint8Array(messages.reduce((length, message) => length + message.length, 0))
    let at = 0
    for (const message of messages) {
      bytes.set(message, at)
      at += message.length
    }
    return this.#pglite.execProtocolStream(bytes, { syncToFs: false })
  }
}

type Run = (before: Bytes[], text: string, params: unknown[], options?: QueryOptions) => Promise<Results<unknown>>

/** Open between its first query and its end. */
export class PgliteTransaction {
  readonly #run: Run
  #state: 'new' | 'begun' | 'closed' = 'new'

  constructor(run: Run) {
    this.#run = run
  }

  async query<T>(text: string, params: unknown[], options?: QueryOptions): Promise<Results<T>> {
    if (this.#state === 'closed') throw new Error('Transaction is closed')
    const before = this.#state === 'new' ? [serialize.query('begin')] : []
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
