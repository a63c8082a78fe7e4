import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { proofOf } from '../../src/kernel/home-key.ts'
import { version } from '../../src/main/version.ts'
import { lockFolder } from '../../src/store/embedded/folder/folder-lock.ts'
import { announceServer, findServer } from '../../src/store/embedded/folder/server-door.ts'
import { archiveFolder, archiveText, readWhole, rowsIn } from '../support/store/archives.ts'
import { runNaze, startNaze } from '../support/surfaces/naze-process.ts'
import { readSession, say, startSession } from '../support/why/client.ts'

const archives = archiveFolder()
const WISH = 'I want to build a reading club for the night shift'

test(
  '[trust.backup-consistent] naze backup asks the server that runs on the folder; its file, restored elsewhere, answers like it',
  { timeout: 120_000 },
  async () => {
    const home = join(archives.path(), 'first')
    const first = await startNaze({ NAZE_HOME: home })
    onTestFinished(() => first.kill())
    const session = (await startSession(first.url)) ?? expect.fail('no session')
    const answered = await say(first.url, session, WISH, 'key-1')
    expect(answered.status).toBe(200)
    const door = (await findServer(home)) ?? expect.fail('no door')
    expect(door.url).toBe(first.url)
    expect(((await stat(join(home, 'server.json'))).mode & 0o777).toString(8)).toBe('600')

    const file = archives.newFile()
    const [made, meanwhile] = await Promise.all([
      runNaze(['backup', file], { NAZE_HOME: home }),
      say(first.url, (await startSession(first.url)) ?? '', WISH, 'key-1'),
    ])
    expect(made).toMatchObject({ ended: 0 })
    expect(meanwhile.status).toBe(200)
    expect(archiveText(file)).toContain(WISH)

    const refused = await runNaze(['restore', file], { NAZE_HOME: home })
    expect(refused.ended).toBe(4)
    expect(refused.stderr).toContain(`is in use by process ${first.pid} (STORE_LOCKED)`)
    const view = await readSession(first.url, session)
    expect(await first.stop()).toBe(0)

    const other = { NAZE_HOME: join(archives.path(), 'second') }
    const restored = await runNaze(['restore', file, '--json'], other)
    expect(restored).toMatchObject({ ended: 0 })
    expect(JSON.parse(restored.stdout.toString())).toMatchObject({
      store: 'pglite',
      rows: readWhole(file).trailer.rows,
    })
    const second = await startNaze(other)
    onTestFinished(() => second.kill())
    expect(await readSession(second.url, session)).toEqual(view)
    // The keys came along too: the same request is the same turn.
    expect((await say(second.url, session, WISH, 'key-1')).body).toEqual(answered.body)
    expect(await second.stop()).toBe(0)

    const piped = await runNaze(['backup', '-'], other)
    expect(piped.ended).toBe(0)
    await writeFile(file, piped.stdout)
    expect(rowsIn(readWhole(file), 'why.messages')).toContainEqual(expect.arrayContaining([WISH]))
  },
)

test(
  '[trust.backup-local] the address of a server that is gone is believed by nobody',
  { timeout: 60_000 },
  async () => {
    const home = join(archives.path(), 'held')
    await mkdir(join(home, 'store'), { recursive: true })
    await announceServer(home, { url: 'http://127.0.0.1:9', key: 'old' })
    const lock = lockFolder(home)
    onTestFinished(() => lock.release())
    expect(await findServer(home)).toBeUndefined()
    const locked = {
      ended: 4,
      stderr: expect.stringMatching(new RegExp(`in use by process ${process.pid}.*\\(STORE_LOCKED\\)`)),
    }
    const backup = () => runNaze(['backup', archives.newFile()], { NAZE_HOME: home })
    expect(await backup()).toMatchObject(locked)
    // Written by one who was killed: nobody there any more, or somebody else.
    await announceServer(home, { url: 'http://127.0.0.1:9', key: 'old' })
    expect(await backup()).toMatchObject(locked)
    const stranger = createServer((_request, response) =>
      response.writeHead(403).end('{"error":"no","code":"FORBIDDEN"}'),
    )
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void stranger.close())
    await announceServer(home, { url: `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`, key: 'old' })
    expect(await backup()).toMatchObject(locked)
  },
)

test('an answer that breaks off leaves no file', { timeout: 60_000 }, async () => {
  const home = join(archives.path(), 'breaking')
  await mkdir(join(home, 'store'), { recursive: true })
  const lock = lockFolder(home)
  onTestFinished(() => lock.release())
  const breaking = createServer((request, response) => {
    const nonce = request.headers['x-naze-nonce']
    if (typeof nonce === 'string') return response.end(JSON.stringify({ proof: proofOf('k', nonce) }))
    response.writeHead(200, { 'content-length': '1000' })
    response.write('half', () => response.destroy())
  })
  await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void breaking.close())
  const url = `http://127.0.0.1:${(breaking.address() as AddressInfo).port}`
  await announceServer(home, { url, key: 'k', version })
  const file = archives.newFile()
  expect(await runNaze(['backup', file], { NAZE_HOME: home })).toMatchObject({
    ended: 5,
    stderr: expect.stringContaining('the server stopped before the backup was whole (CANCELLED)'),
  })
  await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(readFile(`${file}.unfinished`)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a folder without a store is nothing to back up, and none is made for it', async () => {
  const home = join(archives.path(), 'nowhere')
  expect(await runNaze(['backup', archives.newFile()], { NAZE_HOME: home })).toMatchObject({
    ended: 1,
    stderr: `naze: ${home} holds no store: there is nothing to back up (NOT_FOUND)\n`,
  })
  await expect(stat(home)).rejects.toMatchObject({ code: 'ENOENT' })
})
