import { sqlState } from './sql-state.ts'

/**
 * The connection is gone, or was never given, and with it what was under way: ended by an administrator, a crash or a
 * start; idle for too long; too many connections; another limit of the server.
 */
const LOST_STATES = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '53300', '53400'])

/** The database answers, only not this, not now: locked, too slow, in each other's way, or no longer the one that writes. */
const BUSY_STATES = new Set(['55P03', '57014', '40P01', '40001', '25006'])

const LOST_CODES = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH'.split(' '),
)

/** The embedded store's own word for it: its thread is being replaced, or its disk has no room. */
const OWN_CODES = new Set(['DB_UNAVAILABLE', 'STORE_FULL'])

/** The driver says these in words only. */
const LOST_WORDS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection error and is not queryable|client was closed/i

/** True when nothing more can be said or heard over this connection. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return state.startsWith('08') || LOST_STATES.has(state)
  return causesOf(error).some(({ code, message }) => LOST_CODES.has(String(code)) || LOST_WORDS.test(message))
}

/** True when trying the same again later makes sense: the database, not the query, is the trouble. */
export function isUnavailable(error: unknown): boolean {
  if (isConnectionLost(error) || BUSY_STATES.has(sqlState(error) ?? '')) return true
  return causesOf(error).some(({ code }) => OWN_CODES.has(String(code)))
}

function causesOf(error: unknown): (Error & { code?: unknown })[] {
  const found: Error[] = []
  for (let next = error; next instanceof Error && found.length < 5; next = next.cause) found.push(next)
  return found
}
