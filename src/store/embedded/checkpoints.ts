import { parse, protocol } from '@electric-sql/pglite'
import type { EmbeddedDatabase, Session } from './embedded-database.ts'
import { MAINTENANCE_MS, withPatience } from './patience.ts'

const { serialize } = protocol
const LOOK_MS = 5_000
/** So much is read again after a crash at most; 32 MB takes well under a second. */
const MOST_WAL_BYTES = 32 * 1024 * 1024
const MOST_MS = 5 * 60_000

/**
 * PostgreSQL as one process makes no checkpoint by itself while it runs: its log would grow without end, a restart after
 * a crash would read all of it, and deleted words would stay in it.
 */
export function keepCheckpoints(database: EmbeddedDatabase): { stop(): void } {
  let from: bigint | undefined
  let at = performance.now()
  const look = async () => {
    if (!database.isUp || database.space.isFull) return
    await withPatience(MAINTENANCE_MS, () =>
      database.exclusive(async (session) => {
        const position = await walPosition(session)
        from ??= position
        const isOld = performance.now() - at > MOST_MS && position > from
        if (position - from < MOST_WAL_BYTES && !isOld) return
        await session.send([serialize.query('checkpoint')])
        from = position
        at = performance.now()
      }),
    )
  }
  // A look that fails is a failure of the database, which whoever uses it hears of.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS).unref()
  return { stop: () => clearInterval(timer) }
}

async function walPosition(session: Session): Promise<bigint> {
  const answer = await session.send([serialize.query("select pg_current_wal_insert_lsn() - '0/0' as at")])
  const [result] = parse.parseResults(answer, {}, { rowMode: 'array' })
  return BigInt(String((result?.rows[0] as unknown[] | undefined)?.[0] ?? 0))
}
