import { dirname } from 'node:path'
import type { IndexedFile } from '../../index/symbol-table.ts'

/** What the resolution of imports needs of an index. */
export interface Repository {
  change: number
  files: ReadonlyMap<string, IndexedFile>
}

/** Which names lead to which files, by the customs of each language. Made anew after a change. */
export class Modules {
  readonly change: number
  readonly #python = new Map<string, string>()
  /** The namespace or package a file says it belongs to. */
  readonly #packages = new Map<string, string>()
  readonly #bySuffix = new Map<string, string[]>()

  constructor({ change, files }: Repository) {
    this.change = change
    for (const { path, stored, outline } of files.values()) {
      if (stored.language === 'python') this.#addPython(path, files)
      const module = outline.symbols.find(({ kind }) => kind === 'module')
      if (module !== undefined && /^(?:java|csharp|php|go|kotlin|scala)$/.test(stored.language))
        this.#packages.set(path, module.name.replaceAll('\\', '.'))
      const name = path.slice(path.lastIndexOf('/') + 1)
      this.#bySuffix.set(name, [...(this.#bySuffix.get(name) ?? []), path])
    }
  }

  /** The file of a Python module, seen from the file that names it. */
  python(from: string, importer: string): string | undefined {
    const dots = /^\.*/.exec(from)?.[0].length ?? 0
    if (dots === 0) return this.#python.get(from)
    let folder = dirname(importer)
    for (let n = 1; n < dots; n++) folder = dirname(folder)
    const base = [folder === '.' ? '' : folder, ...from.slice(dots).split('.')].filter((part) => part !== '').join('/')
    return [`${base}.py`, `${base}/__init__.py`, `${base}.pyi`]
      .find((path) => this.#pythonFiles.has(path.replace(/^\//, '')))
      ?.replace(/^\//, '')
  }

  packageOf(path: string): string {
    return this.#packages.get(path) ?? ''
  }

  /** Files a path in an include or a require may mean: the longest common end wins. */
  bySuffix(given: string, importer: string, endings: readonly string[]): string[] {
    const parts = given.replace(/^(?:\.\/)+/, '').split('/')
    const up = parts.filter((part) => part === '..').length
    const rest = parts.slice(up).join('/')
    for (const ending of endings) {
      const wanted = `${rest}${ending}`
      const name = wanted.slice(wanted.lastIndexOf('/') + 1)
      const found = (this.#bySuffix.get(name) ?? []).filter((path) => path === wanted || path.endsWith(`/${wanted}`))
      const beside = found.filter((path) => dirname(path).startsWith(dirname(importer)))
      if (found.length > 0) return beside.length > 0 ? beside : found
    }
    return []
  }

  readonly #pythonFiles = new Set<string>()

  #addPython(path: string, files: Repository['files']): void {
    this.#pythonFiles.add(path)
    const parts = path.replace(/\.pyi?$/, '').split('/')
    if (parts.at(-1) === '__init__') parts.pop()
    // As far up as folders are packages; and by the whole path, for packages without __init__.py.
    let first = parts.length - 1
    while (first > 0 && files.has(`${parts.slice(0, first).join('/')}/__init__.py`)) first--
    for (const from of new Set([first, 0, parts[0] === 'src' ? 1 : 0])) {
      const name = parts.slice(from).join('.')
      if (name !== '' && !this.#python.has(name)) this.#python.set(name, path)
    }
  }
}

const KEPT = new WeakMap<Repository, Modules>()

export function modulesOf(repository: Repository): Modules {
  const known = KEPT.get(repository)
  if (known?.change === repository.change) return known
  const made = new Modules(repository)
  KEPT.set(repository, made)
  return made
}
