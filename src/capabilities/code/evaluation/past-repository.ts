import { isSecretPath } from '../files/secrets.ts'
import { FileParser } from '../index/parse-file.ts'
import { Corpus } from '../ranking/corpus.ts'
import type { Blobs, Git } from '../ranking/git/git.ts'
import { kindOf } from '../ranking/files/kind.ts'
import { rankedFileOf } from '../ranking/files/ranked-file.ts'
import { SourceText } from '../ranking/files/source-text.ts'
import type { History } from '../ranking/history/history.ts'
import { ancestorsOf, HistoryView } from '../ranking/history/history-view.ts'
import type { Repository } from '../ranking/repository.ts'

interface PastFile {
  blob: string
  size: number
}

/** A repository as it was at one commit after the other. Only what differs between two of them is read, as the index would read it. */
export class PastRepository {
  readonly #git: Git
  readonly #blobs: Blobs
  readonly #history: History
  readonly #parser = new FileParser('', '')
  readonly #corpus = new Corpus()
  readonly #sources = new Map<string, SourceText>()
  #there = new Map<string, PastFile>()

  constructor(git: Git, history: History) {
    this.#git = git
    this.#blobs = git.blobs()
    this.#history = history
  }

  /** The files at a commit, and what could be known of the past when it was made. */
  async at(commit: string, signal?: AbortSignal): Promise<Repository> {
    const files = await this.#filesAt(commit, signal)
    for (const path of this.#there.keys())
      if (!files.has(path)) {
        this.#corpus.delete(path)
        this.#sources.delete(path)
      }
    for (const [path, file] of files) if (this.#there.get(path)?.blob !== file.blob) await this.#take(path, file)
    this.#there = files
    const past = ancestorsOf(this.#history, commit)
    return {
      corpus: this.#corpus,
      history: new HistoryView(this.#history, ({ id }) => past.has(id)),
      sourceOf: (path) => this.#sources.get(path),
    }
  }

  close(): void {
    this.#blobs.close()
  }

  async #take(path: string, { blob, size }: PastFile): Promise<void> {
    const bytes = await this.#blobs.read(blob)
    if (bytes === undefined) return
    const parsed = await this.#parser.parseBytes({ path, size, mtime: 0 }, bytes)
    this.#corpus.set(rankedFileOf(parsed))
    this.#sources.set(path, new SourceText(bytes.toString('utf8'), parsed.outline))
  }

  /** Code and tests by path, as the index would find them; links and submodules are left out. */
  async #filesAt(commit: string, signal?: AbortSignal): Promise<Map<string, PastFile>> {
    const listed = await this.#git.text(['ls-tree', '-r', '-l', '-z', '--full-tree', commit], signal)
    const files = new Map<string, PastFile>()
    for (const entry of listed.split('\0')) {
      const [, blob, size, path] = /^100\d{3} blob (\w+) +(\d+)\t([^]+)$/.exec(entry) ?? []
      if (blob === undefined || path === undefined || isSecretPath(path)) continue
      if (kindOf(path) !== 'other') files.set(path, { blob, size: Number(size) })
    }
    return files
  }
}
