import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { ask, repository } from '../../../../test/support/code/repository.ts'

const FILES = 1_500
const BIN = join(import.meta.dirname, '..', '..', '..', 'main', 'bin.ts')

function filesOf(home: string): number {
  const [folder] = readdirSync(join(home, 'code'))
  if (folder === undefined) return 0
  const db = new DatabaseSync(join(home, 'code', folder, 'index.db'), { readOnly: true })
  try {
    return (db.prepare('select count(*) as n from files').get() as { n: number }).n
  } finally {
    db.close()
  }
}

test('[code.index-crash] a kill in the middle leaves what was written, and the next process reads the rest', async () => {
  const body = (n: number) =>
    Array.from(
      { length: 60 },
      (_, m) =>
        `/** Gives ${n} and ${m}. */\nexport function give${n}of${m}(value: number) {\n  return other${m}(value)\n}\n`,
    ).join('')
  const { root, home, open } = repository(
    Object.fromEntries(Array.from({ length: FILES }, (_, n) => [`src/d${n % 40}/f${n}.ts`, body(n)])),
  )
  const child = spawn(process.execPath, [BIN, 'code', 'index', '--root', root], {
    env: { ...process.env, NAZE_HOME: home },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const written = await vi.waitUntil(
    () => {
      try {
        return filesOf(home)
      } catch {
        return 0
      }
    },
    { timeout: 50_000, interval: 2 },
  )
  child.kill('SIGKILL')
  expect((await ended)[1]).toBe('SIGKILL')
  expect(written).toBeGreaterThan(0)
  expect(filesOf(home)).toBeLessThan(FILES)
  const indexes = open({ patienceMs: 60_000 })
  const index = await indexes.index(root)
  const kept = index.files.size
  await index.settled()
  expect(kept).toBeGreaterThan(0)
  expect(index.status()).toMatchObject({ state: 'ready', files: FILES, total: FILES - kept })
  const answer = await ask(indexes, root, 'find_definitions', { name: `give${FILES - 1}of59` })
  expect(answer).toMatchObject({ complete: true, total: 1 })
})
