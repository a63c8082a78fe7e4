import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StoreError } from '../../errors/store-error.ts'
import { readControlFile } from './control-file.ts'

const POSTGRES = '18'
/** What PostgreSQL itself makes and never deletes. */
const NEEDED =
  'PG_VERSION base global global/pg_control global/pg_filenode.map pg_dynshmem pg_logical pg_multixact pg_notify pg_replslot pg_serial pg_snapshots pg_stat pg_stat_tmp pg_subtrans pg_tblspc pg_twophase pg_wal pg_xact postgresql.conf'.split(
    ' ',
  )

export function storeFolder(home: string): string {
  return join(home, 'store')
}

/** What is wrong with the files of a store, or undefined for a whole one. Looks only. */
function damageOf(folder: string): string | undefined {
  if (!statSync(folder).isDirectory()) return 'it is not a folder'
  const missing = NEEDED.find((name) => !existsSync(join(folder, name)))
  if (missing !== undefined) return `${missing} is missing`
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version !== POSTGRES) return `PG_VERSION says "${version.slice(0, 20)}" and not ${POSTGRES}`
  const control = readControlFile(readFileSync(join(folder, 'global', 'pg_control')))
  if (control === undefined) return 'global/pg_control is damaged'
  const segment = join('pg_wal', control.neededSegment)
  if (!existsSync(join(folder, segment))) return `${segment} is missing, the log it needs to open`
  return undefined
}

/** True when there is a whole store, false when there is none; anything else is refused, never replaced. */
export function hasStore(home: string): boolean {
  const folder = storeFolder(home)
  if (!existsSync(folder)) return false
  if (statSync(folder).isDirectory() && readdirSync(folder).length === 0) return false
  const damage = damageOf(folder)
  if (damage === undefined) return true
  throw new StoreError(
    'DB_ERROR',
    `${folder} is not a whole store: ${damage}. Nothing was changed. Put the file back if you have it, or set NAZE_HOME to a new folder and restore a backup there (naze restore FILE)`,
  )
}
