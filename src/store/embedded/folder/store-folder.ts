import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StoreError } from '../../errors/store-error.ts'
import { readControlFile } from './control-file.ts'
import { changedSinceClose } from './store-manifest.ts'
import { noteFile, storeFolder } from './store-paths.ts'

const POSTGRES = '18'
const LOG_PAGE = 8192
const LOG_MAGIC = 0xd118
/** What PostgreSQL itself makes and never deletes. */
const NEEDED =
  'PG_VERSION base global global/pg_control global/pg_filenode.map pg_dynshmem pg_logical pg_multixact pg_notify pg_replslot pg_serial pg_snapshots pg_stat pg_stat_tmp pg_subtrans pg_tblspc pg_twophase pg_wal pg_xact postgresql.conf'.split(
    ' ',
  )

/** Whether a page of PostgreSQL 18's log is where reading it begins. */
function isLog(file: string, from: number): boolean {
  const head = Buffer.alloc(2)
  const handle = openSync(file, 'r')
  try {
    return readSync(handle, head, 0, 2, from - (from % LOG_PAGE)) === 2 && head.readUInt16LE() === LOG_MAGIC
  } finally {
    closeSync(handle)
  }
}

/** What is wrong with the files of a store, or undefined for a whole one. Looks only. */
function damageOf(home: string, folder: string): string | undefined {
  if (!statSync(folder).isDirectory()) return 'it is not a folder'
  const missing = NEEDED.find((name) => !existsSync(join(folder, name)))
  if (missing !== undefined) return `${missing} is missing`
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version !== POSTGRES) return `PG_VERSION says "${version.slice(0, 20)}" and not ${POSTGRES}`
  const control = readControlFile(readFileSync(join(folder, 'global', 'pg_control')))
  if (control === undefined) return 'global/pg_control is damaged'
  const segment = join('pg_wal', control.neededSegment)
  if (!existsSync(join(folder, segment))) return `${segment} is missing, the log it needs to open`
  if (!isLog(join(folder, segment), control.neededFrom)) return `${segment} is damaged, the log it needs to open`
  return changedSinceClose(home)
}

/** True when there is a whole store, false when there is none; anything else is refused, never replaced. */
export function hasStore(home: string): boolean {
  const folder = storeFolder(home)
  if (!existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0)) {
    // Somebody's words were here: an empty store in their place would look as if nobody had ever said anything.
    if (existsSync(noteFile(home))) throw notWhole(folder, `it is gone, and ${noteFile(home)} says that there was one`)
    return false
  }
  const damage = damageOf(home, folder)
  if (damage !== undefined) throw notWhole(folder, damage, 'Nothing was changed. ')
  return true
}

export function notWhole(folder: string, damage: string, also = ''): StoreError {
  return new StoreError(
    'DB_ERROR',
    `${folder} is not a whole store: ${damage}. ${also}Put the file back if you have it, or set NAZE_HOME to a new folder and restore a backup there (naze restore FILE)`,
  )
}
