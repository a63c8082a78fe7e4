import { basename, dirname, join } from 'node:path/posix'
import type { Corpus } from '../corpus.ts'

const ENTRY = new Set(['index', '__init__', 'mod', 'lib', 'main'])
const RELATIVE = /^\.{1,2}(?:\/|$)/
const TEST_PARTS = /^(?:test_|tests?$)|[._-](?:tests?|spec|e2e|test-d|unit)$|Tests?$|_test$|_spec$/u

/** Who imports whom, and which source a test is of. Worked out once for each state of a corpus. */
export class FileGraph {
  readonly #corpus: Corpus
  /** Files by base name without endings; entry files by their folder's name. */
  readonly #byName = new Map<string, string[]>()
  readonly #imports = new Map<string, readonly string[]>()
  readonly #tested = new Map<string, readonly string[]>()
  readonly change: number

  constructor(corpus: Corpus) {
    this.#corpus = corpus
    this.change = corpus.change
    for (const { path, kind } of corpus.documents()) {
      if (kind === 'other') continue
      const [bare, folder] = namesOf(path)
      this.#add(bare, path)
      // A package of Go is a folder; elsewhere a folder is spoken of by its entry file.
      if (ENTRY.has(bare) || path.endsWith('.go')) this.#add(folder, path)
    }
  }

  importsOf(path: string): readonly string[] {
    const known = this.#imports.get(path)
    if (known !== undefined) return known
    const found = new Set((this.#corpus.get(path)?.imports ?? []).flatMap((spec) => this.#resolve(path, spec)))
    found.delete(path)
    const list = [...found].slice(0, 100)
    this.#imports.set(path, list)
    return list
  }

  /** The files a test is most likely about: those of its name, else what it imports. */
  testedBy(path: string): readonly string[] {
    const known = this.#tested.get(path)
    if (known !== undefined) return known
    const bare = basename(path)
      .replace(/\.\w+$/, '')
      .replace(TEST_PARTS, '')
      .replace(/^test_/, '')
    const named = (this.#byName.get(bare.toLowerCase()) ?? []).filter(
      (each) => this.#corpus.get(each)?.kind === 'source',
    )
    const near = named.length < 2 ? named : nearest(path, named)
    const found = near.length > 0 ? near : this.importsOf(path).slice(0, 6)
    this.#tested.set(path, found)
    return found
  }

  #add(name: string, path: string): void {
    const known = this.#byName.get(name)
    if (known === undefined) this.#byName.set(name, [path])
    else known.push(path)
  }

  #resolve(from: string, spec: string): string[] {
    const isRelative = RELATIVE.test(spec)
    const whole = isRelative ? join(dirname(from), spec) : spec
    const parts = whole
      .split(/[/.:\\]+/)
      .filter((part) => part !== '' && part !== 'crate' && part !== 'self' && part !== 'super')
    if (isRelative && /\.\w+$/.test(basename(spec))) parts.pop()
    const found = this.#endingIn(parts, isRelative)
    // `from a.b import c` and `use a::b::C` name something in a file.
    return found.length > 0 || isRelative ? found : this.#endingIn(parts.slice(0, -1), false)
  }

  #endingIn(parts: readonly string[], whole: boolean): string[] {
    const last = parts.at(-1)?.toLowerCase()
    if (last === undefined) return []
    const wanted = parts.map((part) => part.toLowerCase())
    const scored = (this.#byName.get(last) ?? []).map((path) => ({ path, shared: sharedEnd(path, wanted) }))
    const best = scored.reduce((most, { shared }) => Math.max(most, shared), 0)
    if (best < Math.min(wanted.length, whole ? wanted.length : 2)) return []
    return scored
      .filter(({ shared }) => shared === best)
      .map(({ path }) => path)
      .slice(0, 8)
  }
}

/** How many of the last parts of an import are the last parts of a path. */
function sharedEnd(path: string, wanted: readonly string[]): number {
  const parts = path.toLowerCase().split('/')
  const bare = (parts.pop() ?? '').replace(/\.[^/]*$/, '')
  if (wanted.at(-1) === bare || !(ENTRY.has(bare) || path.endsWith('.go'))) parts.push(bare)
  let shared = 0
  while (shared < wanted.length && parts.at(-1 - shared) === wanted.at(-1 - shared)) shared++
  return shared
}

function namesOf(path: string): [string, string] {
  return [basename(path).replace(/\..*$/, '').toLowerCase(), basename(dirname(path)).toLowerCase()]
}

/** Those that share the most folders with a path. */
function nearest(path: string, others: readonly string[]): string[] {
  const folders = new Set(dirname(path).split('/'))
  const shared = others.map(
    (other) =>
      dirname(other)
        .split('/')
        .filter((folder) => folders.has(folder)).length,
  )
  const best = Math.max(...shared)
  return others.filter((_, n) => shared[n] === best).slice(0, 3)
}
