import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkArchive } from '../../src/store/backup/index.ts'
import { ownTables } from '../../src/store/backup/own-tables.ts'
import { openPgliteStore, openPostgresStore } from '../../src/store/index.ts'
import type { Store } from '../../src/store/store.ts'
import { backUp, readWhole } from '../support/store/archives.ts'
import { dumpTables } from '../support/store/dump.ts'
import { runNaze } from '../support/surfaces/naze-process.ts'
import { openTestStore } from '../support/store/stores.ts'
import { type Home, makeHome } from './homes.ts'
import { recordFault } from './record-fault.ts'

const FULL = process.env['NAZE_FAULTS'] === 'full'
/** The first write, one in the middle, and when all is written but nothing is said. */
const POINTS = FULL
  ? ['restore.inside:1', 'restore.inside:4', 'restore.inside:9', 'restore.before-commit']
  : ['restore.inside:4', 'restore.before-commit']
const EVENTS = 5_000

const open = ({ env }: Home): Promise<Store> =>
  env['DATABASE_URL'] === undefined ? openPgliteStore(env['NAZE_HOME'] ?? '') : openPostgresStore(env['DATABASE_URL'])

describe('killed while one file and the store change places', () => {
  let folder: string
  let file: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naze-fault-'))
    const store = await openTestStore('postgres')
    await store.db.execute(sql`insert into kernel.events (workspace_id, stream, seq, type, data)
      select gen_random_uuid(), 's', n, 't', '{"言葉": "なぜ"}' from generate_series(1, ${EVENTS}::int) as n`)
    await store.db.execute(sql`insert into why.sessions (id, workspace_id, phase, language, metadata)
      select gen_random_uuid(), gen_random_uuid(), 'WELCOME', 'ja', '{}' from generate_series(1, 50)`)
    file = await backUp(store, join(folder, 'good.naze.gz'))
    await store.close()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  describe.each(['pglite', 'postgres'] as const)('[trust.restore-killed] a restore on %s', (kind) => {
    test.each(POINTS)('at %s leaves an empty store, and can be started again', async (point) => {
      const home = await makeHome(kind)
      const killed = await runNaze(['restore', file], { ...home.env, NAZE_CRASH_AT: point })
      expect(killed.ended).toBe('SIGKILL')
      const left = await open(home)
      const dump = await dumpTables(left)
      const filled = ownTables().filter(({ schema, name }) => dump.get(`${schema}.${name}`) !== '')
      expect(filled).toEqual([])
      await left.close()
      // PostgreSQL may take a moment to notice that the one it worked for is gone.
      await expect
        .poll(async () => (await runNaze(['restore', file], home.env)).ended, { timeout: 30_000, interval: 500 })
        .toBe(0)
      const again = join(folder, `${kind}-${point}.gz`)
      expect(await runNaze(['backup', again], home.env)).toMatchObject({ ended: 0 })
      expect(rowsOnly(again)).toEqual(rowsOnly(file))
      await home.remove()
    })
  })

  test('[trust.restore-killed] a backup at any moment leaves a whole file or none of that name', async () => {
    const home = await makeHome('pglite')
    expect(await runNaze(['restore', file], home.env)).toMatchObject({ ended: 0 })
    const startedAt = performance.now()
    expect(await runNaze(['backup', join(folder, 'timed.gz')], home.env)).toMatchObject({ ended: 0 })
    const takes = performance.now() - startedAt
    const kills = FULL ? 20 : 3
    let whole = 0
    for (let kill = 1; kill <= kills; kill++) {
      const target = join(folder, `kill-${kill}.gz`)
      await runNaze(['backup', target], home.env, { killAfterMs: (takes * (kill + 0.5)) / (kills + 1) })
      if (!existsSync(target)) continue
      await checkArchive(target)
      whole += 1
    }
    await home.remove()
    recordFault({
      fault: 'killed while a backup is written',
      store: 'pglite',
      times: kills,
      seen: `${whole} whole files, the others none of that name`,
    })
  })
})

/** Without the jobs: a store that never had any has no queue tables to write down. */
function rowsOnly(file: string): string[] {
  return readWhole(file).lines.filter((line) => !line.startsWith('{"table":"pgboss.job"'))
}
