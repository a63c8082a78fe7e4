import { basename, dirname, join } from 'node:path'
import { readPlainSync } from '../../files/read-plain.ts'
import type { IndexedFile } from '../../index/symbol-table.ts'
import { crateOf, moduleOf } from './rust-modules.ts'

/** What the resolution of imports needs of an index. */
export interface Repository {
  root: string
  change: number
  files: ReadonlyMap<string, IndexedFile>
}

/** Which names lead to which files, by the customs of each language. Made anew after a change. */
export class Modules {
  readonly change: number
  readonly #root: string
  readonly #files: ReadonlyMap<string, IndexedFile>
  readonly #python = new Map<string, string>()
  /** The namespace or package a file says it belongs to. */
  readonly #packages = new Map<string, string>()
  readonly #bySuffix = new Map<string, string[]>()

  constructor({ root, change, files }: Repository) {
    this.change = change
    this.#root = root
    this.#files = files
    for (const { path, stored, outline } of files.values()) {
      if (stored.language === 'python') this.#addPython(path, files)
      if (stored.language === 'rust') this.#addRust(path)
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

  /** The file of a Rust module; a crate is given by its folder, or as `name:` and what others call it. */
  rust(crate: string, module: string): string | undefined {
    return this.#rust.get(`${crate} ${module}`)
  }

  /** What `import *` takes of a Python module; undefined where it says nothing, or makes it up while it runs. */
  pythonAll(path: string): ReadonlySet<string> | undefined {
    const known = this.#all.get(path)
    if (known !== undefined || this.#all.has(path)) return known
    const text = this.#text(path) ?? ''
    const [, listed] = /^__all__\s*(?::[^=\n]*)?=\s*[[(]([^\])]*)[\])]\s*(?:#.*)?$/m.exec(text) ?? []
    const isWhole = listed !== undefined && !/^__all__\s*(?:\+=|\.)/m.test(text) && !/[*\w]\s*[,+]/.test(listed)
    const all = isWhole
      ? new Set(Array.from(listed.matchAll(/["']([^"']+)["']/g), (found) => found[1] ?? ''))
      : undefined
    this.#all.set(path, all)
    return all
  }

  /** The import path of a folder of Go: by the nearest go.mod above it; undefined where there is none. */
  goPath(folder: string): string | undefined {
    for (let at = folder; ; at = dirname(at)) {
      const file = at === '.' || at === '' ? 'go.mod' : `${at}/go.mod`
      if (this.#files.has(file)) {
        const module = this.#goModule(file)
        const inside = at === '.' || at === '' ? folder : folder.slice(at.length + 1)
        return module === undefined || inside === '' || inside === '.' ? module : `${module}/${inside}`
      }
      if (at === '.' || at === '') return undefined
    }
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
  readonly #rust = new Map<string, string>()
  readonly #all = new Map<string, ReadonlySet<string> | undefined>()
  readonly #goModules = new Map<string, string | undefined>()

  #goModule(file: string): string | undefined {
    if (!this.#goModules.has(file))
      this.#goModules.set(file, /^module\s+"?([^\s"]+)/m.exec(this.#text(file) ?? '')?.[1])
    return this.#goModules.get(file)
  }

  #text(path: string): string | undefined {
    try {
      return readPlainSync(join(this.#root, path))?.toString('utf8')
    } catch {
      return undefined
    }
  }

  #addRust(path: string): void {
    const crate = crateOf(path)
    const module = moduleOf(path).join('::')
    // Where a crate has a library and a program, others name the library.
    const key = `${crate} ${module}`
    if (!this.#rust.has(key) || path.endsWith('lib.rs')) this.#rust.set(key, path)
    const called = basename(crate).replaceAll('-', '_')
    if (called !== '') this.#rust.set(`name:${called} ${module}`, path)
  }

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
