/**
 * How long one ordinary statement may wait or work before its caller is told that the database is not available. The last
 * is this side's own clock, for a network that swallows everything without a word.
 */
export const STATEMENT_LIMITS = {
  lock_timeout: 5_000,
  statement_timeout: 20_000,
  query_timeout: 25_000,
  idle_in_transaction_session_timeout: 30_000,
} as const

/** Until a connection is made, or given by the pool. */
export const CONNECT_MS = 5_000

export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const
