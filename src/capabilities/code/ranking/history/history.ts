import { saysNothing } from '../words/commit-words.ts'
import { termsOf } from '../words/terms.ts'
import type { Commit } from './commit.ts'

/** A commit that touches more says little about any of them. */
const MOST_FILES = 40
/** Changes made by rote: they touch files for reasons of their own. */
const BY_ROTE =
  /^(?:release|bump|version|merge|revert|v?\d+\.\d+)|\b(?:bump|prettier|gofmt|rustfmt|eslint|lint(?:er|ing)?|re-?format(?:ted|ting)?|code style|changelog|version packages|copyright|license header|typos?|auto-?generated|regenerated?|pre-commit)\b/iu

/** A commit with terms and paths as numbers. */
export interface PastCommit {
  id: string
  parents: readonly string[]
  time: number
  terms: Int32Array
  files: Int32Array
  /** Pairs: the path before, the path after. */
  renames: Int32Array
  /** Speaks for its files; others only carry renames. */
  speaks: boolean
}

/** What was changed when and why, newest first. Holds everything ever read; a view says what of it counts. */
export class History {
  readonly commits: PastCommit[] = []
  readonly #terms = new Map<string, number>()
  readonly #paths = new Map<string, number>()
  readonly paths: string[] = []

  constructor(commits: readonly Commit[] = []) {
    this.add(commits)
  }

  /** Older ones than all there are. */
  add(commits: readonly Commit[]): void {
    for (const commit of commits) this.commits.push(this.#take(commit))
  }

  termOf(term: string): number | undefined {
    return this.#terms.get(term)
  }

  get termCount(): number {
    return this.#terms.size
  }

  pathOf(path: string): number | undefined {
    return this.#paths.get(path)
  }

  #take({ id, parents, time, subject, files }: Commit): PastCommit {
    const terms = new Set<string>()
    for (const word of subject.match(/[\p{L}\p{N}_$]+/gu) ?? [])
      if (!saysNothing(word.toLowerCase())) for (const term of termsOf(word)) terms.add(term)
    const renames = files.flatMap(({ path, from }) => (from === undefined ? [] : [this.#path(from), this.#path(path)]))
    return {
      id,
      parents,
      time,
      terms: Int32Array.from(terms, (term) => numberOf(this.#terms, term)),
      files: Int32Array.from(files, ({ path }) => this.#path(path)),
      renames: Int32Array.from(renames),
      speaks: files.length > 0 && files.length <= MOST_FILES && !BY_ROTE.test(subject),
    }
  }

  #path(path: string): number {
    const id = numberOf(this.#paths, path)
    if (id === this.paths.length) this.paths.push(path)
    return id
  }
}

function numberOf(map: Map<string, number>, key: string): number {
  const known = map.get(key)
  if (known !== undefined) return known
  const id = map.size
  map.set(key, id)
  return id
}
