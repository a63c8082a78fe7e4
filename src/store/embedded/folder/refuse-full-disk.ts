import { StoreError } from '../../errors/store-error.ts'
import { type FreeSpace, LEAST_TO_WRITE } from './free-space.ts'

const MB = 1024 * 1024
/** What a first database takes, with room to work. */
const FIRST_STORE = 160 * MB

/** Opening writes too: on a full disk it would not come back. */
export async function refuseFullDisk(home: string, space: FreeSpace, hasStore: boolean): Promise<void> {
  await space.look()
  const needed = hasStore ? LEAST_TO_WRITE : FIRST_STORE
  if (space.megabytes * MB >= needed) return
  throw new StoreError(
    'STORE_FULL',
    `The disk of ${home} is full: ${space.megabytes} MB free, and opening the store needs ${needed / MB} MB. Free some space, then start again`,
  )
}
