import { Corpus } from '../ranking/corpus.ts'
import type { Blobs, Git } from '../ranking/git/git.ts'
import { readRankedFile } from '../ranking/files/read-file.ts'
import { kindOf } from '../ranking/files/kind.ts'
import type { History } from '../ranking/history/history.ts'
import { ancestorsOf, HistoryView } from '../ranking/history/history-view.ts'
import type { Repository } from '../ranking/repository.ts'

const MOST_BYTES = 400_000

/** A repository as it was at one commit after the other. Only what differs between two of them is read. */
export class PastRepository {
  readonly #git: Git
  readonly #blobs: Blobs
  readonly #history: History
  readonly #corpus = new Corpus()
  readonly #texts = new Map<string, string>()
  #there = new Map<string, string>()

  constructor(git: Git, history: History) {
    this.#git = git
    this.#blobs = git.blobs()
    this.#history = history
  }

  /** The files at a commit, and what could be known of the past when it was made. */
  async at(commit: string, now: number, signal?: AbortSignal): Promise<Repository> {
    const files = await this.#filesAt(commit, signal)
    for (const path of this.#there.keys())
      if (!files.has(path)) {
        this.#corpus.delete(path)
        this.#texts.delete(path)
      }
    for (const [path, blob] of files) if (this.#there.get(path) !== blob) await this.#read(path, blob)
    this.#there = files
    const past = ancestorsOf(this.#history, commit)
    return {
      corpus: this.#corpus,
      history: new HistoryView(this.#history, ({ id }) => past.has(id), now),
      textOf: (path) => this.#texts.get(path),
    }
  }

  close(): void {
    this.#blobs.close()
  }

  async #read(path: string, blob: string): Promise<void> {
    const text = await this.#blobs.read(blob)
    if (text === undefined) return
    this.#corpus.set(readRankedFile(path, text))
    this.#texts.set(path, text)
  }

  /** Code and tests by path; links, submodules and huge files are left out. */
  async #filesAt(commit: string, signal?: AbortSignal): Promise<Map<string, string>> {
    const listed = await this.#git.text(['ls-tree', '-r', '-l', '-z', '--full-tree', commit], signal)
    const files = new Map<string, string>()
    for (const entry of listed.split('\0')) {
      const [, blob, size, path] = /^100\d{3} blob (\w+) +(\d+)\t([^]+)$/.exec(entry) ?? []
      if (blob === undefined || path === undefined || Number(size) > MOST_BYTES) continue
      if (kindOf(path) !== 'other') files.set(path, blob)
    }
    return files
  }
}
