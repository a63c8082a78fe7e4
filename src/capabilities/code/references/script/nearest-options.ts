import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript-service'
import { readOptions } from './compiler-options.ts'

/** What decides where an import leads; everything else of a config is the same for the whole repository. */
const OF_PATHS = ['paths', 'pathsBasePath', 'baseUrl', 'rootDirs', 'moduleSuffixes', 'customConditions'] as const

interface Nearest {
  options: ts.CompilerOptions
  cache: ts.ModuleResolutionCache
}

/** In a repository of several packages each has a tsconfig or jsconfig, with aliases of its own. */
export class NearestOptions {
  readonly #root: string
  readonly #byFolder = new Map<string, Nearest>()
  readonly #byFile = new Map<string, Nearest>()

  constructor(root: string) {
    this.#root = root
  }

  of(folder: string, shared: ts.CompilerOptions): Nearest {
    const known = this.#byFolder.get(folder)
    if (known !== undefined) return known
    const nearest = this.#at(configAbove(folder, this.#root), shared)
    this.#byFolder.set(folder, nearest)
    return nearest
  }

  #at(file: string, shared: ts.CompilerOptions): Nearest {
    const known = this.#byFile.get(file)
    if (known !== undefined) return known
    const own = file === '' ? {} : readOptions(file)
    const said = OF_PATHS.filter((key) => own[key] !== undefined).map((key) => [key, own[key]] as const)
    const options: ts.CompilerOptions = { ...shared, ...Object.fromEntries(said) }
    const made = { options, cache: ts.createModuleResolutionCache(this.#root, (path) => path, options) }
    this.#byFile.set(file, made)
    return made
  }
}

function configAbove(folder: string, root: string): string {
  for (let at = folder; at.startsWith(root); at = dirname(at)) {
    for (const name of ['tsconfig.json', 'jsconfig.json']) if (existsSync(join(at, name))) return join(at, name)
    if (at === root) break
  }
  return ''
}
