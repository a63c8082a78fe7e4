import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript-service'
import { NearestOptions } from './nearest-options.ts'
import type { ServiceSettings } from './messages.ts'

interface Package {
  name: string
  folder: string
  exports: unknown
  main: string
}

const EXTENSIONS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'].flatMap((end) => [
  end,
  `/index${end}`,
])

/** Packages of the repository itself import each other by name, also where nothing is installed. */
export class WorkspacePackages {
  readonly #packages: Package[]
  readonly #installed: boolean
  readonly #known: ReadonlySet<string>
  readonly #options: NearestOptions

  constructor({ root, installed }: ServiceSettings, paths: readonly string[]) {
    this.#installed = installed
    this.#known = new Set(paths.map((path) => join(root, path)))
    this.#options = new NearestOptions(root)
    this.#packages = paths
      .filter((path) => path === 'package.json' || path.endsWith('/package.json'))
      .map((path) => readPackage(join(root, path)))
      .filter((each) => each !== undefined)
      .toSorted((a, b) => b.name.length - a.name.length)
  }

  resolve(name: string, containing: string, options: ts.CompilerOptions): ts.ResolvedModuleWithFailedLookupLocations {
    const nearest = this.#options.of(dirname(containing), options)
    const found = ts.resolveModuleName(name, containing, nearest.options, ts.sys, nearest.cache)
    const file = found.resolvedModule?.resolvedFileName
    if (file !== undefined && this.#known.has(file)) return found
    // Built files are not what anybody edits: the sources of the package are.
    const source = this.#source(name)
    if (source === undefined)
      return !this.#installed && found.resolvedModule?.isExternalLibraryImport === true
        ? { resolvedModule: undefined }
        : found
    const extension = /(?:\.d)?\.[cm]?[jt]sx?$/.exec(source)?.[0] ?? ts.Extension.Ts
    return { resolvedModule: { resolvedFileName: source, extension, isExternalLibraryImport: false } }
  }

  #source(name: string): string | undefined {
    const known = this.#packages.find((each) => name === each.name || name.startsWith(`${each.name}/`))
    if (known === undefined) return undefined
    const inside = name.slice(known.name.length + 1)
    const key = inside === '' ? '.' : `./${inside}`
    const told = targetsOf(known.exports, key)
    const guessed = inside === '' ? ['src/index', 'index', 'src', known.main] : [`src/${inside}`, inside]
    const roots = [...told, ...told.map((each) => each.replace(/^\.?\/?(?:dist|lib|build|out)\//, 'src/')), ...guessed]
    for (const each of roots) {
      const base = join(known.folder, each.replace(/\.(?:d\.)?[cm]?[jt]sx?$/, ''))
      const file = EXTENSIONS.map((extension) => `${base}${extension}`).find((path) => this.#known.has(path))
      if (file !== undefined) return file
    }
    return undefined
  }
}

/** Every file an entry of `exports` names, whatever its conditions are called. */
function targetsOf(exports: unknown, key: string): string[] {
  if (typeof exports === 'string') return key === '.' ? [exports] : []
  if (typeof exports !== 'object' || exports === null) return []
  const entries = new Map(Object.entries(exports))
  const entry = entries.get(key) ?? (key === '.' && !entries.has('.') ? exports : undefined) ?? starred(entries, key)
  const all: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') all.push(value)
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner)
  }
  collect(entry)
  return all.toSorted(
    (a, b) => Number(b.endsWith('.ts') && !b.endsWith('.d.ts')) - Number(a.endsWith('.ts') && !a.endsWith('.d.ts')),
  )
}

/** `"./*": "./src/*.ts"`, with what the star stands for put in. */
function starred(entries: ReadonlyMap<string, unknown>, key: string): unknown {
  for (const [pattern, target] of entries) {
    const [head = '', tail] = pattern.split('*')
    if (tail === undefined || !key.startsWith(head) || !key.endsWith(tail)) continue
    const middle = key.slice(head.length, key.length - tail.length)
    return JSON.parse(JSON.stringify(target), (_, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('*', middle) : value,
    )
  }
  return undefined
}

function readPackage(file: string): Package | undefined {
  try {
    const { name, exports, main } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    if (typeof name !== 'string' || name === '') return undefined
    return { name, folder: dirname(file), exports, main: typeof main === 'string' ? main : 'index' }
  } catch {
    return undefined
  }
}
