import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { proofOf } from '#kernel/home-key.ts'
import { type FolderLock, lockFolder } from '#store/embedded/folder/folder-lock.ts'
import { announceServer } from '#store/embedded/folder/server-door.ts'
import { listenOn } from '../../../test/support/surfaces/listen-on.ts'
import { type Config, readConfig } from '../config.ts'
import { version } from '../version.ts'
import { reach, whenFree } from './reach.ts'

let config: Config
beforeEach(async () => {
  const home = await mkdtemp(join(tmpdir(), 'naze-reach-'))
  config = readConfig({ NAZE_HOME: home })
  return () => rm(home, { recursive: true, force: true })
})

const lock = (): FolderLock => {
  const held = lockFolder(config.home)
  let isHeld = true
  const release = () => {
    if (isHeld) held.release()
    isHeld = false
  }
  onTestFinished(release)
  return { release }
}
const open = async () => lock()

/** As a server that holds the folder would answer. */
async function announce(said: { version?: string } = { version }): Promise<string> {
  const url = await listenOn(
    createServer((request, response) => {
      response.end(JSON.stringify({ proof: proofOf('k', String(request.headers['x-naze-nonce'])) }))
    }),
    onTestFinished,
  )
  await announceServer(config.home, { url, key: 'k', ...said })
  return url
}

test('[cli.through-server-moves] a start waits for who works, says so once, and goes on when they are done', async () => {
  const held = lock()
  const told: string[] = []
  await whenFree(config, open, (news) => {
    told.push(news)
    held.release()
  })
  expect(told).toEqual([`${config.home} is in use by process ${process.pid}: waiting for it to end`])
})

test('[cli.through-server-moves] and not for ever', async () => {
  lock()
  const told: string[] = []
  const waiting = whenFree(config, open, (news) => told.push(news), 300)
  await expect(waiting).rejects.toMatchObject({ code: 'STORE_LOCKED' })
  expect(told).toHaveLength(1)
})

test('[trust.one-process] nor for a server, which would not end: it is refused at once', async () => {
  lock()
  await announce()
  const tell = () => expect.fail('nobody is waited for')
  await expect(whenFree(config, open, tell)).rejects.toMatchObject({ code: 'STORE_LOCKED' })
})

test('[cli.through-server-stale] where nobody holds the folder, what a server left there is not even looked at', async () => {
  await announce()
  const { opened, server } = await reach(config, open)
  expect([opened === undefined, server]).toEqual([false, undefined])
})

test('[cli.through-server] the server that holds the folder is found; one of another version is refused', async () => {
  lock()
  const url = await announce()
  const never = () => expect.fail('it is held')
  expect((await reach(config, never)).server?.url).toBe(url)
  await announce({})
  await expect(reach(config, never)).rejects.toMatchObject({
    code: 'STORE_LOCKED',
    message: expect.stringContaining('another version'),
  })
})
