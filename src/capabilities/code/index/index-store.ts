import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { FoundFile } from '../files/walk.ts'
import { FILE_STATES, type ParsedFile } from './parsed-file.ts'

/** Raised whenever the stored form or what is read from a file changes: an index of another version is made anew. */
const SCHEMA_VERSION = 3
const BUSY_MS = 20_000

export type StoredFile = Omit<ParsedFile, 'words' | 'counts'>
export type FileWordRow = Pick<ParsedFile, 'path' | 'words' | 'counts' | 'lengths'>

interface Row {
  path: string
  size: number
  mtime: number
  hash: string
  language: string
  state: number
  outline: string
  code: number
  comment: number
  string: number
}

/** The index of one root on disk. Several processes may hold it open: SQLite sees to it that each write is whole. */
export class IndexStore {
  readonly #db: DatabaseSync
  readonly #putFile: StatementSync
  readonly #putWords: StatementSync
  /** The last change this process has seen. */
  #seen = 0
  #dataVersion = 0

  constructor(folder: string, root: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, 'index.db')
    this.#db = openSameVersion(file, root)
    this.#putFile = this.#db.prepare(
      `insert into files (path, size, mtime, hash, language, state, outline, code, comment, string, change)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (path) do update set size = excluded.size, mtime = excluded.mtime, hash = excluded.hash,
       language = excluded.language, state = excluded.state, outline = excluded.outline, code = excluded.code,
       comment = excluded.comment, string = excluded.string, change = excluded.change`,
    )
    this.#putWords = this.#db.prepare(`insert or replace into words (path, words, counts) values (?, ?, ?)`)
  }

  /** All or nothing: whoever is killed meanwhile leaves what was there before. */
  write(files: readonly ParsedFile[], gone: readonly string[]): void {
    if (files.length === 0 && gone.length === 0) return
    this.#db.exec('begin immediate')
    try {
      const change = this.#number('change') + 1
      for (const file of files) this.#put(file, change)
      const remove = this.#db.prepare('delete from files where path = ?')
      const forget = this.#db.prepare('delete from words where path = ?')
      const note = this.#db.prepare('insert or replace into gone (path, change) values (?, ?)')
      for (const path of gone) {
        remove.run(path)
        forget.run(path)
        note.run(path, change)
      }
      this.set('change', String(change))
      this.#db.exec('commit')
      // Only what nobody else wrote meanwhile is already known here.
      if (this.#seen === change - 1) this.#seen = change
    } catch (error) {
      this.#db.exec('rollback')
      throw error
    }
  }

  /** Same bytes, another time: nothing anybody would ask for has changed. */
  touch(files: readonly FoundFile[]): void {
    if (files.length === 0) return
    const touch = this.#db.prepare('update files set mtime = ? where path = ?')
    this.#db.exec('begin immediate')
    for (const { path, mtime } of files) touch.run(mtime, path)
    this.#db.exec('commit')
  }

  /** Everything, as it is now. */
  all(): StoredFile[] {
    this.#seen = this.#number('change')
    this.#dataVersion = this.#version()
    return this.#rows('select * from files', [])
  }

  /** What other processes have changed since the last look; undefined when nothing was. */
  changes(): { files: StoredFile[]; gone: string[] } | undefined {
    const version = this.#version()
    if (version === this.#dataVersion) return undefined
    this.#dataVersion = version
    const since = this.#seen
    const now = this.#number('change')
    if (now === since) return undefined
    const files = this.#rows('select * from files where change > ?', [since])
    const gone = this.#db.prepare('select path from gone where change > ?').all(since) as { path: string }[]
    this.#seen = now
    const there = new Set(files.map(({ path }) => path))
    return { files, gone: gone.map(({ path }) => path).filter((path) => !there.has(path)) }
  }

  /** The words of some files, or of all. */
  words(paths?: readonly string[]): FileWordRow[] {
    const select =
      'select w.path, w.words, w.counts, f.code, f.comment, f.string from words w join files f using (path)'
    type WordRow = Pick<Row, 'path' | 'code' | 'comment' | 'string'> & { words: Uint8Array; counts: Uint8Array }
    const rows =
      paths === undefined
        ? (this.#db.prepare(select).all() as WordRow[])
        : paths.flatMap((path) => this.#one(select).all(path) as WordRow[])
    return rows.map(({ path, words, counts, code, comment, string }) => ({
      path,
      words,
      counts,
      lengths: [code, comment, string],
    }))
  }

  get(key: string): string | undefined {
    return (this.#db.prepare('select value from meta where key = ?').get(key) as { value: string } | undefined)?.value
  }

  set(key: string, value: string): void {
    this.#db.prepare('insert or replace into meta (key, value) values (?, ?)').run(key, value)
  }

  close(): void {
    if (this.#db.isOpen) this.#db.close()
  }

  #wordsOf: StatementSync | undefined
  #one(select: string): StatementSync {
    return (this.#wordsOf ??= this.#db.prepare(`${select} where w.path = ?`))
  }

  #put(file: ParsedFile, change: number): void {
    const { path, size, mtime, hash, language, state, outline, lengths } = file
    this.#putFile.run(path, size, mtime, hash, language, FILE_STATES.indexOf(state), outline, ...lengths, change)
    this.#putWords.run(path, file.words, file.counts)
  }

  #rows(query: string, values: number[]): StoredFile[] {
    return (this.#db.prepare(query).all(...values) as unknown[]).map((row) => toFile(row as Row))
  }

  #number(key: string): number {
    return Number(this.get(key) ?? 0)
  }

  #version(): number {
    return (this.#db.prepare('pragma data_version').get() as { data_version: number }).data_version
  }
}

function toFile({ path, size, mtime, hash, language, state, outline, code, comment, string }: Row): StoredFile {
  return {
    path,
    size,
    mtime,
    hash,
    language,
    state: FILE_STATES[state] ?? 'failed',
    outline,
    lengths: [code, comment, string],
  }
}

/** An index of another version, another root or in pieces is thrown away: everything in it can be read from the root again. */
function openSameVersion(file: string, root: string): DatabaseSync {
  for (const isLast of [false, true]) {
    let db: DatabaseSync | undefined
    try {
      db = open(file)
      const row = db.prepare(`select value from meta where key = 'made-for'`).get() as { value: string } | undefined
      const madeFor = `${SCHEMA_VERSION} ${root}`
      if (row === undefined) db.prepare(`insert or ignore into meta (key, value) values ('made-for', ?)`).run(madeFor)
      if (row === undefined || row.value === madeFor) return db
    } catch (error) {
      if (isLast || isBusy(error)) throw error
    }
    db?.close()
    for (const tail of ['', '-wal', '-shm']) rmSync(`${file}${tail}`, { force: true })
  }
  throw new Error('the index cannot be opened')
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 6)
}

function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_MS })
  db.exec(`
    pragma page_size = 16384;
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists meta (key text primary key, value text not null) without rowid;
    create table if not exists files (id integer primary key, path text not null unique, size integer not null, mtime integer not null,
      hash text not null, language text not null, state integer not null, outline text not null, code integer not null,
      comment integer not null, string integer not null, change integer not null);
    create table if not exists words (id integer primary key, path text not null unique, words blob not null, counts blob not null);
    create table if not exists gone (path text primary key, change integer not null) without rowid;
    create index if not exists files_change on files (change);
  `)
  return db
}
