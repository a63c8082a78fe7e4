import { join } from 'node:path'
import { packageRoot } from '#store/package-root.ts'
import { loadNameData } from './data.ts'
import { createMasker, type Masker } from './masker.ts'

let loading: Promise<Masker> | undefined

/** The masker with its data, read once. A failure is not remembered as success: the next call tries again. */
export function loadMasker(): Promise<Masker> {
  loading ??= loadNameData(join(packageRoot(), 'data', 'names')).then((data) => createMasker(data))
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
