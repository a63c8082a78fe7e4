import { sql } from 'drizzle-orm'
import { StoreError } from '../errors/store-error.ts'
import { rowsOf } from '../rows.ts'
import { RUNNING_LOCK } from '../postgres/running-lock.ts'
import type { Tx } from '../store.ts'
import type { ArchiveHeader, Migration } from './archive-format.ts'
import type { TableName } from './own-tables.ts'
import type { Section } from './section.ts'

/** On PostgreSQL, where no folder is locked. A naze that starts now waits until the restore is over. */
export async function refuseWhileRunning(tx: Tx): Promise<void> {
  const taken = await tx.execute(sql`select pg_try_advisory_xact_lock(${RUNNING_LOCK}) as alone`)
  if (rowsOf<{ alone: boolean }>(taken)[0]?.alone !== true)
    throw new StoreError('STORE_LOCKED', 'This database is in use by a running naze: stop it first.')
}

/** Until the end of the transaction nobody else reads or writes here. */
export async function lockTables(tx: Tx, tables: readonly TableName[]): Promise<void> {
  const names = tables.map(({ schema, name }) => sql`${sql.identifier(schema)}.${sql.identifier(name)}`)
  await tx.execute(sql`lock table ${sql.join(names, sql`, `)} in access exclusive mode`)
}

export async function refuseUnlessEmpty(tx: Tx, sections: readonly Section[]): Promise<void> {
  for (const { name, select } of sections) {
    const found = await tx.execute(sql`select 1 as one from (${select}) as rows limit 1`)
    if (rowsOf(found).length > 0)
      throw new StoreError(
        'CONFLICT',
        `The store is not empty (${name}): a backup is restored into a new NAZE_HOME or a new database only.`,
      )
  }
}

export function refuseOtherMigration(
  file: string,
  { migration: theirs, version }: ArchiveHeader,
  ours: Migration,
  restoring: string,
): void {
  if (theirs.at === ours.at && theirs.hash === ours.hash) return
  const written = `${file} was written by naze ${version} (${theirs.name})`
  if (theirs.at > ours.at)
    throw new StoreError(
      'STORE_TOO_NEW',
      `${written}, which is newer than this naze ${restoring}: restore it with that`,
    )
  throw new StoreError(
    'CONFLICT',
    `${written}, and this is naze ${restoring} (${ours.name}): restore it with that version, then open it with this one`,
  )
}
