import { parse, protocol } from '@electric-sql/pglite'
import type { EmbeddedDatabase, Session } from './embedded-database.ts'

const { serialize } = protocol

interface Rows<T> {
  rows: T[]
}

/** What the job queue needs of a PGlite: its texts change with its version, so nothing of it is kept prepared. */
export class PlainQueries {
  readonly #database: EmbeddedDatabase

  constructor(database: EmbeddedDatabase) {
    this.#database = database
  }

  /** One statement. */
  query<T>(text: string, params: unknown[] = []): Promise<Rows<T>> {
    return this.#database.exclusive(async (session) => {
      const described = await session.send([
        serialize.parse({ text }),
        serialize.describe({ type: 'S' }),
        serialize.sync(),
      ])
      const values = written(session, params, parse.parseDescribeStatementResults(described))
      const done = await session.send([serialize.bind({ values }), serialize.execute(), serialize.sync()])
      const shape = described.filter(({ name }) => name === 'rowDescription')
      const [result] = parse.parseResults([...shape, ...done], session.types.parsers)
      return { rows: (result?.rows ?? []) as T[] }
    })
  }

  /** Any number of statements without values. */
  exec(text: string): Promise<Rows<Record<string, unknown>>[]> {
    return this.#database.exclusive(
      async (session) =>
        parse.parseResults(await session.send([serialize.query(text)]), session.types.parsers) as Rows<
          Record<string, unknown>
        >[],
    )
  }

  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    return this.#database.listen(channel, onPayload)
  }
}

export function written(session: Session, params: readonly unknown[], types: readonly number[]): (string | null)[] {
  return params.map((param, index) => {
    if (param === null || param === undefined) return null
    const serializer = session.types.serializers[types[index] ?? 0]
    return serializer === undefined ? String(param) : serializer(param)
  })
}
