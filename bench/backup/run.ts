import { rmSync, statSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkArchive } from '../../src/store/backup/index.ts'
import { openPgliteStore } from '../../src/store/index.ts'
import { fillEveryTable } from '../../test/support/store/filled-store.ts'
import { runNaze, startNaze } from '../../test/support/surfaces/naze-process.ts'
import { startSession } from '../../test/support/why/client.ts'
import { writeResult } from '../write-result.ts'

/**
 * What a backup of a running embedded store costs those who use it meanwhile: somebody starts a conversation every few
 * milliseconds, and the longest wait is how long the store was held. The same number of rows lies in every table.
 */
const ROWS_PER_TABLE = Number(process.argv[2] ?? 2_000)
const RUNS = 3

const folder = await mkdtemp(join(tmpdir(), 'naze-bench-backup-'))
const env = { NAZE_HOME: join(folder, 'home') }
const store = await openPgliteStore(env.NAZE_HOME)
await fillEveryTable(store, ROWS_PER_TABLE)
await store.close()

const server = await startNaze(env)
const figures = []
try {
  for (let run = 0; run < RUNS; run++) {
    const file = join(folder, `${run}.naze.gz`)
    const waits: number[] = []
    const over = new AbortController()
    const someone = async () => {
      while (!over.signal.aborted) {
        const startedAt = performance.now()
        if ((await startSession(server.url)) === null) throw new Error('no session')
        waits.push(performance.now() - startedAt)
        await sleep(5)
      }
    }
    const using = someone()
    const startedAt = performance.now()
    const { ended, stderr } = await runNaze(['backup', file], env)
    const tookMs = performance.now() - startedAt
    over.abort()
    await using
    if (ended !== 0) throw new Error(stderr)
    const { rows } = await checkArchive(file)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    waits.sort((a, b) => a - b)
    figures.push({
      rows: total,
      megabytes: statSync(file).size / 1e6,
      commandMs: tookMs,
      longestWaitMs: waits.at(-1) ?? Number.NaN,
      medianWaitMs: waits[Math.floor(waits.length / 2)] ?? Number.NaN,
    })
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.table(
  figures.map((figure) => Object.fromEntries(Object.entries(figure).map(([k, v]) => [k, Math.round(v * 10) / 10]))),
)
writeResult('backup', { store: 'pglite', figures })
