import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test, vi } from 'vitest'
import { lockFolder } from '../../src/store/embedded/folder/folder-lock.ts'

// A server is started for real, also on a busy machine.
vi.setConfig({ testTimeout: 90_000 })
const root = resolve(import.meta.dirname, '../..')
const homes: string[] = []
afterEach(async () => {
  for (const home of homes.splice(0)) await rm(home, { recursive: true, force: true })
})

/** As `bin/naze.mjs` starts it. The channel is all that the server knows of it: killed, it is gone. */
async function launched() {
  const home = await mkdtemp(join(tmpdir(), 'naze-launcher-'))
  homes.push(home)
  const child = spawn(process.execPath, [join(root, 'src/main/bin.ts'), 'start', '--json', '--port', '0'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', NAZE_HOME: home },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  return { home, child, exited: once(child, 'exit') }
}

test('[trust.launcher] a server ends when its launcher is killed', async () => {
  const { home, child, exited } = await launched()
  const [line] = child.stdout === null ? [] : await once(createInterface({ input: child.stdout }), 'line')
  expect(JSON.parse(String(line))).toMatchObject({ url: expect.stringContaining('http') })
  child.disconnect()
  expect(await exited).toEqual([0, null])
  lockFolder(home).release()
})

test('[trust.launcher] also when that happens before it listens', async () => {
  const { home, child, exited } = await launched()
  child.disconnect()
  expect(await exited).toEqual([0, null])
  lockFolder(home).release()
})
