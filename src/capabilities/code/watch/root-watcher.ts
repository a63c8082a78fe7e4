import { type FSWatcher, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFolder, type FoundFile } from '../files/walk.ts'
import type { CodeIndex } from '../index/code-index.ts'

/** Saving a file is several events; what belongs together comes within this. */
const QUIET_MS = 40
/** A checkout goes on and on: it is looked at in the middle, too. */
const LONGEST_MS = 1_000
/** More changed folders than this, and the whole is looked at as one batch: a branch was switched. */
const BATCH_FOLDERS = 60
/** More folders than a system lets one watch. */
const MOST_FOLDERS = 20_000

/** Follows the folders of a root and tells its index what changed. Where that cannot be done the index says `watching: false`. */
export class RootWatcher {
  readonly #index: CodeIndex
  readonly #watchers = new Map<string, FSWatcher>()
  #changed = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #since = 0
  #closed = false

  constructor(index: CodeIndex) {
    this.#index = index
  }

  start(): void {
    if (this.#closed) return
    this.#follow(this.#index.folders)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    for (const watcher of this.#watchers.values()) watcher.close()
    this.#watchers.clear()
    this.#index.watching = false
  }

  #follow(folders: readonly string[]): void {
    if (folders.length > MOST_FOLDERS) return this.close()
    const wanted = new Set(folders)
    for (const [folder, watcher] of this.#watchers)
      if (!wanted.has(folder)) {
        watcher.close()
        this.#watchers.delete(folder)
      }
    for (const folder of folders) if (!this.#watch(folder)) return this.close()
    this.#index.watching = true
  }

  /** False where the system refuses to let us watch. */
  #watch(folder: string): boolean {
    if (this.#watchers.has(folder)) return true
    try {
      const watcher = watch(join(this.#index.root, folder), { persistent: false }, () => this.#note(folder))
      watcher.on('error', () => this.#unwatch(folder))
      this.#watchers.set(folder, watcher)
      return true
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : ''
      return code === 'ENOENT' || code === 'ENOTDIR'
    }
  }

  #unwatch(folder: string): void {
    this.#watchers.get(folder)?.close()
    this.#watchers.delete(folder)
    this.#note(dirname(folder) === '.' ? '' : dirname(folder))
  }

  #note(folder: string): void {
    if (this.#closed) return
    const now = performance.now()
    if (this.#changed.size === 0) this.#since = now
    this.#changed.add(folder)
    clearTimeout(this.#timer)
    const wait = Math.max(0, Math.min(QUIET_MS, this.#since + LONGEST_MS - now))
    this.#timer = setTimeout(() => void this.#look(), wait).unref()
  }

  async #look(): Promise<void> {
    const folders = [...this.#changed]
    this.#changed = new Set()
    const listed = folders.length > BATCH_FOLDERS ? undefined : this.#list(folders)
    if (listed === undefined) {
      await this.#index.refresh()
      if (!this.#closed) this.#follow(this.#index.folders)
    } else await this.#index.update(listed.files, listed.gone)
  }

  /** What the changed folders hold now; undefined where folders came or went or the rules changed. */
  #list(folders: readonly string[]): { files: FoundFile[]; gone: string[] } | undefined {
    const files: FoundFile[] = []
    const gone: string[] = []
    for (const folder of folders) {
      const listed = listFolder(this.#index.root, folder)
      if (listed.folders.some((each) => !this.#watchers.has(each))) return undefined
      if (this.#hasLostFolder(folder, listed.folders)) return undefined
      const there = new Set(listed.files.map(({ path }) => path))
      for (const path of this.#index.files.keys()) {
        const isHere = (dirname(path) === '.' ? '' : dirname(path)) === folder
        if (isHere && !there.has(path)) gone.push(path)
      }
      for (const file of listed.files) {
        const known = this.#index.files.get(file.path)?.stored
        if (file.path.endsWith('.gitignore') && known?.mtime !== file.mtime) return undefined
        files.push(file)
      }
    }
    return { files, gone }
  }

  #hasLostFolder(folder: string, there: readonly string[]): boolean {
    const now = new Set(there)
    for (const watched of this.#watchers.keys())
      if (watched !== '' && (dirname(watched) === '.' ? '' : dirname(watched)) === folder && !now.has(watched))
        return true
    return false
  }
}
