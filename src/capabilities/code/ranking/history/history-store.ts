import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ChangedFile, Commit } from './commit.ts'

/** Raised whenever the stored form or what is read of a commit changes: a history of another version is read anew. */
const SCHEMA_VERSION = 1
const BUSY_MS = 2_000

interface Row {
  id: string
  parents: string
  time: number
  subject: string
  files: string
}

/**
 * What commits say, by their ids, on disk. A commit never changes, so whatever happens to branches nothing in here
 * becomes wrong: only which of them count, and in which order, is asked of git again.
 */
export class HistoryStore {
  readonly #db: DatabaseSync

  /** `source` says what the commits were read from: those of another one are thrown away. */
  constructor(folder: string, source: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.#db = openSame(join(folder, 'history.db'), `${SCHEMA_VERSION} ${source}`)
  }

  ids(): Set<string> {
    return new Set((this.#db.prepare('select id from commits').all() as { id: string }[]).map(({ id }) => id))
  }

  /** All or nothing: a kill leaves what was there before. */
  put(commits: readonly Commit[]): void {
    const put = this.#db.prepare(
      'insert or replace into commits (id, parents, time, subject, files) values (?, ?, ?, ?, ?)',
    )
    this.#whole(() => {
      for (const { id, parents, time, subject, files } of commits)
        put.run(id, parents.join(' '), time, subject, JSON.stringify(files))
    })
  }

  /** The ids that were the history of the last HEAD seen, newest first. */
  order(): string[] {
    const row = this.#db.prepare(`select value from meta where key = 'order'`).get() as { value: string } | undefined
    return row === undefined || row.value === '' ? [] : row.value.split(' ')
  }

  /** From now on these are the history. Others stay for the next switch of branches, but not for ever. */
  setOrder(order: readonly string[], most: number): void {
    const kept = new Set(order)
    this.#whole(() => {
      this.#db.prepare(`insert or replace into meta (key, value) values ('order', ?)`).run(order.join(' '))
      const there = this.ids()
      if (there.size <= most) return
      const drop = this.#db.prepare('delete from commits where id = ?')
      for (const id of there) if (!kept.has(id)) drop.run(id)
    })
  }

  commits(): Map<string, Commit> {
    const rows = this.#db.prepare('select * from commits').all() as unknown[]
    return new Map(rows.map((row) => commitOf(row as Row)).map((commit) => [commit.id, commit]))
  }

  close(): void {
    if (this.#db.isOpen) this.#db.close()
  }

  #whole(write: () => void): void {
    this.#db.exec('begin immediate')
    try {
      write()
      this.#db.exec('commit')
    } catch (error) {
      this.#db.exec('rollback')
      throw error
    }
  }
}

function commitOf({ id, parents, time, subject, files }: Row): Commit {
  const named = JSON.parse(files) as ChangedFile[]
  return { id, parents: parents === '' ? [] : parents.split(' '), time, subject, files: named }
}

/** What is in pieces, or of something else, is thrown away: git has it all. */
function openSame(file: string, madeFor: string): DatabaseSync {
  for (const isLast of [false, true]) {
    let db: DatabaseSync | undefined
    try {
      db = new DatabaseSync(file, { timeout: BUSY_MS })
      db.exec(`
        pragma journal_mode = wal;
        pragma synchronous = normal;
        create table if not exists meta (key text primary key, value text not null) without rowid;
        create table if not exists commits (id text primary key, parents text not null, time integer not null,
          subject text not null, files text not null) without rowid;
      `)
      db.prepare(`insert or ignore into meta (key, value) values ('made-for', ?)`).run(madeFor)
      const row = db.prepare(`select value from meta where key = 'made-for'`).get() as { value: string }
      if (row.value === madeFor) return db
    } catch (error) {
      if (isLast || isBusy(error)) throw error
    }
    db?.close()
    for (const tail of ['', '-wal', '-shm']) rmSync(`${file}${tail}`, { force: true })
  }
  throw new Error('the history cannot be opened')
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 6)
}
