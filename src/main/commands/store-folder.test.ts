import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeToOthers, firstOpenToOthers } from '#store/embedded/folder/private-files.ts'
import { lockFolder } from '#store/embedded/folder/folder-lock.ts'
import { openPgliteStore } from '#store/embedded/pglite.ts'
import { freshPostgresUrl } from '../../../test/support/store/stores.ts'
import { readConfig } from '../config.ts'
import { announceServer } from '#store/embedded/folder/server-door.ts'
import { checksFor } from './doctor.ts'
import { lookAtStore } from './look-at-store.ts'
import { Client } from 'pg'

/** Every name, mode and byte below a folder. */
function stateOf(folder: string): string {
  if (!existsSync(folder)) return 'not there'
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const path = join(folder, name)
    const stat = statSync(path)
    hash.update(`${name} ${stat.mode} ${stat.mtimeMs}\n`)
    if (stat.isFile()) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

describe('the folder of an embedded store', () => {
  let whole: string
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naze-folder-'))
    whole = join(folder, 'whole')
    await (await openPgliteStore(whole)).close()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const copy = (name: string) => {
    const home = join(folder, name)
    cpSync(whole, home, { recursive: true, preserveTimestamps: true })
    // A copy keeps the modes only where it may.
    closeToOthers(home)
    return home
  }
  const doctor = async (home: string, env: Record<string, string> = {}) => {
    const found = []
    for (const check of await checksFor(readConfig({ NAZE_HOME: home, ...env }))) {
      found.push({ name: check.name, ...(await check.run().catch((error: Error) => ({ message: error.message }))) })
    }
    return found
  }

  test('[trust.private-files] is for its user alone from the start, repaired on opening, and the doctor looks', async () => {
    expect(firstOpenToOthers(whole)).toBeUndefined()
    expect(statSync(whole).mode & 0o777).toBe(0o700)
    expect(statSync(join(whole, 'store', 'PG_VERSION')).mode & 0o777).toBe(0o600)
    const home = copy('open')
    chmodSync(home, 0o755)
    chmodSync(join(home, 'store', 'global', 'pg_control'), 0o666)
    expect(await doctor(home)).toContainEqual(expect.objectContaining({ name: 'home', status: 'warn' }))
    chmodSync(home, 0o700)
    expect(await doctor(home)).toContainEqual(
      expect.objectContaining({ name: 'home', message: expect.stringContaining('pg_control is open to other users') }),
    )
    await (await openPgliteStore(home)).close()
    expect(firstOpenToOthers(home)).toBeUndefined()
  })

  test('[trust.private-files] a folder that everybody shares is left as it is; what is ours in it is closed', async () => {
    const shared = join(folder, 'shared')
    mkdirSync(shared)
    chmodSync(shared, 0o1777)
    writeFileSync(join(shared, 'of-others'), '', { mode: 0o644 })
    for (const name of ['pages', 'code']) mkdirSync(join(shared, name), { mode: 0o755 })
    await (await openPgliteStore(shared)).close()
    expect(statSync(shared).mode & 0o7777).toBe(0o1777)
    expect(statSync(join(shared, 'of-others')).mode & 0o777).toBe(0o644)
    for (const name of ['store', 'pages', 'code']) expect(statSync(join(shared, name)).mode & 0o777).toBe(0o700)
    expect(firstOpenToOthers(shared)).toBeUndefined()
  })

  const segment = () => readdirSync(join(whole, 'store', 'pg_wal')).find((name) => /^[0-9A-F]{24}$/.test(name)) ?? ''
  /** The biggest one of the database itself. */
  const tableFile = (store: string) =>
    readdirSync(join(store, 'base', '5'))
      .filter((name) => /^\d+$/.test(name))
      .map((name) => join(store, 'base', '5', name))
      .reduce((big, file) => (statSync(file).size > statSync(big).size ? file : big))
  const DAMAGES: [string, (store: string) => void, RegExp][] = [
    ['PG_VERSION is missing', (store) => rmSync(join(store, 'PG_VERSION')), /PG_VERSION is missing/],
    ['PG_VERSION is another', (store) => writeFileSync(join(store, 'PG_VERSION'), '17\n'), /says "17" and not 18/],
    ['a folder is missing', (store) => rmSync(join(store, 'pg_xact'), { recursive: true }), /pg_xact is missing/],
    ['pg_control is cut', (store) => truncateSync(join(store, 'global', 'pg_control'), 100), /pg_control is damaged/],
    [
      'pg_control is changed',
      (store) => {
        const bytes = readFileSync(join(store, 'global', 'pg_control'))
        bytes[60] = (bytes[60] ?? 0) ^ 1
        writeFileSync(join(store, 'global', 'pg_control'), bytes)
      },
      /pg_control is damaged/,
    ],
    [
      'the WAL is garbage',
      (store) => writeFileSync(join(store, 'pg_wal', segment()), Buffer.alloc(16 * 1024 * 1024, 'garbage')),
      /pg_wal\/[0-9A-F]{24} is damaged, the log it needs to open/,
    ],
    [
      'the file of a table is missing',
      (store) => rmSync(tableFile(store)),
      /base\/5\/\d+ is missing, the file of a table/,
    ],
    [
      'the file of a table is cut',
      (store) => truncateSync(tableFile(store), 8192),
      /base\/5\/\d+, the file of a table, has 8192 bytes and not the \d+ it was closed with/,
    ],
    ['all of it is missing', (store) => rmSync(store, { recursive: true }), /it is gone, and .*store\.json says/],
    ['the WAL is missing', (store) => rmSync(join(store, 'pg_wal', segment())), /pg_wal\/[0-9A-F]{24} is missing/],
  ]
  test.each(DAMAGES)(
    '[trust.store-not-replaced] %s: refused with what is wrong, and nothing changes',
    async (name, damage, said) => {
      const home = copy(name.replaceAll(' ', '-'))
      damage(join(home, 'store'))
      const before = stateOf(join(home, 'store'))
      const looked = stateOf(home)
      expect(await doctor(home)).toContainEqual(
        expect.objectContaining({ name: 'store', status: 'fail', message: expect.stringMatching(said) }),
      )
      expect(stateOf(home)).toBe(looked)
      const opening = openPgliteStore(home)
      await expect(opening).rejects.toMatchObject({ code: 'DB_ERROR', message: expect.stringMatching(said) })
      await expect(opening).rejects.toThrow(/naze restore FILE/)
      expect(stateOf(join(home, 'store'))).toBe(before)
      lockFolder(home).release()
    },
  )

  test('[trust.start-refusals] a damaged file that only shows on opening is named too, and the start ends', async () => {
    const home = copy('damaged')
    truncateSync(join(home, 'store', 'global', 'pg_filenode.map'), 10)
    await expect(openPgliteStore(home)).rejects.toMatchObject({
      code: 'DB_ERROR',
      message: expect.stringMatching(/does not open.*damaged.*pg_filenode\.map.*naze restore FILE/),
    })
    lockFolder(home).release()
  })

  test('[trust.store-damage] a file of a table that is gone after a crash is named before anybody is served', async () => {
    const home = copy('gone-after-a-crash')
    // Whoever is killed leaves no word of how the files were.
    rmSync(join(home, 'store.files.json'))
    const store = join(home, 'store')
    const ours = readdirSync(join(store, 'base', '5')).find((name) => /^\d+$/.test(name) && Number(name) > 16_384) ?? ''
    rmSync(join(store, 'base', '5', ours))
    await expect(openPgliteStore(home)).rejects.toMatchObject({
      code: 'DB_ERROR',
      message: expect.stringMatching(/base\/5\/\d+ is missing, the file of \w+\.\w+\. .*naze restore FILE/),
    })
    expect(existsSync(join(store, 'postmaster.pid'))).toBe(false)
    lockFolder(home).release()
  })

  test('[trust.store-damage] a log that is garbage further in is named as the log, and nothing stays of the try', async () => {
    const home = copy('garbage-log')
    const file = join(home, 'store', 'pg_wal', segment())
    const bytes = readFileSync(file)
    for (let page = 0; page < bytes.length; page += 8192) bytes.fill(7, page + 40, page + 8192)
    writeFileSync(file, bytes)
    const before = stateOf(join(home, 'store'))
    await expect(openPgliteStore(home)).rejects.toMatchObject({
      code: 'DB_ERROR',
      message: expect.stringMatching(/does not open: its log \(pg_wal\) is damaged.*naze restore FILE/),
    })
    expect(stateOf(join(home, 'store'))).toBe(before)
    lockFolder(home).release()
  })

  test('[trust.store-damage] one changed byte in a table is found by the doctor, with its page', async () => {
    const home = copy('one-byte')
    const file = tableFile(join(home, 'store'))
    const bytes = readFileSync(file)
    bytes[2 * 8192 + 5000] = (bytes[2 * 8192 + 5000] ?? 0) ^ 1
    writeFileSync(file, bytes)
    expect(await doctor(home)).toContainEqual(
      expect.objectContaining({
        name: 'store',
        status: 'fail',
        message: expect.stringMatching(/page 2 of base\/5\/\d+ is damaged.*naze restore FILE/),
      }),
    )
  })

  test('[trust.store-damage] another store in its place is not measured by what was said of the first', async () => {
    const home = copy('another')
    const other = join(folder, 'other')
    await (await openPgliteStore(other)).close()
    rmSync(join(home, 'store'), { recursive: true })
    cpSync(join(other, 'store'), join(home, 'store'), { recursive: true })
    await (await openPgliteStore(home)).close()
  })

  test('[trust.store-full] the doctor says that the disk is full, also while naze runs', async () => {
    const config = readConfig({ NAZE_HOME: whole })
    const full = { code: 'STORE_FULL', message: expect.stringContaining('10 MB free') }
    await expect(lookAtStore(config, async () => 10 * 1024 * 1024)).rejects.toMatchObject(full)
    const lock = lockFolder(whole)
    await expect(lookAtStore(config, async () => 10 * 1024 * 1024)).rejects.toMatchObject(full)
    lock.release()
    expect(await lookAtStore(config, async () => 100 * 1024 * 1024)).toBe('the store is whole and up to date')
  })

  test('[trust.door-start] the doctor says of the server that runs whether its door is open', async () => {
    const home = copy('running')
    const participants = { listening: 'http://0.0.0.0:4381', forPeople: 'http://192.0.2.7:4381' }
    const said = (message: string) =>
      expect.objectContaining({ name: 'door', message: expect.stringContaining(message) })
    const lock = lockFolder(home)
    await announceServer(home, { url: 'http://127.0.0.1:4380', key: 'k', participants })
    expect(await doctor(home)).toContainEqual(
      said('open at http://0.0.0.0:4381; people come in at http://192.0.2.7:4381'),
    )
    await announceServer(home, { url: 'http://127.0.0.1:4380', key: 'k' })
    expect(await doctor(home, { NAZE_DOOR_PORT: '47381' })).toContainEqual(said('the naze that runs opened none'))
    lock.release()
    expect(await doctor(home)).toContainEqual(said('shut: interviews open on this machine only'))
  })

  test('[trust.doctor-looks] a doctor makes, changes and brings up to date nothing', async () => {
    const empty = join(folder, 'not-there')
    expect(await doctor(empty)).toContainEqual(
      expect.objectContaining({ name: 'store', status: 'ok', message: expect.stringContaining('no store yet') }),
    )
    expect(existsSync(empty)).toBe(false)
    const before = stateOf(whole)
    expect(await doctor(whole)).toContainEqual(
      expect.objectContaining({ name: 'store', status: 'ok', message: 'the store is whole and up to date' }),
    )
    expect(stateOf(whole)).toBe(before)
    const lock = lockFolder(whole)
    expect(await doctor(whole)).toContainEqual(
      expect.objectContaining({
        name: 'store',
        status: 'warn',
        message: `${whole} is in use by process ${process.pid}`,
      }),
    )
    lock.release()
    const url = await freshPostgresUrl('template0')
    expect(await doctor(empty, { DATABASE_URL: url })).toContainEqual(
      expect.objectContaining({ name: 'store', status: 'ok', message: expect.stringContaining('no tables yet') }),
    )
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query("select 1 from pg_namespace where nspname = 'drizzle'")
    await client.end()
    expect(rows).toEqual([])
  })
})
