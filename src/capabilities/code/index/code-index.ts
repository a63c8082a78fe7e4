import { join } from 'node:path'
import { readPlain } from '../files/read-plain.ts'
import type { FoundFile } from '../files/walk.ts'
import { walk } from '../files/walk.ts'
import { hasGrammar } from '../languages/load-grammar.ts'
import { type IndexStatus } from './index-status.ts'
import { IndexStore, type StoredFile } from './index-store.ts'
import { ParsePool } from './parse-pool.ts'
import type { ParseDone } from './parse-worker.ts'
import { FILE_STATES, type FileState, type ParsedFile } from './parsed-file.ts'
import { Ranker } from '../ranking/thread/ranker.ts'
import { type ScriptLimits, ScriptReferences } from '../references/script/script-references.ts'
import { IndexedFile, SymbolTable } from './symbol-table.ts'
import { WordIndex } from './word-index.ts'

export interface CodeIndexOptions {
  /** The real path of the repository. */
  root: string
  /** Where the index of this root is kept. */
  folder: string
  /** Where further grammars may lie. */
  grammarFolder: string
  /** How much the TypeScript compiler may take, and how long it stays. */
  compiler?: Partial<ScriptLimits>
}

/** So much is collected before it is written: a kill loses at most this, and it is read again. */
const WRITE_BYTES = 4_000_000

/** What is known of one repository. Opened once for each root in a process and shared by all who ask. */
export class CodeIndex {
  readonly root: string
  readonly files = new Map<string, IndexedFile>()
  readonly symbols = new SymbolTable(this.files)
  readonly words: WordIndex
  readonly scripts: ScriptReferences
  readonly ranker: Ranker
  /** Counts every change, so that what was worked out of the index can be kept until the next one. */
  change = 0
  readonly #store: IndexStore
  readonly #pool: ParsePool
  #state: IndexStatus['state'] = 'indexing'
  #done = 0
  #total = 0
  #lastError = ''
  #folders: readonly string[] = []
  #unreadable: readonly string[] = []
  #round: Promise<void> = Promise.resolve()
  #closed = false
  watching = false
  /** Why what happens to the files cannot be followed; empty while it can, or while nobody tries. */
  unwatched = ''

  constructor({ root, folder, grammarFolder, compiler }: CodeIndexOptions) {
    this.root = root
    this.ranker = new Ranker({ root, folder })
    this.scripts = new ScriptReferences(this, compiler)
    this.#pool = new ParsePool({ root, grammarFolder })
    this.#store = new IndexStore(folder, root)
    this.words = new WordIndex(this.#store)
    const installed = installedSince(grammarFolder)
    for (const file of this.#store.all())
      this.files.set(file.path, new IndexedFile(installed(file) ? { ...file, ...NEVER_READ } : file))
    // A first indexing will need the threads at once; a later one most likely not at all.
    if (this.files.size === 0) this.#pool.warm()
  }

  /** Folders that were walked the last time, for whoever watches them. */
  get folders(): readonly string[] {
    return this.#folders
  }

  /** Resolves when what was going on is over, well or not. */
  settled(): Promise<void> {
    return this.#round
  }

  /** Looks at the whole repository and reads what has changed. Rounds follow each other. */
  refresh(): Promise<void> {
    return this.#after(async () => {
      const found = await walk(this.root)
      this.#folders = found.folders
      this.#unreadable = found.unreadable
      const there = new Set(found.files.map(({ path }) => path))
      const gone = [...this.files.keys()].filter((path) => !there.has(path))
      await this.#take(found.files, gone)
    })
  }

  /** Reads these files again, where they have changed; `gone` are taken out. */
  update(files: readonly FoundFile[], gone: readonly string[]): Promise<void> {
    return this.#after(() => this.#take(files, gone))
  }

  /** Takes over what other processes have written meanwhile. */
  catchUp(): void {
    const news = this.#state === 'indexing' || this.#closed ? undefined : this.#store.changes()
    if (news === undefined) return
    this.#apply(news.files, news.gone)
  }

  status(): IndexStatus {
    const states = Object.fromEntries(FILE_STATES.map((state) => [state, 0])) as Record<FileState, number>
    const languages: Record<string, number> = {}
    const withoutGrammar = new Set<string>()
    for (const { stored } of this.files.values()) {
      states[stored.state]++
      if (stored.language !== '') languages[stored.language] = (languages[stored.language] ?? 0) + 1
      if (stored.state === 'no-grammar') withoutGrammar.add(stored.language)
    }
    return {
      state: this.#state,
      files: this.files.size,
      done: this.#done,
      total: this.#total,
      states,
      languages,
      withoutGrammar: [...withoutGrammar].toSorted(),
      watching: this.watching,
      unwatched: this.unwatched,
      unreadable: this.#unreadable,
      lastError: this.#lastError,
    }
  }

