import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'

// A server is started for real, also on a busy machine.
vi.setConfig({ testTimeout: 120_000 })
const root = resolve(import.meta.dirname, '../..')
const PATIENCE_MS = 15_000
const assets = join(root, 'dist', 'web', 'assets')

test('[trust.database-thread] while the database hangs, files and /api/health are answered, and then it goes on by itself', async () => {
  const home = await mkdtemp(join(tmpdir(), 'naze-hanging-'))
  const server = fork(join(root, 'test/support/surfaces/hanging-naze.ts'), [String(PATIENCE_MS)], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', NAZE_HOME: home, PORT: '0' },
    execArgv: [],
    silent: true,
  })
  const exited = once(server, 'exit')
  const said: { url?: string; hangs?: true; ended?: string }[] = []
  server.on('message', (message) => said.push(message as (typeof said)[number]))
  const urlOf = () => said.find(({ url }) => url !== undefined)?.url
  await expect.poll(urlOf, { timeout: 60_000 }).toBeDefined()
  const url = urlOf() ?? ''
  const health = async () => (await fetch(`${url}/api/health`)).json() as Promise<Record<string, unknown>>
  expect(await health()).toMatchObject({ store_state: 'ok' })

  server.send('hang')
  await expect.poll(() => said.some(({ hangs }) => hangs)).toBe(true)
  const file = existsSync(assets) ? `/assets/${readdirSync(assets)[0]}` : '/api/docs'
  for (let n = 0; n < 20; n++) {
    const answer = await fetch(url + file)
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0)
  }
  expect(await health()).toMatchObject({ store_state: 'busy' })
  expect(
    said.filter(({ ended }) => ended),
    'all of that while it hung',
  ).toEqual([])

  await expect.poll(() => said.find(({ ended }) => ended)?.ended, { timeout: 60_000 }).toMatch(/did not answer/)
  await expect.poll(async () => (await health())['store_state'], { timeout: 60_000 }).toBe('ok')
  server.kill('SIGTERM')
  await exited
  await rm(home, { recursive: true, force: true })
})
