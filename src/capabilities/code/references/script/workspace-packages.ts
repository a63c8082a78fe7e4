import { dirname, join } from 'node:path'
import ts from 'typescript-service'
import { type Package, readPackage, sourceIn } from './package-sources.ts'
import { NearestOptions } from './nearest-options.ts'
import type { ServiceSettings } from './messages.ts'

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
    return sourceIn(this.#packages, name, (path) => this.#known.has(path))
  }
}
