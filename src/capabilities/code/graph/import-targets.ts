import { dirname } from 'node:path/posix'
import type { CodeIndex } from '../index/code-index.ts'
import type { IndexedFile } from '../index/symbol-table.ts'
import { isExported } from '../languages/exported.ts'
import { isScript } from '../languages/language.ts'
import type { OutlineImport } from '../languages/outline.ts'
import { type Modules, modulesOf } from '../references/scope/modules.ts'
import { rustFile } from '../references/scope/rust-paths.ts'
import { endingsOf } from '../references/scope/visibility.ts'
import { ScriptTargets } from './script-targets.ts'
import type { Target } from './target.ts'

/** How sure it is where a name is looked up by the customs of a language, and where a file only mentions a name of a package. */
const RESOLVED = 0.95
const MENTIONED = 0.8

/** Languages whose files use what stands beside them without saying so. */
export const WITH_PACKAGES: ReadonlySet<string> = new Set(['go', 'java', 'csharp', 'kotlin', 'scala'])

/** Where the imports of each language lead, by its own customs. */
export class ImportTargets {
  readonly #index: CodeIndex
  readonly #modules: Modules
  readonly #scripts: ScriptTargets
  /** Files by the package or namespace they say they belong to, and folders of Go by their import path. */
  readonly #packages = new Map<string, string[]>()

  constructor(index: CodeIndex) {
    this.#index = index
    this.#modules = modulesOf(index)
    this.#scripts = new ScriptTargets(index)
    for (const { path, stored } of index.files.values()) {
      if (!WITH_PACKAGES.has(stored.language) && stored.language !== 'php') continue
      const name = stored.language === 'go' ? this.#modules.goPath(dirname(path)) : this.#modules.packageOf(path)
      if (name === undefined || name === '') continue
      const known = this.#packages.get(`${stored.language} ${name}`)
      if (known === undefined) this.#packages.set(`${stored.language} ${name}`, [path])
      else known.push(path)
    }
  }

  of(file: IndexedFile, { from, names }: OutlineImport): Target {
    const { language } = file.stored
    if (isScript(language)) return this.#scripts.of(from, file.path)
    switch (language) {
      case 'python':
        return this.#python(file.path, from, names)
      case 'rust':
        return this.#rust(file.path, from, names)
      case 'go':
        return this.#package(file, from, from)
      case 'java':
      case 'kotlin':
      case 'scala':
      case 'php':
      case 'csharp':
        return this.#named(file, from.replaceAll('\\', '.'), names)
      default:
        return this.#bySuffix(file, from)
    }
  }

  #python(path: string, from: string, names: OutlineImport['names']): Target {
    // `from . import a` names a module, `from .a import b` what stands in one.
    const below = names.map(({ name }) => this.#modules.python(`${from}${from.endsWith('.') ? '' : '.'}${name}`, path))
    const own = below.every((file) => file !== undefined) && below.length > 0 ? [] : [this.#modules.python(from, path)]
    const paths = [...new Set([...below, ...own].filter((file) => file !== undefined))]
    if (paths.length > 0) return { kind: 'files', paths, confidence: 1 }
    return from.startsWith('.')
      ? { kind: 'lost', example: from }
      : { kind: 'outside', name: from.split('.')[0] ?? from }
  }

  #rust(path: string, from: string, names: OutlineImport['names']): Target {
    const parts = from.split('::').filter((part) => part !== '')
    const found = [parts, ...names.map(({ name }) => [...parts, name])].map((each) => rustFile(this.#index, each, path))
    const paths = [...new Set(found.filter((file) => file !== undefined && file !== path))] as string[]
    if (paths.length > 0) return { kind: 'files', paths, confidence: RESOLVED }
    // What stands in the same file, or in a module written in place, is no import of a file.
    return /^(?:crate|self|super)$/.test(parts[0] ?? '')
      ? { kind: 'files', paths: [], confidence: RESOLVED }
      : { kind: 'outside', name: parts[0] ?? from }
  }

  /** A class by its name, or everything of a package: then what the file mentions of it. */
  #named(file: IndexedFile, from: string, names: OutlineImport['names']): Target {
    const wanted = names.filter(({ name }) => name !== '*').map(({ name }) => name)
    const { language } = file.stored
    const whole = wanted.length === 0
    // `import static a.B.c` names the class as its module.
    const [, above = '', last = ''] = /^(.*)\.([^.]+)$/.exec(from) ?? []
    const inside = whole ? [] : this.#defining(language, from, wanted)
    const held = inside.length > 0 ? inside : this.#defining(language, above, [last])
    if (held.length > 0) return { kind: 'files', paths: held.filter((path) => path !== file.path), confidence: 1 }
    return this.#package(file, from, /^[^.]+(?:\.[^.]+)?/.exec(from)?.[0] ?? from)
  }

  #defining(language: string, name: string, wanted: readonly string[]): string[] {
    return (this.#packages.get(`${language} ${name}`) ?? []).filter((path) =>
      this.#index.files.get(path)?.outline.symbols.some((symbol) => wanted.includes(symbol.name)),
    )
  }

  #package(file: IndexedFile, name: string, outside: string): Target {
    const all = this.#packages.get(`${file.stored.language} ${name}`)
    if (all === undefined) return { kind: 'outside', name: outside }
    const mentioned = all.filter((path) => path !== file.path && this.#mentions(file, path))
    return { kind: 'files', paths: mentioned, confidence: MENTIONED }
  }

  #mentions(file: IndexedFile, other: string): boolean {
    const { symbols } = this.#index.files.get(other)?.outline ?? { symbols: [] }
    const called = this.#wordsOf(file)
    return symbols.some(
      (symbol) =>
        symbol.container === '' &&
        symbol.kind !== 'module' &&
        isExported(symbol, file.stored.language) &&
        called.has(symbol.name),
    )
  }

  readonly #words = new Map<string, ReadonlySet<string>>()
  #wordsOf({ path }: IndexedFile): ReadonlySet<string> {
    const known = this.#words.get(path)
    if (known !== undefined) return known
    const { texts, documents } = this.#index.words
    const words = new Set(Array.from(documents.get(path)?.ids ?? [], (id) => texts[id] ?? ''))
    this.#words.clear()
    this.#words.set(path, words)
    return words
  }

  #bySuffix(file: IndexedFile, from: string): Target {
    const paths = this.#modules
      .bySuffix(from, file.path, endingsOf(file.stored.language))
      .filter((path) => path !== file.path)
    return paths.length > 0
      ? { kind: 'files', paths, confidence: paths.length === 1 ? RESOLVED : MENTIONED }
      : { kind: 'outside', name: from }
  }
}
