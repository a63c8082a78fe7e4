import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** 16384, 16384.1 (from 1 GB on), 16384_fsm, 16384_vm, 16384_init */
const RELATION = /^\d+(_\w+)?(\.\d+)?$/

export interface RelationFile {
  /** Below the store's folder. */
  name: string
  bytes: number
}

/** The files of all tables and indexes. Looks only. */
export function relationFiles(folder: string): RelationFile[] {
  const databases = readdirSync(join(folder, 'base')).filter((name) => /^\d+$/.test(name))
  return ['global', ...databases.map((name) => `base/${name}`)].flatMap((below) =>
    readdirSync(join(folder, below))
      .filter((name) => RELATION.test(name))
      .map((name) => ({ name: `${below}/${name}`, bytes: statSync(join(folder, below, name)).size })),
  )
}
