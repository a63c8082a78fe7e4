import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshPostgresUrl, type StoreKind } from '../support/store/stores.ts'

export interface Home {
  /** What a server needs to find the same data again after it was killed. */
  env: Record<string, string>
  remove(): Promise<void>
}

export async function makeHome(kind: StoreKind): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), 'naze-fault-'))
  const env: Record<string, string> = { NAZE_HOME: folder }
  if (kind === 'postgres') env['DATABASE_URL'] = await freshPostgresUrl()
  return { env, remove: () => rm(folder, { recursive: true, force: true }) }
}
