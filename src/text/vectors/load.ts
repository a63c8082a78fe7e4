import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFolder } from '../data-folder.ts'
import { readVectorTable, type VectorTable } from './table.ts'

let loading: Promise<VectorTable> | undefined
let loaded: VectorTable | undefined

/** The shipped table, read on first use and kept; a failure is not kept. */
export function vectorTable(): Promise<VectorTable> {
  loading ??= loaded === undefined ? readFile(path()).then(keep) : Promise.resolve(loaded)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** The same table for what cannot wait: the first call blocks while it is read. */
export function vectorTableNow(): VectorTable {
  return loaded ?? keep(readFileSync(path()))
}

function keep(bytes: Uint8Array): VectorTable {
  loaded ??= readVectorTable(bytes)
  return loaded
}

function path(): string {
  return join(dataFolder('vectors'), 'words.bin')
}
