import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-service'
import { readPlainSync } from '../../files/read-plain.ts'
import { compilerOptions } from './compiler-options.ts'
import type { ServiceAnswer, ServiceFile, ServiceSettings } from './messages.ts'
import { nodeAt } from './syntax.ts'
import { ThingSearch } from './thing-search.ts'
import { WorkspacePackages } from './workspace-packages.ts'

/** The compiler's own answers about a repository of TypeScript and JavaScript. */
export class ScriptService {
  readonly #settings: ServiceSettings
  readonly #files = new Map<string, string>()
  readonly #epochFile: string
  #epoch = 0
  #service: ts.LanguageService | undefined
  #packages: WorkspacePackages
  #projectVersion = 0
  #options: ts.CompilerOptions = {}

  constructor(settings: ServiceSettings) {
    this.#settings = settings
    this.#epochFile = join(settings.root, '__naze_epoch.d.ts')
    this.#packages = new WorkspacePackages(settings, [])
  }

  setFiles(files: readonly ServiceFile[]): void {
    this.#files.clear()
    for (const { path, version } of files) if (isSource(path)) this.#files.set(join(this.#settings.root, path), version)
    this.#packages = new WorkspacePackages(
      this.#settings,
      files.map(({ path }) => path),
    )
    this.#options = compilerOptions(this.#settings.root)
    this.#projectVersion++
  }

  /** Lets go of every type worked out so far, and keeps the parsed files. */
  forgetTypes(): void {
    this.#epoch++
    this.#projectVersion++
    this.#service?.getProgram()
  }

  references(path: string, line: number, column: number): ServiceAnswer {
    const service = (this.#service ??= this.#start())
    const program = service.getProgram()
    const source = program?.getSourceFile(join(this.#settings.root, path))
    if (program === undefined || source === undefined) throw new Error(`${path} is not known to the compiler`)
    const start = nodeAt(source, ts.getPositionOfLineAndCharacter(source, line - 1, column))
    const isOwn = (file: string) => this.#files.has(file)
    return new ThingSearch({ root: this.#settings.root, service, program, isOwn }, start).run()
  }

  #start(): ts.LanguageService {
    const files = this.#files
    const epochFile = this.#epochFile
    const host: ts.LanguageServiceHost = {
      getCompilationSettings: () => this.#options,
      getProjectVersion: () => String(this.#projectVersion),
      getScriptFileNames: () => [...files.keys(), epochFile],
      getScriptVersion: (file) => (file === epochFile ? String(this.#epoch) : (files.get(file) ?? '0')),
      getScriptSnapshot: (file) => {
        const text = file === epochFile ? `// ${this.#epoch}` : readPlainSync(file)?.toString('utf8')
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
      },
      getCurrentDirectory: () => this.#settings.root,
      getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
      fileExists: (file) => existsSync(file),
      readFile: (file) => ts.sys.readFile(file),
      directoryExists: (folder) => ts.sys.directoryExists(folder),
      getDirectories: (folder) => ts.sys.getDirectories(folder),
      resolveModuleNameLiterals: (literals, containing, _redirected, settings) =>
        literals.map(({ text }) => this.#packages.resolve(text, containing, settings)),
    }
    return ts.createLanguageService(host, ts.createDocumentRegistry())
  }
}

function isSource(path: string): boolean {
  return /\.(?:[cm]?[jt]s|[jt]sx)$/.test(path)
}
