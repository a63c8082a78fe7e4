import { dataFolder } from '../data-folder.ts'
import { loadNameData } from './tagger/data.ts'
import { createMasker, type Masker } from './masker.ts'

let loading: Promise<Masker> | undefined

/** The masker with its data, read once. A failure is not remembered as success: the next call tries again. */
export function loadMasker(): Promise<Masker> {
  loading ??= loadNameData(dataFolder('names')).then((data) => createMasker(data))
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
