import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFolder } from '../data-folder.ts'
import { readVectorTable, type VectorTable } from './table.ts'

let loading: Promise<VectorTable> | undefined

/** The shipped table, read on first use and kept; a failure is not kept. */
export function vectorTable(): Promise<VectorTable> {
  loading ??= readFile(join(dataFolder('vectors'), 'words.bin')).then(readVectorTable)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
