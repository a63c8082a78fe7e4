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
import { checksFor } from './doctor.ts'
import { Client } from 'pg'

/** Every name, mode and byte below a folder. */
function stateOf(folder: string): string {
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
    for (const check of checksFor(readConfig({ NAZE_HOME: home, ...env }))) {
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
    await (await openPgliteStore(shared)).close()
    expect(statSync(shared).mode & 0o7777).toBe(0o1777)
    expect(statSync(join(shared, 'of-others')).mode & 0o777).toBe(0o644)
    expect(statSync(join(shared, 'store')).mode & 0o777).toBe(0o700)
    expect(firstOpenToOthers(shared)).toBeUndefined()
  })

  const segment = () => readdirSync(join(whole, 'store', 'pg_wal')).find((name) => /^[0-9A-F]{24}$/.test(name)) ?? ''
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
