import { StoreError } from '../errors/store-error.ts'
import type { Store, Tx } from '../store.ts'
import type { ArchiveSummary, Counter } from './archive-format.ts'
import { setCounters } from './counters.ts'
import { withoutForeignKeys } from './foreign-keys.ts'
import { lastMigration } from './last-migration.ts'
import { ownTables, type TableName } from './own-tables.ts'
import { readArchive } from './read-archive.ts'
import { RestoreBatch } from './restore-batch.ts'
import { lockTables, refuseOtherMigration, refuseUnlessEmpty, refuseWhileRunning } from './restore-refusals.ts'
import type { Section } from './section.ts'
import { tableSections, writeExactly } from './table-sections.ts'

export interface RestoreOptions {
  /** The version that restores, for what is said about a file that does not fit. */
  version: string
  /** What is kept beside our own tables. */
  others?: (tx: Tx) => Promise<Section[]>
  tables?: readonly TableName[]
  /** For the fault tests. */
  onMoment?: (moment: 'inside' | 'before-commit') => void
}

/** Refuses a store that something is in already, before anything is done for a restore. */
export async function refuseFilled(store: Store, { others }: Pick<RestoreOptions, 'others'>): Promise<void> {
  await store.snapshot(async (tx) => {
    await refuseUnlessEmpty(tx, [...(await tableSections(tx, ownTables())), ...((await others?.(tx)) ?? [])])
  })
}

/** Fills an empty store from an archive: all of it in one transaction, or nothing. */
export async function restoreArchive(store: Store, file: string, options: RestoreOptions): Promise<ArchiveSummary> {
  const restore = async (tx: Tx): Promise<ArchiveSummary> => {
    if (store.kind === 'postgres') await refuseWhileRunning(tx)
    await writeExactly(tx)
    const tables = options.tables ?? ownTables()
    const own = await tableSections(tx, tables)
    const sections = [...own, ...((await options.others?.(tx)) ?? [])]
    await lockTables(tx, tables)
    await refuseUnlessEmpty(tx, sections)
    const summary = await withoutForeignKeys(tx, tables, async () => {
      const filled = await fill(tx, file, sections, options)
      const missing = own.filter(({ name }) => filled.summary.rows[name] === undefined)
      if (missing.length > 0) throw new StoreError('INVALID_INPUT', `${file} does not hold ${missing[0]?.name}`)
      await setCounters(tx, tables, filled.counters)
      return filled.summary
    })
    options.onMoment?.('before-commit')
    return summary
  }
  return store.tx(restore, { patient: true })
}

async function fill(
  tx: Tx,
  file: string,
  sections: readonly Section[],
  { version, onMoment }: RestoreOptions,
): Promise<{ summary: ArchiveSummary; counters: Counter[] }> {
  const known = new Map(sections.map((section) => [section.name, section]))
  const batch = new RestoreBatch(tx, () => onMoment?.('inside'))
  const counters: Counter[] = []
  const items = readArchive(file)
  for (;;) {
    const { value: item, done } = await items.next()
    if (done === true) {
      await batch.flush()
      return { summary: item, counters }
    }
    if (item.kind === 'header') {
      refuseOtherMigration(file, item.header, await lastMigration(tx), version)
    } else if (item.kind === 'section') {
      const section = known.get(item.head.table)
      if (section === undefined || section.columns.join() !== item.head.columns.join())
        throw new StoreError('INVALID_INPUT', `${file} holds ${item.head.table} in a form this naze does not know`)
      await batch.into(section)
    } else if (item.kind === 'row') await batch.add(item.line)
    else counters.push(item.counter)
  }
}
