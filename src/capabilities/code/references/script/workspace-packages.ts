import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript-service'

interface Package {
  name: string
  folder: string
  exports: unknown
  main: string
}

const EXTENSIONS = ['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js']

/** Packages of the repository itself import each other by name, also where nothing is installed. */
export class WorkspacePackages {
  readonly #packages: Package[]
  #cache: ts.ModuleResolutionCache | undefined

  constructor(root: string, paths: readonly string[]) {
    this.#packages = paths
      .filter((path) => path === 'package.json' || path.endsWith('/package.json'))
      .map((path) => readPackage(join(root, path)))
      .filter((each) => each !== undefined)
      .toSorted((a, b) => b.name.length - a.name.length)
    this.#cache = undefined
  }

  resolve(name: string, containing: string, options: ts.CompilerOptions): ts.ResolvedModuleWithFailedLookupLocations {
    this.#cache ??= ts.createModuleResolutionCache(dirname(containing), (file) => file, options)
    const found = ts.resolveModuleName(name, containing, options, ts.sys, this.#cache)
    if (found.resolvedModule !== undefined && !found.resolvedModule.resolvedFileName.endsWith('.d.ts')) return found
    const source = this.#source(name)
    if (source === undefined) return found
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
      const base = join(known.folder, each.replace(/\.(?:d\.)?[cm]?[jt]s$/, ''))
      const file = EXTENSIONS.map((extension) => `${base}${extension}`).find((path) => existsSync(path))
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
  const entry = entries.get(key) ?? (key === '.' && !entries.has('.') ? exports : undefined)
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

function readPackage(file: string): Package | undefined {
  try {
    const { name, exports, main } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    if (typeof name !== 'string' || name === '') return undefined
    return { name, folder: dirname(file), exports, main: typeof main === 'string' ? main : 'index' }
  } catch {
    return undefined
  }
}
