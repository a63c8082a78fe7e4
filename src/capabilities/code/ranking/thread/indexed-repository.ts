import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { IndexStore, type StoredFile } from '../../index/index-store.ts'
import { Corpus } from '../corpus.ts'
import { MOST_BYTES, rankedFileOf } from '../files/ranked-file.ts'
import { SourceText } from '../files/source-text.ts'
import type { HistoryView } from '../history/history-view.ts'
import type { Repository } from '../repository.ts'
import type { RankerData } from './messages.ts'

interface Held {
  version: string
  source: SourceText
}

/** Characters of text that are held, whatever the size of the repository. */
const MOST_HELD = 24_000_000

/** What the index on disk says of a repository, ready to be ranked; nothing is parsed again. */
export class IndexedRepository {
  readonly #root: string
  readonly #store: IndexStore
  readonly #corpus = new Corpus()
  readonly #files = new Map<string, StoredFile>()
  /** The texts asked for lately, the latest last. */
  readonly #sources = new Map<string, Held>()
  #held = 0

  constructor({ root, folder }: RankerData) {
    this.#root = root
    this.#store = new IndexStore(folder, root)
    for (const file of this.#store.all()) this.#files.set(file.path, file)
    this.#take(undefined)
  }

  /** Takes over what was written since, by whichever process. */
  catchUp(): void {
    const news = this.#store.changes()
    if (news === undefined) return
    for (const path of news.gone) {
      this.#files.delete(path)
      this.#corpus.delete(path)
    }
    for (const file of news.files) this.#files.set(file.path, file)
    this.#take(news.files.map(({ path }) => path))
  }

  with(history: HistoryView | undefined): Repository {
    return {
      corpus: this.#corpus,
      ...(history !== undefined && { history }),
      sourceOf: (path) => this.#source(path),
    }
  }

  #take(paths: readonly string[] | undefined): void {
    for (const { path, words, counts } of this.#store.words(paths)) {
      const file = this.#files.get(path)
      if (file !== undefined) this.#corpus.set(rankedFileOf({ ...file, words, counts }))
    }
  }

  /** As it is now; undefined when it is gone, or was never meant to be read. */
  #source(path: string): SourceText | undefined {
    const file = join(this.#root, path)
    const stored = this.#files.get(path)
    const stat = statSync(file, { throwIfNoEntry: false })
    if (stored === undefined || stat?.isFile() !== true || stat.size > MOST_BYTES) return undefined
    const version = `${stat.mtimeMs} ${stat.size} ${stored.hash}`
    const known = this.#sources.get(path)
    if (known?.version === version) {
      this.#sources.delete(path)
      this.#sources.set(path, known)
      return known.source
    }
    try {
      return this.#hold(path, version, new SourceText(readFileSync(file, 'utf8'), stored.outline))
    } catch {
      return undefined
    }
  }

  #hold(path: string, version: string, source: SourceText): SourceText {
    this.#drop(path)
    this.#sources.set(path, { version, source })
    this.#held += source.text.length
    for (const oldest of this.#sources.keys()) {
      if (this.#held <= MOST_HELD || oldest === path) break
      this.#drop(oldest)
    }
    return source
  }

  #drop(path: string): void {
    this.#held -= this.#sources.get(path)?.source.text.length ?? 0
    this.#sources.delete(path)
  }
}
