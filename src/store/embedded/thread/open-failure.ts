import { StoreError } from '../../errors/store-error.ts'

const RESTORE = 'restore a backup into a new NAZE_HOME (naze restore FILE)'

/** What PostgreSQL says when it cannot open its files, and what a person can do about it. */
const CAUSES: readonly [RegExp, 'STORE_FULL' | 'DB_ERROR', string][] = [
  [/no space left on device/i, 'STORE_FULL', 'the disk is full: free some space, then start again'],
  [/permission denied/i, 'DB_ERROR', 'its files belong to somebody else: give them to the user who starts naze'],
  [
    /could not locate a valid checkpoint record|could not open file "pg_wal/i,
    'DB_ERROR',
    `its log (pg_wal) is damaged: ${RESTORE}`,
  ],
]

/** One line: what is wrong, in the database's own words where nothing better is known, and how to go on. */
export function openFailure({ reason, log }: { reason: string; log: readonly string[] }): StoreError {
  const said = log.filter((line) => /\b(FATAL|PANIC|ERROR):/.test(line))
  const told = said.at(-1)?.replace(/^.*?\b(FATAL|PANIC|ERROR):\s*/, '') ?? reason
  const known = CAUSES.find(([pattern]) => log.some((line) => pattern.test(line)) || pattern.test(reason))
  if (known !== undefined) return new StoreError(known[1], `The store does not open: ${known[2]} (${told})`)
  return new StoreError('DB_ERROR', `The store does not open, a file is damaged (${told}): ${RESTORE}`)
}
