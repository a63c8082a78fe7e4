import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript-service'
import type { CodeIndexes } from '../../src/capabilities/code/index/code-indexes.ts'
import { isScript } from '../../src/capabilities/code/languages/language.ts'

const never = new AbortController().signal

const KIND = { typescript: /^(?:typescript|tsx)$/, javascript: /^javascript$/ }

/**
 * Files in which a symbol is used, by `find_references` and by a LanguageService that knows nothing of naze. Of JavaScript that service
 * does not follow a name through `module.exports = { name }`: there `beyond` lists what naze finds and it does not, to be read by a person.
 */
export async function accuracy(
  indexes: CodeIndexes,
  root: string,
  sample: number,
  kind: keyof typeof KIND,
): Promise<object | null> {
  const index = await indexes.index(root)
  const isKind = KIND[kind]
  const paths = [...index.files.values()]
    .filter(({ stored }) => (kind === 'javascript' ? isScript(stored.language) : isKind.test(stored.language)))
    .map(({ path }) => join(index.root, path))
  if (paths.length < 20) return null
  const service = ts.createLanguageService(plainHost(index.root, paths, kind), ts.createDocumentRegistry())
  const names = [...index.symbols.names()].filter((name) => {
    const found = index.symbols.named(name)
    return (
      found.length === 1 &&
      /^(?:function|class|interface|type|constant|enum|method)$/.test(found[0]?.kind ?? '') &&
      isKind.test(found[0]?.language ?? '')
    )
  })
  const picked = names.filter((_, n) => n % Math.ceil(names.length / sample) === 0)
  const sums = { right: 0, told: 0, true: 0, complete: 0 }
  const beyond: string[] = []
  for (const name of picked) {
    const [symbol] = index.symbols.named(name)
    if (symbol === undefined) continue
    const file = join(index.root, symbol.path)
    const source = service.getProgram()?.getSourceFile(file)
    if (source === undefined) continue
    const position = ts.getPositionOfLineAndCharacter(source, symbol.nameLine - 1, symbol.column)
    const found = service.findReferences(file, position)?.flatMap(({ references }) => references) ?? []
    const truth = new Set(
      found.map(({ fileName }) => relative(index.root, fileName)).filter((path) => index.files.has(path)),
    )
    const told = new Set<string>()
    let page: string | undefined
    let isComplete = true
    do {
      const answer = await indexes.run(
        root,
        'find_references',
        { name, budget: 20_000, ...(page !== undefined && { page }) },
        never,
      )
      for (const { path } of answer.hits) told.add(path)
      isComplete &&= answer.complete
      page = answer.next
    } while (page !== undefined)
    sums.true += truth.size
    sums.told += told.size
    sums.right += [...told].filter((path) => truth.has(path)).length
    sums.complete += isComplete ? 1 : 0
    for (const path of told) if (!truth.has(path)) beyond.push(`${symbol.path}#${name} in ${path}`)
    for (const path of truth) if (!told.has(path)) console.log(`missed: ${symbol.path}#${name} in ${path}`)
  }
  const share = (part: number, of: number) => Math.round((part / of) * 10_000) / 10_000
  return {
    symbols: picked.length,
    files: sums.true,
    precision: share(sums.right, sums.told),
    recall: share(sums.right, sums.true),
    complete: share(sums.complete, picked.length),
    beyond,
  }
}

function plainHost(root: string, paths: readonly string[], kind: keyof typeof KIND): ts.LanguageServiceHost {
  const file = ts.findConfigFile(root, (path) => ts.sys.fileExists(path), 'tsconfig.json')
  const config = file === undefined ? {} : (ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config as object)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root)
  return {
    getCompilationSettings: () => (kind === 'javascript' ? { ...options, allowJs: true, checkJs: true } : options),
    getScriptFileNames: () => [...paths],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) =>
      ts.sys.fileExists(path) ? ts.ScriptSnapshot.fromString(readFileSync(path, 'utf8')) : undefined,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    directoryExists: (path) => ts.sys.directoryExists(path),
  }
}
