import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ts from 'typescript-service'
import type { ServiceFile, ServicePlace } from './messages.ts'
import { compilerOptions } from './compiler-options.ts'
import { WorkspacePackages } from './workspace-packages.ts'

/** The compiler's own answers about a repository of TypeScript and JavaScript. */
export class ScriptService {
  readonly #root: string
  readonly #files = new Map<string, string>()
  #service: ts.LanguageService | undefined
  #packages: WorkspacePackages
  #projectVersion = 0

  constructor(root: string) {
    this.#root = root
    this.#packages = new WorkspacePackages(root, [])
  }

  setFiles(files: readonly ServiceFile[]): void {
    this.#files.clear()
    for (const { path, version } of files) if (isSource(path)) this.#files.set(join(this.#root, path), version)
    this.#packages = new WorkspacePackages(
      this.#root,
      files.map(({ path }) => path),
    )
    this.#projectVersion++
  }

  references(path: string, line: number, column: number): ServicePlace[] {
    const service = (this.#service ??= this.#start())
    const file = join(this.#root, path)
    const source = service.getProgram()?.getSourceFile(file)
    if (source === undefined) throw new Error(`${path} is not known to the compiler`)
    const position = ts.getPositionOfLineAndCharacter(source, line - 1, column)
    const found = service.findReferences(file, position) ?? []
    return found
      .flatMap(({ references }) => references.map((entry) => this.#place(entry)))
      .filter((place) => place !== undefined)
  }

  #place({ fileName, textSpan, isDefinition }: ts.ReferencedSymbolEntry): ServicePlace | undefined {
    const path = relative(this.#root, fileName).split(sep).join('/')
    const source = this.#service?.getProgram()?.getSourceFile(fileName)
    // Outside the repository, or in something it has installed.
    if (source === undefined || !this.#files.has(fileName)) return undefined
    const { line, character } = source.getLineAndCharacterOfPosition(textSpan.start)
    const node = nodeAt(source, textSpan.start)
    return { path, line: line + 1, column: character, isDefinition: isDefinition === true, isImport: isInImport(node) }
  }

  #start(): ts.LanguageService {
    const options = compilerOptions(this.#root)
    const files = this.#files
    const host: ts.LanguageServiceHost = {
      getCompilationSettings: () => options,
      getProjectVersion: () => String(this.#projectVersion),
      getScriptFileNames: () => [...files.keys()],
      getScriptVersion: (file) => files.get(file) ?? '0',
      getScriptSnapshot: (file) => {
        const text = ts.sys.readFile(file)
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
      },
      getCurrentDirectory: () => this.#root,
      getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
      fileExists: (file) => existsSync(file),
      readFile: (file) => readFileSync(file, 'utf8'),
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

function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = source
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) <= position && position < node.end) {
      found = node
      ts.forEachChild(node, visit)
    }
  }
  ts.forEachChild(source, visit)
  return found
}

function isInImport(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent)
    if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at) || ts.isImportEqualsDeclaration(at)) return true
  return false
}