  countSymbols(): number {
    let count = 0
    for (const { outline } of this.files.values()) count += outline.symbols.length
    return count
  }

  /** The text of an indexed file as it is now; undefined when it is gone. */
  read(path: string): Promise<string | undefined> {
    return readPlain(join(this.root, path)).then(
      (bytes) => bytes?.toString('utf8'),
      () => undefined,
    )
  }

  /** So long a history that is being read may go on. */
  async close(patienceMs = 0): Promise<void> {
    this.#closed = true
    await Promise.all([this.#pool.stop(), this.scripts.close(), this.ranker.close(patienceMs)])
    await this.#round
    this.#store.close()
  }

  #after(work: () => Promise<void>): Promise<void> {
    const before = this.#round
    const round = async () => {
      await before
      if (this.#closed) return
      this.#state = 'indexing'
      this.#done = 0
      this.#total = 0
      try {
        await work()
        this.#state = 'ready'
        this.#lastError = ''
      } catch (error) {
        // What was read before stays; the status says that something is missing.
        this.#state = 'failed'
        this.#lastError = error instanceof Error ? error.message : 'unknown'
      }
    }
    this.#round = round()
    return this.#round
  }

  async #take(found: readonly FoundFile[], gone: readonly string[]): Promise<void> {
    const changed = found
      .filter(({ path, size, mtime }) => !isSame(this.files.get(path)?.stored, size, mtime))
      .map((file) => Object.assign(file, this.#hashOf(file.path)))
    this.#total = changed.length
    const known = gone.filter((path) => this.files.has(path))
    if (known.length > 0) this.#write([], known)
    let waiting: ParsedFile[] = []
    let bytes = 0
    const flush = () => {
      this.#write(waiting, [])
      waiting = []
      bytes = 0
    }
    await this.#pool.parse(changed, (done: ParseDone) => {
      this.#done += done.files.length + done.same.length + done.gone.length
      this.#touch(done.same)
      if (done.gone.length > 0) this.#write([], done.gone)
      for (const file of done.files) {
        waiting.push(file)
        bytes += file.outline.length + file.words.length
      }
      if (bytes > WRITE_BYTES) flush()
    })
    flush()
  }

  #hashOf(path: string): { hash?: string } {
    const hash = this.files.get(path)?.stored.hash
    return hash === undefined || hash === '' ? {} : { hash }
  }

  #touch(same: readonly FoundFile[]): void {
    this.#store.touch(same)
    for (const { path, mtime } of same) {
      const file = this.files.get(path)
      if (file !== undefined) file.stored.mtime = mtime
    }
  }

  #write(files: readonly ParsedFile[], gone: readonly string[]): void {
    if (this.#closed) return
    this.#store.write(files, gone)
    this.#apply(files, gone)
  }

  #apply(files: readonly (StoredFile | ParsedFile)[], gone: readonly string[]): void {
    if (files.length === 0 && gone.length === 0) return
    for (const path of gone) this.#forget(path)
    for (const { path, size, mtime, hash, language, state, outline, lengths } of files) {
      this.#forget(path)
      const file = new IndexedFile({ path, size, mtime, hash, language, state, outline, lengths })
      this.files.set(path, file)
      this.symbols.add(file)
    }
    this.words.changed([...gone, ...files.map(({ path }) => path)])
    this.change++
  }

  #forget(path: string): void {
    const file = this.files.get(path)
    if (file === undefined) return
    this.symbols.remove(file)
    this.files.delete(path)
  }
}

/** As no file is: it is read at the next round. */
const NEVER_READ = { mtime: -1, hash: '' }

/** Whether a file had no outline for want of a grammar that is there by now. */
function installedSince(folder: string): (file: StoredFile) => boolean {
  const known = new Map<string, boolean>()
  return ({ state, language }) => {
    if (state !== 'no-grammar') return false
    const isThere = known.get(language) ?? hasGrammar(language, folder)
    known.set(language, isThere)
    return isThere
  }
}

function isSame(known: StoredFile | undefined, size: number, mtime: number): boolean {
  return known !== undefined && known.size === size && known.mtime === mtime
}
