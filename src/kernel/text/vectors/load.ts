import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NazeError } from '../../errors.ts'
import { readVectorTable, type VectorTable } from './table.ts'

const TABLE = 'data/vectors/words.bin'
let loading: Promise<VectorTable> | undefined

/** The shipped table, read on first use and kept; a failure is not kept. */
export function vectorTable(): Promise<VectorTable> {
  loading ??= readFile(join(packageRoot(), TABLE)).then(readVectorTable)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** Data stays at the package's root, whether this code runs from src or, compiled, from lib. */
function packageRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) throw new NazeError('INTERNAL', 'word vectors: no package.json above this file')
  }
}
