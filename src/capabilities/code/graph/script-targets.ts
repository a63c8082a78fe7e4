import { dirname, join, normalize } from 'node:path/posix'
import { join as joinRoot } from 'node:path'
import { readPlainSync } from '../files/read-plain.ts'
import { EXTENSIONS, type Package, readPackage, sourceIn, targetsOf } from '../references/script/package-sources.ts'
import type { Repository } from '../references/scope/modules.ts'
import type { Target } from './target.ts'

/** What a tsconfig or jsconfig says of where imports lead; patterns lead to places relative to the root. */
interface Aliases {
  paths: [pattern: string, targets: string[]][]
  baseUrl: string | undefined
}

const NO_ALIASES: Aliases = { paths: [], baseUrl: undefined }
const DEEPEST = 5

/** Where the imports of TypeScript and JavaScript lead, without the compiler: by paths, aliases, and packages of the repository itself. */
export class ScriptTargets {
  readonly #repository: Repository
  readonly #packages: Package[]
  readonly #aliases = new Map<string, Aliases>()
  readonly #imports = new Map<string, unknown>()

  constructor(repository: Repository) {
    this.#repository = repository
    this.#packages = [...repository.files.keys()]
      .filter((path) => path === 'package.json' || path.endsWith('/package.json'))
      .map((path) => readPackage(joinRoot(repository.root, path)))
      .filter((each) => each !== undefined)
      .map((each) => Object.assign(each, { folder: each.folder.slice(repository.root.length + 1) }))
      .toSorted((a, b) => b.name.length - a.name.length)
  }

  of(from: string, importer: string): Target {
    const bare = from.replace(/[?#](?<!^#).*$/, '')
    if (/^\.{1,2}(?:\/|$)/.test(bare)) {
      const path = normalize(join(dirname(importer), bare))
      const file = path.startsWith('../') ? undefined : this.#at(path)
      return file === undefined ? { kind: 'lost', example: from } : { kind: 'files', paths: [file], confidence: 1 }
    }
    const file = bare.startsWith('#') ? this.#private(bare, dirname(importer)) : this.#named(bare, dirname(importer))
    if (file !== undefined) return { kind: 'files', paths: [file], confidence: 1 }
    return /^(?:[#/~]|@\/)/.test(bare)
      ? { kind: 'lost', example: from }
      : { kind: 'outside', name: /^(?:@[^/]+\/)?[^/]+/.exec(bare)?.[0] ?? bare }
  }

  #at(path: string): string | undefined {
    const { files } = this.#repository
    const base = path.replace(/\/$/, '')
    if (files.has(base)) return base
    // TypeScript is imported by the name it will be built under.
    const source = base.replace(/\.([cm]?)jsx?$/, '.$1ts')
    const others = source === base ? [] : [source, source.replace(/ts$/, 'tsx'), source.replace(/\.ts$/, '.d.ts')]
    const found = [...others, ...EXTENSIONS.map((end) => `${base}${end}`), `${base}.d.ts`, `${base}.json`]
    return found.find((each) => files.has(each))
  }

  #named(name: string, folder: string): string | undefined {
    const { paths, baseUrl } = this.#aliasesOf(folder)
    for (const [pattern, targets] of paths) {
      const [head = '', tail] = pattern.split('*')
      const fits = tail === undefined ? name === pattern : name.startsWith(head) && name.endsWith(tail)
      if (!fits) continue
      const middle = tail === undefined ? '' : name.slice(head.length, name.length - tail.length)
      for (const target of targets) {
        const file = this.#at(normalize(target.replace('*', middle)))
        if (file !== undefined) return file
      }
    }
    const based = baseUrl === undefined ? undefined : this.#at(normalize(join(baseUrl, name)))
    return based ?? sourceIn(this.#packages, name, (path) => this.#repository.files.has(path))
  }

  /** `imports` of the nearest package: names that begin with #. */
  #private(name: string, folder: string): string | undefined {
    const at = this.#above(folder, ['package.json'])
    if (at === undefined) return undefined
    if (!this.#imports.has(at)) this.#imports.set(at, fieldOf(this.#json(at), 'imports'))
    return targetsOf(this.#imports.get(at), name)
      .map((target) => this.#at(normalize(join(dirname(at), target))))
      .find((file) => file !== undefined)
  }

  #aliasesOf(folder: string): Aliases {
    const at = this.#above(folder, ['tsconfig.json', 'jsconfig.json'])
    if (at === undefined) return NO_ALIASES
    const known = this.#aliases.get(at)
    if (known !== undefined) return known
    const made = this.#read(at, 0)
    this.#aliases.set(at, made)
    return made
  }

  #read(file: string, depth: number): Aliases {
    const config = this.#json(file)
    const above = fieldOf(config, 'extends')
    const parent = (Array.isArray(above) ? above : [above])
      .filter((each): each is string => typeof each === 'string' && each.startsWith('.') && depth < DEEPEST)
      .map((each) => normalize(join(dirname(file), each.endsWith('.json') ? each : `${each}.json`)))
      .map((each) => this.#read(each, depth + 1))
      .at(-1)
    const options = fieldOf(config, 'compilerOptions')
    const said = fieldOf(options, 'baseUrl')
    const baseUrl = typeof said === 'string' ? join(dirname(file), said) : parent?.baseUrl
    const paths = fieldOf(options, 'paths')
    if (typeof paths !== 'object' || paths === null) return { paths: parent?.paths ?? [], baseUrl }
    const base = baseUrl ?? dirname(file)
    const targets = (value: unknown) =>
      Array.isArray(value) ? value.filter((each) => typeof each === 'string').map((each) => join(base, each)) : []
    return { paths: Object.entries(paths).map(([pattern, value]) => [pattern, targets(value)]), baseUrl }
  }

  #above(folder: string, names: readonly string[]): string | undefined {
    for (let at = folder; ; at = dirname(at)) {
      const found = names
        .map((name) => (at === '.' ? name : `${at}/${name}`))
        .find((path) => this.#repository.files.has(path))
      if (found !== undefined || at === '.' || at === '') return found
    }
  }

  #json(file: string): unknown {
    try {
      const text = readPlainSync(joinRoot(this.#repository.root, file))?.toString('utf8') ?? '{}'
      return JSON.parse(withoutComments(text)) as unknown
    } catch {
      return {}
    }
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined
}

/** A tsconfig may have comments and a comma too many. */
function withoutComments(text: string): string {
  const kept = text.replaceAll(/"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith('"') ? part : '',
  )
  return kept.replaceAll(/,(\s*[}\]])/g, '$1')
}
