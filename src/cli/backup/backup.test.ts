import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NazeError } from '#kernel/errors.ts'
import type { BackupSummary } from '#kernel/operations.ts'
import { AT_TERMINAL, fakeCli } from '../../../test/support/surfaces/fake-cli.ts'
import type { CliDeps } from '../index.ts'

const summary: BackupSummary = {
  version: '1.2.3',
  store: 'pglite',
  created_at: '2026-11-15T00:00:00.000Z',
  rows: { 'why.sessions': 1200, 'why.messages': 4 },
}
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naze-cli-backup-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function cli(backups: Partial<CliDeps['backups']> = {}, more: Partial<CliDeps> = {}) {
  const all: CliDeps['backups'] = {
    open: async () => Readable.from([Buffer.from('one '), Buffer.from('two')]),
    check: async () => summary,
    restore: async () => summary,
    ...backups,
  }
  return fakeCli({ backups: all, ...more })
}

describe('naze backup', () => {
  it('writes the file, for its owner alone, checks it before it gets its name, and says what is in it', async () => {
    const file = join(folder, 'x.naze.gz')
    const seen: string[] = []
    const check = async (path: string) => {
      seen.push(`${path === file ? 'named' : 'not yet named'}: ${await readFile(path, 'utf8')}`)
      return summary
    }
    const { run, out, opened } = cli({ check })
    expect(await run('backup', file)).toBe(0)
    expect(out()).toBe(`${file}: 1,204 rows of 2 tables\n`)
    expect(seen).toEqual(['not yet named: one two'])
    expect(await readFile(file, 'utf8')).toBe('one two')
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
    expect(await readdir(folder)).toEqual(['x.naze.gz'])
    // The store is not opened as for other commands: nothing may run because somebody makes a backup.
    expect(opened.times).toBe(0)
  })

  it('never writes over a file unasked, and does not even read the store for it', async () => {
    const file = join(folder, 'x')
    await writeFile(file, 'precious')
    const open = () => Promise.reject(new Error('not to be read'))
    const { run, err } = cli({ open })
    expect(await run('backup', file)).toBe(3)
    expect(err()).toBe(`naze: ${file} is there already: take another name, or --force (CONFLICT)\n`)
    expect(await readFile(file, 'utf8')).toBe('precious')
  })

  it('with --force replaces it, but only by a whole one', async () => {
    const file = join(folder, 'x')
    await writeFile(file, 'precious')
    const bad = cli({ check: () => Promise.reject(new NazeError('INVALID_INPUT', 'cut')) })
    expect(await bad.run('backup', file, '--force')).toBe(2)
    async function* cut() {
      yield Buffer.from('half')
      throw new NazeError('CANCELLED', 'the server stopped')
    }
    const broken = cli({ open: async () => Readable.from(cut()) })
    expect(await broken.run('backup', file, '--force')).toBe(5)
    expect(await readFile(file, 'utf8')).toBe('precious')
    expect(await readdir(folder)).toEqual(['x'])
    const { run, out } = cli()
    expect(await run('backup', file, '--force', '--json')).toBe(0)
    expect(JSON.parse(out())).toEqual({ file, ...summary })
    expect(await readFile(file, 'utf8')).toBe('one two')
  })

  it('says in one line where it cannot write', async () => {
    const { run, err } = cli()
    const file = join(folder, 'no', 'such', 'x')
    expect(await run('backup', file)).toBe(2)
    expect(err()).toBe(`naze: ${file} cannot be written (ENOENT) (INVALID_INPUT)\n`)
  })

  it('writes to stdout, and nothing beside it; at a terminal it refuses', async () => {
    const piped = cli()
    expect(await piped.run('backup', '-')).toBe(0)
    expect(piped.out()).toBe('one two')
    const typed = cli({}, AT_TERMINAL)
    expect(await typed.run('backup', '-')).toBe(2)
    expect(typed.out()).toBe('')
  })

  it('stops with a code when whoever reads it has gone', async () => {
    async function* endless() {
      for (;;) yield Buffer.alloc(64_000)
    }
    const { run, deps } = cli({ open: async () => Readable.from(endless()) })
    deps.stdout.once('data', () => deps.stdout.destroy())
    expect(await run('backup', '-')).toBe(5)
  })

  it('needs a file', async () => {
    const { run } = cli()
    expect(await run('backup')).toBe(2)
    expect(existsSync(join(folder, 'undefined'))).toBe(false)
  })
})

describe('naze restore', () => {
  it('says what came back, and from when', async () => {
    const files: string[] = []
    const restore = async (file: string) => {
      files.push(file)
      return summary
    }
    const { run, out, opened } = cli({ restore })
    expect(await run('restore', 'x.gz')).toBe(0)
    expect(out()).toBe('x.gz: 1,204 rows of 2 tables restored, made 2026-11-15T00:00:00.000Z by naze 1.2.3\n')
    expect(await run('restore', 'x.gz', '--json')).toBe(0)
    expect(files).toEqual(['x.gz', 'x.gz'])
    expect(opened.times).toBe(0)
  })

  it.each([
    ['STORE_LOCKED', 4],
    ['CONFLICT', 3],
    ['INVALID_INPUT', 2],
    ['STORE_TOO_NEW', 1],
  ] as const)('%s ends it with %i', async (code, exit) => {
    const { run, err } = cli({ restore: () => Promise.reject(new NazeError(code, 'no')) })
    expect(await run('restore', 'x.gz')).toBe(exit)
    expect(err()).toBe(`naze: no (${code})\n`)
  })
})
