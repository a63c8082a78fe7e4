import { type FSWatcher, statSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { listFolder, type FoundFile } from '../files/walk.ts'
import { lack } from '../contract/lacks.ts'
import type { CodeIndex } from '../index/code-index.ts'

/** Saving a file is several events; what belongs together comes within this. */
const QUIET_MS = 40
/** A checkout goes on and on: it is looked at in the middle, too. */
const LONGEST_MS = 1_000
/** More changed folders than this, and the whole is looked at as one batch: a branch was switched. */
const BATCH_FOLDERS = 60
/** More folders than a system lets one watch. */
const MOST_FOLDERS = 20_000
/** The system's way to say that one more is too many. */
const TOO_MANY = new Set(['ENOSPC', 'EMFILE', 'ENFILE', 'ENOMEM'])

/** A folder that was removed and made anew is another one, though its name is the same: nobody tells of it. */
interface Followed {
  watcher: FSWatcher
  /** Its number, and when it was made: numbers are given again. */
  identity: string
}

/** Follows the folders of a root and tells its index what changed. Where that cannot be done the index says why, and is checked instead. */
export class RootWatcher {
  readonly #index: CodeIndex
  readonly #most: number
  readonly #watchers = new Map<string, Followed>()
  /** Folders that are not ours to read: nothing in them is indexed either. */
  readonly #closedToUs = new Set<string>()
  #changed = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #since = 0
  #looking: Promise<void> = Promise.resolve()
  #closed = false

  constructor(index: CodeIndex, most = MOST_FOLDERS) {
    this.#index = index
    this.#most = most
  }

  /** After the first walk. What changed while nobody followed yet is found by a second one. */
  async start(): Promise<void> {
    if (this.#closed) return
    this.#follow(this.#index.folders)
    await this.#index.refresh()
  }

  close(): void {
    this.#closed = true
    this.#giveUp('')
  }

  /** Resolves when everything that happened before the call is in the index. */
  async caughtUp(): Promise<void> {
    await this.#index.settled()
    if (this.#closed) return
    if (!this.#index.watching) return this.#index.unwatched === '' ? undefined : this.#index.refresh()
    // What the system has to tell is heard once the loop has gone around.
    await breathe()
    if (!this.#isSame('')) this.#note('')
    if (this.#changed.size > 0) this.#look()
    await this.#looking
    await this.#index.settled()
  }

  #follow(folders: readonly string[]): void {
    if (folders.length > this.#most)
      return this.#giveUp(lack('too-many-folders', { folders: folders.length, most: this.#most }))
    const isFirst = !this.#index.watching
    const wanted = new Set(folders)
    for (const [folder, { watcher }] of this.#watchers)
      if (!wanted.has(folder) || !this.#isSame(folder)) {
        watcher.close()
        this.#watchers.delete(folder)
      }
    for (const folder of folders) {
      if (this.#watchers.has(folder)) continue
      if (!this.#watch(folder)) return this.#giveUp(lack('no-more-watches', {}))
      // It may have been filled before it was followed.
      if (!isFirst && this.#watchers.has(folder)) this.#note(folder)
    }
    this.#index.watching = true
    this.#index.unwatched = ''
  }

  #giveUp(why: string): void {
    clearTimeout(this.#timer)
    this.#changed = new Set()
    for (const { watcher } of this.#watchers.values()) watcher.close()
    this.#watchers.clear()
    this.#index.watching = false
    this.#index.unwatched = why
  }

  /** False where the system refuses to let us watch any more. */
  #watch(folder: string): boolean {
    try {
      const watcher = watch(join(this.#index.root, folder), { persistent: false }, () => this.#note(folder))
      watcher.on('error', () => this.#unwatch(folder))
      this.#watchers.set(folder, { watcher, identity: this.#identityOf(folder) })
      this.#closedToUs.delete(folder)
      return true
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (code === 'EACCES' || code === 'EPERM') this.#closedToUs.add(folder)
      return !TOO_MANY.has(code)
    }
  }

  #unwatch(folder: string): void {
    this.#watchers.get(folder)?.watcher.close()
    this.#watchers.delete(folder)
    this.#note(parentOf(folder))
  }

  #identityOf(folder: string): string {
    const stat = statSync(join(this.#index.root, folder), { throwIfNoEntry: false })
    return stat === undefined ? '' : `${stat.ino} ${stat.birthtimeMs}`
  }

  /** Whether a folder that is followed is still the one that lies there. */
  #isSame(folder: string): boolean {
    const followed = this.#watchers.get(folder)
    return followed === undefined || followed.identity === this.#identityOf(folder)
  }

  #note(folder: string): void {
    if (this.#closed) return
    const now = performance.now()
    if (this.#changed.size === 0) this.#since = now
    this.#changed.add(folder)
    clearTimeout(this.#timer)
    const wait = Math.max(0, Math.min(QUIET_MS, this.#since + LONGEST_MS - now))
    this.#timer = setTimeout(() => this.#look(), wait).unref()
  }

  #look(): void {
    clearTimeout(this.#timer)
    const folders = [...this.#changed]
    this.#changed = new Set()
    const listed = folders.length > BATCH_FOLDERS ? undefined : this.#list(folders)
    const before = this.#looking
    const look = async () => {
      await before
      if (listed !== undefined) return this.#index.update(listed.files, listed.gone)
      await this.#index.refresh()
      if (!this.#closed) this.#follow(this.#index.folders)
    }
    this.#looking = look()
  }

  /** What the changed folders hold now; undefined where folders came or went or the rules changed. */
  #list(folders: readonly string[]): { files: FoundFile[]; gone: string[] } | undefined {
    const files: FoundFile[] = []
    const gone: string[] = []
    const changed = new Map(folders.map((folder) => [folder, listFolder(this.#index.root, folder)]))
    for (const [folder, listed] of changed) {
      if (!this.#isSame(folder) || listed.folders.some((each) => !this.#isSame(each))) return undefined
      if (listed.folders.some((each) => !this.#watchers.has(each) && !this.#closedToUs.has(each))) return undefined
      if (this.#hasLostFolder(folder, listed.folders)) return undefined
      for (const file of listed.files) {
        const known = this.#index.files.get(file.path)?.stored
        if (file.path.endsWith('.gitignore') && known?.mtime !== file.mtime) return undefined
        files.push(file)
      }
    }
    const there = new Set(files.map(({ path }) => path))
    for (const path of this.#index.files.keys()) if (changed.has(parentOf(path)) && !there.has(path)) gone.push(path)
    return { files, gone }
  }

  #hasLostFolder(folder: string, there: readonly string[]): boolean {
    const now = new Set(there)
    for (const watched of this.#watchers.keys())
      if (watched !== '' && parentOf(watched) === folder && !now.has(watched)) return true
    return false
  }
}

function parentOf(path: string): string {
  const parent = dirname(path)
  return parent === '.' ? '' : parent
}
